/** Fibra: the account of a return by the manual, and the occurrence that reverses a payment. */
import type { ReturnFacts } from '../return-facts.js'

export const RETURN_FACTS: ReturnFacts = {
  cnab400: { account: 'titles 18-37', source: 'CNAB 400 (08/2021), p. 14', reversal: null },
}
