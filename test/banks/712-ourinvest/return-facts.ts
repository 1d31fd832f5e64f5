/** Ourinvest: the account of a return by the manual, and the occurrence that reverses a payment. */
import type { ReturnFacts } from '../return-facts.js'

export const RETURN_FACTS: ReturnFacts = {
  cnab400: { account: 'titles 26-29 30-36', source: 'CNAB 400 1.5 (09/2023), p. 28', reversal: null },
}
