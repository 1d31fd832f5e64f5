import { GRAFENO_OCCURRENCES, GRAFENO_REASONS } from '../families/grafeno400/manual-codes.js'
import type { ManualCodes } from '../manual-codes.js'

const MANUAL = 'BMP, CNAB 400, versão 10 (05/2024)'

export const MANUAL_CODES: ManualCodes = {
  cnab400: {
    occurrences: {
      codes: '02 03 06 09 10 11 12 13 14 17 18 21 22 24 27 28 29 32 40',
      source: `${MANUAL}, p. 38; 14 of the trailer, p. 37`,
    },
    // 00 is no reason. Of 29 none are printed.
    reasons: [
      {
        occurrences: '02',
        codes: '01 02 03 04 15 17 21 24 27 43 45 46 47 48 50 53 54 86 87',
        source: `${MANUAL}, pp. 39–40`,
      },
      {
        occurrences: '03',
        codes:
          '02 03 04 05 07 08 09 10 13 16 18 20 21 22 23 24 27 28 29 34 35 36 37 44 45 46 47 48 49 50 51 52 53 59 63 65 79 80 86 88 89 90 91 92 93 94 95 96 97 98',
        source: `${MANUAL}, pp. 40–42`,
      },
      { occurrences: '06', codes: '15 18', source: `${MANUAL}, p. 42` },
      { occurrences: '09', codes: '10', source: `${MANUAL}, p. 42` },
      { occurrences: '10', codes: '14 16 20', source: `${MANUAL}, p. 42` },
      { occurrences: '17', codes: '15', source: `${MANUAL}, pp. 42–43` },
      { occurrences: '24', codes: '48 49', source: `${MANUAL}, p. 43` },
      {
        occurrences: '27',
        codes: '02 04 07 08 09 10 15 16 18 20 40 42 45 46 47 48 60 77 85 86',
        source: `${MANUAL}, p. 43`,
      },
      { occurrences: '28', codes: '02 12 13 14 15 17 18 19 20 40 41 43 45 99', source: `${MANUAL}, pp. 43–44` },
      {
        occurrences: '32',
        codes:
          '01 02 04 05 08 10 15 16 17 18 20 21 22 23 24 26 27 28 29 30 31 33 34 36 45 46 47 48 50 52 53 60 65 66 85 86',
        source: `${MANUAL}, pp. 44–45`,
      },
    ],
    movements: { codes: '01 02 06 07 20', source: `${MANUAL}, p. 15` },
  },
  'cnab400 grafeno': {
    occurrences: { codes: GRAFENO_OCCURRENCES, source: 'Grafeno, CNAB 400, retorno, maio/2022, p. 9' },
    reasons: GRAFENO_REASONS,
    movements: { codes: '01 02 04 06 07 08 09 10 19 23', source: 'Grafeno, CNAB 444, maio/2022, p. 12' },
  },
}
