/** Santander: the account of a return by the manual, and the occurrence that reverses a payment. */
import type { ReturnFacts } from '../return-facts.js'

export const RETURN_FACTS: ReturnFacts = {
  cnab240: { account: 'titles 18-21 23-31', source: 'H7815 8.4, p. 13', reversal: null },
  cnab400: { account: 'titles 18-21 30-37 384-385', source: 'H7800 2.36, pp. 15–16 and nota 2', reversal: null },
  'cnab400 356': { account: 'titles 19-22 24-30', source: 'padrão 356 1.1, p. 13', reversal: null },
  'cnab400 BANESPA': { account: 'titles 18-21 30-37 384-385', source: 'Banespa-033 2.0, pp. 12–13', reversal: null },
}
