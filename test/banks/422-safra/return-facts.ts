/** Safra: the account of a return by the manual, and the occurrence that reverses a payment. */
import type { ReturnFacts } from '../return-facts.js'

export const RETURN_FACTS: ReturnFacts = {
  cnab400: { account: 'titles 18-22 23-30', source: 'Layout Padrão Safra 400 (12/2017), p. 15', reversal: null },
  cnab240: { account: 'titles 18-22 24-35', source: 'FEBRABAN CNAB 240, 10.6, p. 66', reversal: null },
}
