import type { ManualCodes } from '../manual-codes.js'

/** Codes to which ACBr and C6's manual give the same meaning, typed from both. */
const source = (page: string): string => `ACBr (class TACBrBancoPefisa) and C6, CNAB 400 v2.2 (06/2022), ${page}`

export const MANUAL_CODES: ManualCodes = {
  cnab400: {
    occurrences: {
      codes: '02 03 04 05 06 07 08 09 10 12 13 14 15 16 17 19 20 21 23 32 35 36 37 38 65 69 71 75 90 95 96 97 98 99',
      source: source('p. 19'),
    },
    reasons: [{ occurrences: '03 15 16 17 90', codes: '9005 9006 9007 9008', source: source('p. 20') }],
    movements: { codes: '01 02 04 05 06 07 09 18 19 31', source: source('pp. 14–15') },
  },
}
