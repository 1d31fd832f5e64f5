/** Unicred: the account of a return by the manual, and the occurrence that reverses a payment. */
import type { ReturnFacts } from '../return-facts.js'

export const RETURN_FACTS: ReturnFacts = {
  cnab400: { account: 'titles 18-21 23-30', source: 'CNAB 400 (07/08/2020), p. 4', reversal: null },
  cnab240: { account: 'titles 24-37', source: 'CNAB 240 (08/07/2021), p. 5', reversal: null },
}
