/** Inter: the account of a return by the manual, and the occurrence that reverses a payment. */
import type { ReturnFacts } from '../return-facts.js'

export const RETURN_FACTS: ReturnFacts = {
  cnab400: { account: 'titles 24-27 28-36', source: 'Manual CNAB400 v1.1 (30/08/2021), p. 14', reversal: null },
}
