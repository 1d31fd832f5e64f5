/** Sisprime: the account of a return by the manual, and the occurrence that reverses a payment. */
import type { ReturnFacts } from '../return-facts.js'

export const RETURN_FACTS: ReturnFacts = {
  cnab400: { account: 'titles 26-29 30-36', source: 'CNAB 400 2.0 (07/2019), p. 8', reversal: null },
  'cnab400 750': {
    account: 'titles 26-29 30-36',
    source: 'CNAB 400 2.0 (07/2019), p. 8; CNAB 240 v3 (10/2023), p. 9',
    reversal: null,
  },
  cnab240: {
    account: 'titles 18-22 24-35',
    source: 'CNAB 240 v3 (10/2023), p. 3',
    reversal: ['44', 'título pago com cheque devolvido'],
  },
  'cnab240 750': {
    account: 'titles 18-22 24-35',
    source: 'CNAB 240 v3 (10/2023), pp. 3 e 9',
    reversal: ['44', 'título pago com cheque devolvido'],
  },
}
