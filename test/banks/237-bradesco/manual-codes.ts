import type { ManualCodes } from '../manual-codes.js'

const CNAB240 = 'Bradesco, CNAB 240, versão 06 (07/2017)'
const CNAB400 = 'Bradesco, CNAB 400, versão 17 (28/09/2020)'
const CNAB400_2023 = 'Bradesco, CNAB 400, março/2023'

/** Typed from the manuals, page by page; without 00, which is printed with many occurrences and says that there is no reason (p. 42, note). */
export const MANUAL_CODES: ManualCodes = {
  cnab240: {
    // Those that the manual marks as not treated by the bank are printed all the same
    occurrences: {
      codes: `
        02 03 04 05 06 07 08 09 11 12 13 14 15 17 19 20 23 24 25 26 27 28 29 30 33 34 35 36 37 38
        39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 73`,
      source: `${CNAB240}, C044, pp. 27–28`,
    },
    reasons: [
      {
        occurrences: '02 03 26 30',
        codes: `
          01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24
          25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59
          60 61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86
          87 88 89 90 91 92 93 94 95 96 97 98 99 A1 A2 A3 A4`,
        source: `${CNAB240}, C047-A, pp. 28–30`,
      },
      {
        occurrences: '28',
        codes: '01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20',
        source: `${CNAB240}, C047-B, p. 30`,
      },
      {
        occurrences: '06 17',
        codes: '01 02 03 04 05 06 07 08 30 31 32 33 34 35 36 37 18',
        source: `${CNAB240}, C047-C, pp. 30–31`,
      },
      { occurrences: '09', codes: '09 10 11 12 13 14 15', source: `${CNAB240}, C047-C, p. 31` },
    ],
    movements: {
      codes: `
        01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 30 31 33 34 35
        40 41 42 43 44 45 46 47`,
      source: `${CNAB240}, C004, p. 21`,
    },
  },
  cnab400: {
    occurrences: {
      codes: `
        02 03 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 27 28 29 30 31 32 33 34 35 37 38 39 40 55
        68 69 73 74
        66`,
      source: `${CNAB400}, p. 42; ${CNAB400_2023}, pp. 36–37 (66)`,
    },
    reasons: [
      {
        occurrences: '02',
        codes: `
          01 02 03 04 15 17 21 24 27 38 39 43 45 46 47 48 50 53 54 67 68 69 70 71 72 73 75 76
          86 87 89 90`,
        source: `${CNAB400}, pp. 44–45`,
      },
      { occurrences: '02', codes: 'P1 P2 P3 P4 P5 P6 P7 P8', source: `${CNAB400_2023}, p. 38` },
      {
        occurrences: '03',
        codes: `
          02 03 04 05 07 08 09 10 13 16 18 20 21 22 23 24 27 28 29 32 34 38 39 44 45 46 47 48 49 50 53 54
          59 63 65 66 68 69 70 71 72 73 74 75 79 80 86 A3 A6`,
        source: `${CNAB400}, pp. 45–46`,
      },
      { occurrences: '06', codes: '15 18 42', source: `${CNAB400}, p. 46` },
      { occurrences: '07', codes: 'A0 A1', source: `${CNAB400}, p. 46` },
      { occurrences: '08', codes: 'C0 B9', source: `${CNAB400}, p. 47` },
      { occurrences: '09', codes: '10 18 19', source: `${CNAB400}, p. 47` },
      { occurrences: '10', codes: '14 16 20', source: `${CNAB400}, p. 47` },
      { occurrences: '13 14 33', codes: 'P8', source: `${CNAB400_2023}, pp. 38–44` },
      { occurrences: '15 17', codes: '15', source: `${CNAB400}, p. 47` },
      { occurrences: '19 25', codes: 'A D', source: `${CNAB400}, 295–295, p. 43` },
      { occurrences: '24', codes: '48 49', source: `${CNAB400}, p. 47` },
      {
        occurrences: '27',
        codes: '02 04 07 08 09 10 15 16 18 20 40 42 45 46 47 48 60 77 85 86',
        source: `${CNAB400}, p. 47`,
      },
      { occurrences: '27', codes: '63', source: `${CNAB400_2023}, pp. 38–44` },
      {
        occurrences: '28',
        codes: `
          02 03 04 08 12 13 14 15 16 17 18 19 20 21 22
          23 24 25 26 28 29 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 54 55 56 57 58
          78 80 81 82 83 89 96 97 98 99`,
        source: `${CNAB400}, pp. 48–49`,
      },
      { occurrences: '29', codes: '78 95', source: `${CNAB400}, p. 49` },
      {
        occurrences: '30',
        codes: `
          01 04 05 08 15 16 17 18 20 21 22 23 24 26 27 28 29 30 31 32 33 34 36 38 39 40 42 43 46 48 53 54 57 58
          60 79 80 85 88 91 C0 C1`,
        source: `${CNAB400}, pp. 49–50`,
      },
      {
        occurrences: '32',
        codes: `
          01 02 04 05 06 07 08 10 15 16 17 18 20 21 22 23 24 26 27 28 29 30 31 33 34 36 38 39 40 41 45 46 47 48
          50 52 53 60 65 66 85 86 94 97 98 99`,
        source: `${CNAB400}, pp. 50–51`,
      },
      { occurrences: '35', codes: '81 82 83 84', source: `${CNAB400}, p. 51` },
      { occurrences: '37 39', codes: 'C0 C1', source: `${CNAB400}, p. 51` },
      // Status of the split, record of type 3, 159–160
      {
        occurrences: '02',
        codes: '01 02 03 04 05 06 08 09 11 12 13 14 16 17 18 20 23 24 26 27 28 32 33 43 44 45 46',
        source: `${CNAB400}, tipo 3, p. 52`,
      },
      { occurrences: '03 24', codes: '07', source: `${CNAB400}, tipo 3, p. 52` },
      { occurrences: '06 15', codes: '38 39 40 41 42 43', source: `${CNAB400}, tipo 3, p. 52` },
      { occurrences: '09 10', codes: '37 43', source: `${CNAB400}, tipo 3, p. 52` },
      {
        occurrences: '68',
        codes: `
          01 02 03 04 05 06 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28
          29 30 31 32 33 34 35 43 44 45 46 48`,
        source: `${CNAB400}, tipo 3, p. 53`,
      },
      { occurrences: '69', codes: '04 05 06 32 33 36 43 45 46 47 49 50', source: `${CNAB400}, tipo 3, pp. 53–54` },
    ],
    movements: {
      codes: '01 02 03 04 05 06 07 08 09 18 19 20 21 22 23 24 31 32 45 46 47 68 69 12 13 14',
      source: `${CNAB400}, pp. 19–20`,
    },
  },
}
