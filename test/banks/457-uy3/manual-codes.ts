import type { ManualCodes } from '../manual-codes.js'

const MANUAL = 'UY3, CNAB 400, julho/2024'

export const MANUAL_CODES: ManualCodes = {
  cnab400: {
    occurrences: {
      codes: '02 03 06 09 10 12 13 14 15 16 19 20 21 23 24 27 28 32 33 34 55',
      source: `${MANUAL}, pp. 11–12`,
    },
    // 00 is no reason. Of 02 and 27 none are printed.
    reasons: [
      {
        occurrences: '03',
        codes:
          '02 03 04 05 08 09 10 13 16 17 18 19 23 24 27 28 29 32 34 38 39 41 42 46 47 48 49 50 51 52 53 54 59 63 66 97',
        source: `${MANUAL}, pp. 12–13`,
      },
      { occurrences: '09', codes: '10', source: `${MANUAL}, p. 13` },
      { occurrences: '10', codes: '14 16 20', source: `${MANUAL}, p. 14` },
      { occurrences: '19', codes: 'A D', source: `${MANUAL}, p. 11` },
      { occurrences: '24', codes: '48 49', source: `${MANUAL}, p. 14` },
      { occurrences: '28', codes: '08', source: `${MANUAL}, p. 14` },
      { occurrences: '32', codes: '42 88', source: `${MANUAL}, p. 14` },
    ],
    movements: { codes: '01 02 03 04 05 06 07 08 09 12 13 14 18 19 20 21 22 23 24 31', source: `${MANUAL}, pp. 5–6` },
  },
}
