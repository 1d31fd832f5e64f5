/** Citibank: the account of a return by the manual, and the occurrence that reverses a payment. */
import type { ReturnFacts } from '../return-facts.js'

export const RETURN_FACTS: ReturnFacts = {
  cnab400: { account: 'titles 18-37', source: 'Manual CNAB 400 v1.16, p. 13', reversal: null },
  cnab240: { account: 'titles 24-35', source: 'Manual CNAB 240 v1.8, p. 14', reversal: null },
}
