import { autbank400Codes } from '../families/autbank400/manual-codes.js'
import type { ManualCodes } from '../manual-codes.js'

const { movements: _, ...codes } = autbank400Codes({
  manual: 'AUTBANK, CNAB 400 (14/12/2018)',
  pages: { occurrences: 'p. 14', '03': 'pp. 15–16', '15': 'p. 17', '16': 'p. 17', movements: 'p. 6' },
})

/** Returns only. */
export const MANUAL_CODES: ManualCodes = { cnab400: codes }
