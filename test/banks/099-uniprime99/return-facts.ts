/** Uniprime Central: the account of a return by the manual, and the occurrence that reverses a payment. */
import type { ReturnFacts } from '../return-facts.js'

export const RETURN_FACTS: ReturnFacts = {
  cnab400: {
    account: 'titles 26-29 30-36',
    source: 'Bradesco, CNAB 400 v17, p. 17',
    reversal: ['40', 'estorno de pagamento'],
  },
}
