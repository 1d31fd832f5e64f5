/** Sicredi: the account of a return by the manual, and the occurrence that reverses a payment. */
import type { ReturnFacts } from '../return-facts.js'

export const RETURN_FACTS: ReturnFacts = {
  cnab400: { account: 'header 27-31', source: 'CNAB 400 2.1, p. 36', reversal: null },
  cnab240: { account: 'titles 19-22 31-35', source: 'CNAB 240 1.6, p. 60', reversal: null },
}
