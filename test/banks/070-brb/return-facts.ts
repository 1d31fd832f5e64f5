/** BRB: the account of a return by the manual, and the occurrence that reverses a payment. */
import type { ReturnFacts } from '../return-facts.js'

export const RETURN_FACTS: ReturnFacts = {
  cnab400: {
    account: 'titles 28-37',
    source: 'Manual e Leiautes 077 (06/2019), sheet Leiaute Retorno, row 48',
    reversal: null,
  },
}
