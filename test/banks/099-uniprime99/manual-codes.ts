import type { ManualCodes } from '../manual-codes.js'

/** Codes to which ACBr and Bradesco give the same meaning, typed from both. */
const source = (page: string): string =>
  `ACBr (class TACBrBancoUniprime) and Bradesco, CNAB 400, versão 17 (28/09/2020), ${page}`

export const MANUAL_CODES: ManualCodes = {
  cnab400: {
    occurrences: {
      codes: '02 03 06 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 27 28 29 30 32 33 34 35 40 55 68 69 73 74',
      source: source('p. 42'),
    },
    reasons: [
      {
        occurrences: '02',
        codes: '01 04 15 17 21 24 38 39 43 45 46 47 48 50 53 54 67 68 69 70 71 72 73 75 86 89 90',
        source: source('pp. 44–45'),
      },
      {
        occurrences: '03',
        codes: '02 03 04 05 07 08 09 10 13 16 18 20 21 22 24 28 38 46 47 48 50 63 65 66 68 69 70 71 72 73 74 75',
        source: source('pp. 45–46'),
      },
      { occurrences: '06', codes: '42', source: source('p. 46') },
      { occurrences: '09', codes: '10', source: source('p. 47') },
      { occurrences: '10', codes: '14 16 20', source: source('p. 47') },
      { occurrences: '19', codes: 'A D', source: source('p. 43') },
      { occurrences: '24', codes: '48', source: source('p. 47') },
      { occurrences: '27', codes: '04 07 08 10 15 40 42 60 77 85', source: source('p. 47') },
      {
        occurrences: '28',
        codes: `02 03 04 08 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 28 29 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47
          48 49 50 51 54 58 78 81 82 83 96 97 98 99`,
        source: source('pp. 48–49'),
      },
      { occurrences: '29', codes: '78', source: source('p. 49') },
      {
        occurrences: '30',
        codes: '01 04 05 08 15 16 17 18 24 26 27 28 29 30 31 32 33 34 38 39 40 42 46 48 53 54 57 58 60 79 80 85 88 91',
        source: source('pp. 49–50'),
      },
      {
        occurrences: '32',
        codes:
          '01 02 04 05 07 08 10 15 16 17 18 20 21 22 24 28 29 30 31 33 34 36 38 39 40 41 45 46 47 48 50 53 60 85 86',
        source: source('pp. 50–51'),
      },
      { occurrences: '35', codes: '81 82 83 84', source: source('p. 51') },
    ],
  },
}
