import type { PrintedReasons } from '../../manual-codes.js'

const MANUAL = 'Grafeno, CNAB 400, retorno, maio/2022'

/** Of Grafeno, CNAB 400, retorno, May 2022, p. 9. */
export const GRAFENO_OCCURRENCES = '02 03 06 09 10 11 12 13 14 17 18 21 22 24 27 28 29 30 32 33 40 77'

/** Pp. 10–14; 00 is no reason. */
export const GRAFENO_REASONS: readonly PrintedReasons[] = [
  { occurrences: '02', codes: '01 02 03 04 15 17 21 24 27 43 45 46 47 48 50 53 54 86 87', source: `${MANUAL}, p. 10` },
  {
    occurrences: '03',
    codes: '02 03 04 05 07 08 09 10 13 16 18 20 21 22 23 24 27 28 29 34 44 45 46 47 48 49 50 59 63 65 79 80 86',
    source: `${MANUAL}, pp. 10–11`,
  },
  { occurrences: '06', codes: '15 18', source: `${MANUAL}, p. 11` },
  { occurrences: '09', codes: '10', source: `${MANUAL}, p. 11` },
  { occurrences: '10', codes: '14 16 20', source: `${MANUAL}, p. 11` },
  { occurrences: '17', codes: '15', source: `${MANUAL}, p. 11` },
  { occurrences: '24', codes: '48 49', source: `${MANUAL}, p. 11` },
  {
    occurrences: '27',
    codes: '02 04 07 08 09 10 15 16 18 20 40 42 45 46 47 48 60 77 85 86',
    source: `${MANUAL}, pp. 11–12`,
  },
  { occurrences: '28', codes: '02 12 13 14 15 16 17 18 19 20 40 41 43 45 99', source: `${MANUAL}, p. 12` },
  {
    occurrences: '30',
    codes:
      '01 04 05 08 15 16 17 18 20 21 22 23 24 26 27 28 29 30 31 33 34 36 42 43 46 48 53 54 57 58 60 79 80 85 88 91',
    source: `${MANUAL}, pp. 12–13`,
  },
  {
    occurrences: '32',
    codes:
      '01 02 04 05 08 10 15 16 17 18 20 21 22 23 24 26 27 28 29 30 31 33 34 36 45 46 47 48 50 52 53 60 65 66 85 86',
    source: `${MANUAL}, p. 14`,
  },
]
