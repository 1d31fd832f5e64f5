/** Typed from the manuals by the reviewer of the tables. */
import type { ManualCodes } from '../manual-codes.js'

const CNAB400 = 'Citibank, CNAB 400 v1.16'
const CNAB240 = 'Citibank, CNAB 240 v1.8'

export const MANUAL_CODES: ManualCodes = {
  cnab400: {
    occurrences: {
      codes: '01 02 03 06 07 10 11 12 14 15 17 18 19 20 21 22 23 26 29 31 34 51 52 53 90',
      source: `${CNAB400}, pp. 13–14; 01: p. 35`,
    },
    reasons: [
      {
        occurrences: '02 03 07 11 12 14 18 19 20 21 22 23 26 29 31 34 51 52 53',
        codes: `09 11 15 16 18 19
          20 21 22 23 24 25 26 27 28 29
          30 31 32 33 34 38 39
          41 43 44 46 47 48 49
          50 52 53 56 57 58
          62 63 68 69
          71 74 75 76 78 79
          80 81 82 83 84 86 87 88 89
          90 91 92 93 94 95 96 97 98 99
          X1 X2 X3 X4 X5`,
        source: `${CNAB400}, pp. 15–17`,
      },
      { occurrences: '06', codes: '01 02 03 04 05 07 08 38', source: `${CNAB400}, p. 17` },
      { occurrences: '10', codes: '09 10 11 12 13 14 15', source: `${CNAB400}, p. 17` },
      { occurrences: '15', codes: '08', source: `${CNAB400}, p. 17` },
      { occurrences: '17', codes: '01 02 03 04', source: `${CNAB400}, p. 17` },
      { occurrences: '90', codes: '01 02 03', source: `${CNAB400}, p. 17` },
      {
        occurrences: '29',
        codes: `101 102 103 104 105 106 107 108 109 110 111 112 113 114 115 116 117 118 119 120
          201 202 203 204 205 206 207 208
          301 302 303 304 305 306
          401 402 403 404 405 406 407 408 409
          501 502 503 504 505
          601 602 603 604 605 606 607 608 609 610 611 612 613 614 615 616 617 618 619 620 621 622 623
          693 694 695 696 697 698 699 700`,
        source: `${CNAB400}, pp. 17–19`,
      },
      { occurrences: '03', codes: '55', source: `${CNAB400}, p. 22 (cobrança flex)` },
      {
        occurrences: '01',
        codes: `09 11 16 18 21 22 24 25 26 27 28 29 30 31 32 33 34 41 43 44 46 47 48 49 50 58 62 63 68
          80 81 84 86 89 94`,
        source: `${CNAB400}, p. 37 (sem registro)`,
      },
      { occurrences: '03', codes: '31 56', source: `${CNAB400}, p. 37 (sem registro)` },
      { occurrences: '06', codes: '15 19 22 23 25 27 29 56', source: `${CNAB400}, p. 37 (sem registro)` },
      { occurrences: '06', codes: '01 02 03 04 05 07 38', source: `${CNAB400}, p. 38 (sem registro)` },
    ],
    movements: { codes: '01 02 04 06 07 09 10 29 39', source: `${CNAB400}, p. 5` },
  },
  cnab240: {
    occurrences: {
      codes: '01 02 03 06 07 09 11 12 14 17 19 20 21 22 23 24 26 28 29 31 90',
      source: `${CNAB240}, p. 19 (C044)`,
    },
    reasons: [
      {
        occurrences: '02 03 26',
        codes: `01 02 04 05 07 08 09
          10 11 13 15 16 18
          20 23 24 26 29
          30 34 38 39
          40 41 44 45 46 47 48
          50 51 52 58 59
          60 63 79
          80 86 87 91 99
          A1 A2 A3 B1
          X1 X2 X3 X4 X5
          Z1 Z2 Z3 Z4 Z5 Z6 Z7 Z8 Z9`,
        source: `${CNAB240}, p. 20 (C047-A)`,
      },
      { occurrences: '28', codes: '08 09 10', source: `${CNAB240}, pp. 20–21 (C047-B)` },
      { occurrences: '06 09 17', codes: '01 02 04 05 06 07 08 38 88 99', source: `${CNAB240}, p. 21 (C047-C)` },
      { occurrences: '06 09 17', codes: '09 10 11 12 13 14', source: `${CNAB240}, p. 21 (C047-C)` },
      { occurrences: '90', codes: '01 02 03', source: `${CNAB240}, p. 21` },
    ],
    movements: { codes: '01 02 04 06 07 09 11 29 39', source: `${CNAB240}, p. 17 (C004)` },
  },
}
