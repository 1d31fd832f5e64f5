/** Ailos: the account of a return by the manual, and the occurrence that reverses a payment. */
import type { ReturnFacts } from '../return-facts.js'

export const RETURN_FACTS: ReturnFacts = {
  cnab240: { account: 'titles 18-22 24-35', source: 'CNAB 240 (01/2023), p. 27', reversal: null },
}
