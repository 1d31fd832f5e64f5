/** C6: the account of a return by the manual, and the occurrence that reverses a payment. */
import type { ReturnFacts } from '../return-facts.js'

export const RETURN_FACTS: ReturnFacts = {
  cnab400: {
    account: 'titles 18-29',
    source: 'C6, CNAB 400 v2.2 (06/2022), p. 10',
    reversal: ['69', 'cancelamento de liquidação por cheque devolvido'],
  },
}
