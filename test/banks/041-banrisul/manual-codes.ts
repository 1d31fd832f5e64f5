import type { ManualCodes } from '../manual-codes.js'

const MANUAL240 = 'Banrisul, CNAB 240 versão 10.3 (23/06/2023)'
const MANUAL400 = 'Banrisul, CNAB 400 (atualizações até 12/2020)'
const MANUAL2013 = 'Banrisul, CNAB 240 (outubro/2013)'

export const MANUAL_CODES: ManualCodes = {
  cnab400: {
    occurrences: {
      codes: `02 03 04 06 07 08 09 10 11 12 13 14 15 16 18 19 20 21 22 23 25 26 30 31 32 33 34 40 41 42 43 44 45 46 47 68
        69`,
      source: `${MANUAL400}, pp. 19–20`,
    },
    reasons: [
      {
        occurrences: '03 16 18',
        codes: `01 02 04 05 08 09 10 15 16 17 18 20 21 23 24 25 26 27 28 29 30 32 33 34 37 38 39 40 41 42 43 44 45 46 47 48
          49 50 52 53 54 57 58 59 60 62 63 79 80 81 83 84 86`,
        source: `${MANUAL400}, 3.6.1, pp. 25–27`,
      },
      {
        occurrences: '03',
        codes: '01 02 03 04 05 06 08 11 12 13 20 21 24 25 26 27 28 32 33 44 45 46 07',
        source: `${MANUAL400}, 3.6.2, p. 28`,
      },
      { occurrences: '06 15', codes: '38 39 40 41 42 43', source: `${MANUAL400}, 3.6.2, p. 28` },
      { occurrences: '09 10', codes: '37 43', source: `${MANUAL400}, 3.6.2, p. 29` },
      {
        occurrences: '68',
        codes: '01 02 03 04 05 06 08 11 12 13 20 21 24 25 26 27 28 29 30 31 32 33 34 35 43 45 46 48',
        source: `${MANUAL400}, 3.6.2, p. 29`,
      },
      { occurrences: '69', codes: '04 05 06 32 33 36 43 45 46 47 49 50', source: `${MANUAL400}, 3.6.2, p. 30` },
    ],
    movements: {
      codes: '01 02 04 05 06 07 08 09 10 12 13 16 18 19 20 21 68 69 14 24',
      source: `${MANUAL400}, pp. 7–8 and 11`,
    },
  },
  cnab240: {
    occurrences: {
      codes: `02 03 04 05 06 07 08 09 11 12 13 14 15 17 19 20 23 24 25 26 27 28 29 30 33 34 35 36 37 38 39 40 41 42 43 44 45
        46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 63 64 65 AB AC RI`,
      source: `${MANUAL240}, C044, pp. 25–26`,
    },
    reasons: [
      {
        occurrences: '02 03 26 30',
        codes: `01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36
          37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73
          74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99 A1 A2 A3 A4 A5 A6 A7 A8 A9 B1 B2
          B3 B4 B5 P1 P2 P4`,
        source: `${MANUAL240}, C047-A, pp. 26–28`,
      },
      {
        occurrences: '28',
        codes: '01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20',
        source: `${MANUAL240}, C047-B, pp. 28–29`,
      },
      {
        occurrences: '06 09 17',
        codes: '01 02 03 04 05 06 07 08 30 31 32 33 34 35 36 37 61 09 10 11 12 13 14 15',
        source: `${MANUAL240}, C047-C, p. 29`,
      },
      { occurrences: 'AB', codes: '01 02 03 04 05 06 07 08', source: `${MANUAL240}, C047-D, p. 29` },
      { occurrences: 'AC', codes: '70 76 77 78 79 80 90 91 92 93 95 97', source: `${MANUAL240}, C047-E, p. 30` },
    ],
    movements: {
      codes: `01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 30 31 33 34 35 40 41 42 43 44 45 46 47
        48 49`,
      source: `${MANUAL240}, C004, pp. 20–21`,
    },
  },
  'cnab240 040': {
    occurrences: {
      codes: '02 03 04 05 06 09 11 12 13 14 15 17 19 20 23 25 26 27 28 30 AA AB AC',
      source: `${MANUAL2013}, pp. 22–23`,
    },
    reasons: [
      {
        occurrences: '03 26 30',
        codes: `01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 32 33 34 35 36 37
          38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 57 58 59 60 62 63 79 80 81 83 84 86`,
        source: `${MANUAL2013}, 5.1, pp. 34–36`,
      },
      { occurrences: '02', codes: 'A4', source: `${MANUAL2013}, p. 25` },
      { occurrences: '06 17 AB', codes: '01 02 03 04 05 06 07 08', source: `${MANUAL2013}, p. 25` },
      { occurrences: '09', codes: '09 10 11 12 AA', source: `${MANUAL2013}, p. 25` },
      { occurrences: '11 AC', codes: '70 76 77 78 79 80 90 91 92 93 95 97', source: `${MANUAL2013}, p. 25` },
      { occurrences: '28', codes: '01 02 03 04 05 06 07 08 09 10 AA', source: `${MANUAL2013}, pp. 25–26` },
    ],
  },
}
