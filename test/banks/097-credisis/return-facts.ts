/** CrediSIS: the account of a return by the manual, and the occurrence that reverses a payment. */
import type { ReturnFacts } from '../return-facts.js'

export const RETURN_FACTS: ReturnFacts = {
  cnab400: { account: 'titles 18-21 22-29', source: 'CNAB 400 v1.1 (06/2017), p. 15', reversal: null },
  cnab240: { account: 'titles 18-22 24-35', source: 'CNAB 240 (04/2017), p. 17', reversal: null },
}
