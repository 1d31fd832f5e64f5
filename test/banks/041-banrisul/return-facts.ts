/** Banrisul: the account of a return by the manual, and the occurrence that reverses a payment. */
import type { ReturnFacts } from '../return-facts.js'

export const RETURN_FACTS: ReturnFacts = {
  cnab400: { account: 'titles 18-30', source: 'CNAB 400 (12/2020), p. 18', reversal: null },
  cnab240: {
    account: 'header 33-45',
    source: 'CNAB 240 10.3 (06/2023), p. 5',
    reversal: ['44', 'título pago com cheque devolvido'],
  },
  'cnab240 040': { account: 'header 33-45', source: 'CNAB 240 (10/2013), p. 7', reversal: null },
}
