import type { ManualCodes } from '../manual-codes.js'

const MANUAL = 'ID Banco, CNAB 400, fevereiro/2024'

export const MANUAL_CODES: ManualCodes = {
  cnab400: {
    occurrences: {
      codes: '02 03 06 09 10 11 12 13 14 15 17 18 19 20 21 23 24 27 28 30 32 33 34 35 68 69',
      source: `${MANUAL}, pp. 25–26`,
    },
    reasons: [
      { occurrences: '02', codes: '17 21 24 38 39 43 45 46 47 48 50 53 54', source: `${MANUAL}, pp. 26–27` },
      {
        occurrences: '03',
        codes: '02 03 04 05 07 08 09 10 16 18 20 21 22 24 38 44 50 63',
        source: `${MANUAL}, p. 27`,
      },
      { occurrences: '09', codes: '10', source: `${MANUAL}, p. 27` },
      { occurrences: '10', codes: '14 15', source: `${MANUAL}, p. 27` },
      { occurrences: '19', codes: 'A D', source: `${MANUAL}, p. 26` },
      { occurrences: '24', codes: '48', source: `${MANUAL}, p. 28` },
      { occurrences: '27', codes: '04 07 08 10 15 40 42 60 77 85', source: `${MANUAL}, p. 28` },
      { occurrences: '28', codes: '03 04 08', source: `${MANUAL}, p. 28` },
      {
        occurrences: '30',
        codes: '01 04 05 08 15 16 17 18 24 29 30 31 33 34 38 39 40 42 60 85',
        source: `${MANUAL}, p. 28`,
      },
      {
        occurrences: '32',
        codes:
          '01 02 04 05 07 08 10 16 17 18 20 21 22 24 28 29 30 31 33 34 36 38 39 40 41 42 45 46 47 48 50 53 60 85 86',
        source: `${MANUAL}, pp. 28–29`,
      },
    ],
    movements: { codes: '01 02 04 05 06 07 08 09 18 19 31 35 68 69', source: `${MANUAL}, pp. 18–19` },
  },
}
