import type { ManualCodes } from '../manual-codes.js'

const MANUAL = 'C6, CNAB 400 v2.2 (06/2022)'

export const MANUAL_CODES: ManualCodes = {
  cnab400: {
    occurrences: {
      codes: `02 03 04 05 06 07 08 09 10 12 13 14 15 16 17 19 20 21 23 29 32 35 36 37 38 65 69 71 72 74 75 90 95 96 97 98 99`,
      source: `${MANUAL}, p. 19`,
    },
    reasons: [
      { occurrences: '03 15 16 17 90', codes: '9005 9006 9007 9008', source: `${MANUAL}, p. 20` },
      // Those of other occurrences are in a spreadsheet that is not at hand (pp. 20 and 28–29).
    ],
    movements: { codes: '01 02 04 05 06 07 09 10 18 19 31 34 90', source: `${MANUAL}, pp. 14–15` },
  },
}
