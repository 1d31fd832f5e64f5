/** Pine: the account of a return by the manual, and the occurrence that reverses a payment. */
import type { ReturnFacts } from '../return-facts.js'

export const RETURN_FACTS: ReturnFacts = {
  cnab400: { account: 'titles 18-37', source: 'CNAB 400 (02/2019), p. 13', reversal: null },
}
