/** UY3: the account of a return by the manual, and the occurrence that reverses a payment. */
import type { ReturnFacts } from '../return-facts.js'

export const RETURN_FACTS: ReturnFacts = {
  cnab400: { account: 'titles 26-29 30-36', source: 'CNAB 400 (07/2024), p. 9', reversal: null },
}
