import type { ManualCodes } from '../manual-codes.js'

const MANUAL = 'BNB, CNAB 400 v2.0 (07/2011)'

export const MANUAL_CODES: ManualCodes = {
  cnab400: {
    // 51 to 83 are services plus 50.
    occurrences: {
      codes: '02 04 06 07 08 09 10 11 12 13 14 15 18 19 20 21 22 51 52 54 56 57 58 59 60 62 63 81 82 83',
      source: `${MANUAL}, p. 12`,
    },
    // 78 to 115 are «vago».
    reasons: [
      {
        occurrences: '51 52 54 56 57 58 59 60 62 63 81 82 83',
        codes: `01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39
          40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77`,
        source: `${MANUAL}, pp. 14–15`,
      },
    ],
    movements: { codes: '01 02 04 06 07 08 09 10 12 13 31 32 33 99', source: `${MANUAL}, p. 12` },
  },
}
