/** Vórtx: the account of a return by the manual, and the occurrence that reverses a payment. */
import type { ReturnFacts } from '../return-facts.js'

export const RETURN_FACTS: ReturnFacts = {
  cnab400: {
    account: 'titles 26-29 30-37',
    source: 'CNAB 400 V1.0 (08/2025), p. 5',
    reversal: ['40', 'estorno de pagamento'],
  },
}
