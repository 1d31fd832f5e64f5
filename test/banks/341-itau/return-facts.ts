/** Itaú: the account of a return by the manual, and the occurrence that reverses a payment. */
import type { ReturnFacts } from '../return-facts.js'

export const RETURN_FACTS: ReturnFacts = {
  cnab240: { account: 'titles 19-22 31-35', source: 'FEBRABAN 240 (01/2017), p. 14', reversal: null },
  cnab400: { account: 'titles 18-21 24-28', source: 'CNAB 400 (07/2021), p. 20', reversal: ['69', 'cheque devolvido'] },
}
