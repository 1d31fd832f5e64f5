/** ID Banco: the account of a return by the manual, and the occurrence that reverses a payment. */
import type { ReturnFacts } from '../return-facts.js'

export const RETURN_FACTS: ReturnFacts = {
  cnab400: { account: 'titles 26-29 30-36', source: 'CNAB 400 (02/2024), p. 22', reversal: null },
}
