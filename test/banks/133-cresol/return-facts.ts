/** Cresol: the account of a return by the manual, and the occurrence that reverses a payment. */
import type { ReturnFacts } from '../return-facts.js'

export const RETURN_FACTS: ReturnFacts = {
  cnab400: {
    account: 'titles 26-29 30-36',
    source: 'CNAB 400 2.0, pp. 9–10',
    reversal: ['44', 'título pago com cheque devolvido'],
  },
  cnab240: {
    account: 'titles 18-22 24-35',
    source: 'CNAB 240 v1.0.2 (02/2022), pp. 22–23',
    reversal: ['44', 'título pago com cheque devolvido'],
  },
}
