/** Banco do Nordeste: the account of a return by the manual, and the occurrence that reverses a payment. */
import type { ReturnFacts } from '../return-facts.js'

export const RETURN_FACTS: ReturnFacts = {
  cnab400: { account: 'titles 18-21 24-30', source: 'BNB, CNAB 400 v2.0 (07/2011), p. 9', reversal: null },
}
