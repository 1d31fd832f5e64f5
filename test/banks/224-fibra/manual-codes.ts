import { autbank400Codes } from '../families/autbank400/manual-codes.js'
import type { ManualCodes } from '../manual-codes.js'

export const MANUAL_CODES: ManualCodes = {
  cnab400: autbank400Codes({
    manual: 'Fibra, CNAB 400 (08/2021)',
    pages: { occurrences: 'pp. 15–16', '03': 'pp. 16–18', '15': 'p. 18', '16': 'pp. 18–19', movements: 'p. 7' },
    movements: '01 02 04 06 09 18',
  }),
}
