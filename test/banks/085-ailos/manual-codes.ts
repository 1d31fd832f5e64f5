import type { ManualCodes } from '../manual-codes.js'

const MANUAL = 'Ailos, Manual Técnico de Cobrança Bancária CNAB 240 (01/2023)'

export const MANUAL_CODES: ManualCodes = {
  cnab240: {
    occurrences: {
      codes: `02 03 06 07 08 09 12 13 14 17 19 20 22 23 24 25 26 27 28 36 37 42 46 51 52 76 77 89 91 92 93 94 95 96 97 98`,
      source: `${MANUAL}, C044, p. 38`,
    },
    reasons: [
      {
        occurrences: '02 03 26 30 91',
        codes: `01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 33 34 35 36
          37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 79 80 86 89 91 96 97
          98 99 A2 A4 A3 R1 P1 A5 A7 A8 A9 BI B3 B4 B5 B6 H3 H4 H6 NP PC S1 XA XW`,
        source: `${MANUAL}, C047-A, pp. 39–41`,
      },
      { occurrences: '03', codes: '87 89', source: `${MANUAL}, C047, p. 41` },
      { occurrences: '26', codes: 'B7 XW 87 89', source: `${MANUAL}, C047, p. 41` },
      { occurrences: '36', codes: '87', source: `${MANUAL}, C047, p. 41` },
      { occurrences: '37', codes: 'B2 B3 89', source: `${MANUAL}, C047, p. 41` },
      { occurrences: '96', codes: 'S1', source: `${MANUAL}, C047, p. 41` },
      { occurrences: '91', codes: '01 02 03 04 05 06 07 08 09', source: `${MANUAL}, C047, pp. 41–42` },
      {
        occurrences: '92',
        codes: `S1 S2 S3 S4 14 15 16 17 18 26 29 30 31 32 80 87 88 89 90 91 13 19 20 33 34 35 36 37 38 39 40 41 42 43 44
          45 46 47 48 92 93 94 95`,
        source: `${MANUAL}, C047, pp. 42–43`,
      },
      { occurrences: '93', codes: 'S1 S2 S3 S4 S5', source: `${MANUAL}, C047, p. 43` },
      { occurrences: '94', codes: 'S1 S2 S4', source: `${MANUAL}, C047, p. 43` },
      {
        occurrences: '28',
        codes: '01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 H1 H2 E1 C2',
        source: `${MANUAL}, C047-B, p. 43`,
      },
      {
        occurrences: '06 09 17',
        codes: '01 02 03 04 05 06 07 08 30 31 32 33 34 35 36 37 38 09 10 11 12 13 14 15',
        source: `${MANUAL}, C047-C, p. 44`,
      },
      { occurrences: '98', codes: 'F1 F2 F3', source: `${MANUAL}, C047-E, p. 44` },
      {
        occurrences: '89',
        codes: `01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36
          37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 70 89 90 99`,
        source: `${MANUAL}, pp. 56–57`,
      },
    ],
    movements: {
      codes: '01 02 04 05 06 07 08 09 10 11 31 41 80 81 90 93 94 95 96',
      source: `${MANUAL}, C004, pp. 31–32`,
    },
  },
}
