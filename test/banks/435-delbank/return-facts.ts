/** Delbank: the account of a return by the manual, and the occurrence that reverses a payment. */
import type { ReturnFacts } from '../return-facts.js'

export const RETURN_FACTS: ReturnFacts = {
  cnab400: { account: 'titles 18-37', source: 'AUTBANK CNAB 400 (14/12/2018), p. 12', reversal: null },
}
