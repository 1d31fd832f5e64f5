/** BV: the account of a return by the manual, and the occurrence that reverses a payment. */
import type { ReturnFacts } from '../return-facts.js'

export const RETURN_FACTS: ReturnFacts = {
  cnab400: { account: 'titles 18-27', source: 'BV, CNAB 400 6.2 (08/2024), p. 11', reversal: null },
}
