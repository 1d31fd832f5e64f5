/** Banestes: the account of a return by the manual, and the occurrence that reverses a payment. */
import type { ReturnFacts } from '../return-facts.js'

export const RETURN_FACTS: ReturnFacts = {
  cnab400: { account: 'titles 18-28', source: 'CNAB 400 (07/2015), p. 14', reversal: null },
  cnab240: { account: 'titles 25-35', source: 'CNAB 240 (07/2015), p. 18', reversal: null },
}
