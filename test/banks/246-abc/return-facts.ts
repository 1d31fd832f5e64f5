/** ABC Brasil: the account of a return by the manual, and the occurrence that reverses a payment. */
import type { ReturnFacts } from '../return-facts.js'

export const RETURN_FACTS: ReturnFacts = {
  cnab400: { account: 'titles 18-37', source: 'CNAB 400 (16/11/2023), p. 16', reversal: null },
  cnab240: {
    account: 'titles 18-37',
    source: 'CNAB 240 (05/2020), p. 24',
    reversal: ['44', 'título pago com cheque devolvido'],
  },
}
