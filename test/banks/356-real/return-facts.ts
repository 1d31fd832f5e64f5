/** Banco Real: the account of a return by the manual, and the occurrence that reverses a payment. */
import type { ReturnFacts } from '../return-facts.js'

export const RETURN_FACTS: ReturnFacts = {
  cnab240: {
    account: 'titles 18-22 24-35',
    source: 'Banco Real, CNAB 240, versão 4.5 (06/07/2010), p. 23',
    reversal: null,
  },
  cnab400: {
    account: 'titles 19-22 24-30',
    source: 'Banco Real, CNAB 400, versão 3.0 (05/01/2005), p. 22',
    reversal: null,
  },
}
