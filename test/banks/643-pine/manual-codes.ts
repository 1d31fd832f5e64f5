import { autbank400Codes, ENTRY_REJECTIONS, MOVEMENTS, without } from '../families/autbank400/manual-codes.js'
import type { ManualCodes } from '../manual-codes.js'

export const MANUAL_CODES: ManualCodes = {
  cnab400: autbank400Codes({
    manual: 'Pine, CNAB 400 (02/2019)',
    pages: { occurrences: 'pp. 15–16', '03': 'pp. 16–18', '15': 'p. 18', '16': 'pp. 18–19', movements: 'p. 7' },
    entryRejections: without(ENTRY_REJECTIONS, 'KF KG'),
    movements: without(MOVEMENTS, '07 08'),
  }),
}
