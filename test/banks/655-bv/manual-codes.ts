import type { ManualCodes } from '../manual-codes.js'

const MANUAL = 'BV, CNAB 400 6.2 (08/2024)'

export const MANUAL_CODES: ManualCodes = {
  cnab400: {
    // Printed without leading zeros.
    occurrences: {
      codes: '02 03 06 07 08 09 12 14 16 18 19 20 21 22 23 24 25 26 27 28 29 32 33 34 35 47 48 49 50 51 70',
      source: `${MANUAL}, pp. 15–16`,
    },
    reasons: [
      {
        occurrences: '03',
        codes: `01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 50 53 54`,
        source: `${MANUAL}, pp. 16–17`,
      },
      { occurrences: '16', codes: '36 37 38 39 40 41 42 43 44 45 46 47 48 49 51 52', source: `${MANUAL}, p. 17` },
      { occurrences: '06 07 08 70', codes: '01 02 03 05 06 07 08', source: `${MANUAL}, pp. 17–18` },
    ],
    movements: { codes: '01 48 02 04 06 07 08 09 10 11 12 13 14 15 18 36', source: `${MANUAL}, p. 14` },
  },
}
