import type { ManualCodes } from '../manual-codes.js'

const MANUAL_400 = 'Banestes, CNAB 400 (07/2015)'
const MANUAL_240 = 'Banestes, CNAB 240 (07/2015)'

/** The tables are equal in both manuals. */
const A = `
  01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30
  31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60
  61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 92 98
`
const B = '01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20'
const C = '01 02 03 04 05 06 07 08 09 10 11 12 13 14 15'
const D = '01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 99'

export const MANUAL_CODES: ManualCodes = {
  cnab400: {
    occurrences: {
      codes: '02 03 04 05 06 07 08 09 11 12 13 14 17 19 20 21 22 23 24 25 26 27 28 30 40 42 43 51 52 53 98 99',
      source: `${MANUAL_400}, Anexo XIII, pp. 22–23`,
    },
    reasons: [
      { occurrences: '03 26 30', codes: A, source: `${MANUAL_400}, tabela A, pp. 39–41` },
      { occurrences: '28', codes: B, source: `${MANUAL_400}, tabela B, p. 42` },
      { occurrences: '06 09 17', codes: C, source: `${MANUAL_400}, tabela C, p. 43` },
      { occurrences: '99', codes: D, source: `${MANUAL_400}, tabela D, pp. 43–44` },
    ],
    movements: {
      codes: '01 02 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 23 24 34 75 76',
      source: `${MANUAL_400}, Anexo IV, p. 18`,
    },
  },
  cnab240: {
    occurrences: {
      codes: `
        02 03 04 05 06 07 08 09 11 12 13 14 15 17 19 20 21 22 23 24 25 26 27 28 29 30 33 34 35 40
        42 43 51 52 53 98 99
      `,
      source: `${MANUAL_240}, Anexo XXVII, pp. 33–34`,
    },
    reasons: [
      { occurrences: '02 03 26 30', codes: A, source: `${MANUAL_240}, tabela A, pp. 34–37` },
      { occurrences: '28', codes: B, source: `${MANUAL_240}, tabela B, pp. 37–38` },
      { occurrences: '06 09 17', codes: C, source: `${MANUAL_240}, tabela C, pp. 38–39` },
      { occurrences: '99', codes: D, source: `${MANUAL_240}, tabela D, p. 39` },
      {
        occurrences: '29',
        codes: `
          0101 0102 0103 0104 0105 0106 0107 0108 0109 0201 0202 0203 0204 0205 0206 0207 0208 0301 0302 0303
          0304 0305 0306 0401 0402 0403 0404 0405 0406 0407 0408 0409 0501 0502 0503 0504 0505 0601 0602 0603
          0604 0605 0606 0607 0608 0609 0610 0611 0612 0613 0614 0615 0616 0617
        `,
        source: `${MANUAL_240}, Anexo XXII, pp. 31–32`,
      },
    ],
    movements: {
      codes: '01 02 04 05 06 07 08 09 10 11 12 13 14 15 16 18 21 23 24 30 31 33 34 35 40',
      source: `${MANUAL_240}, Anexo XV, pp. 27–28`,
    },
  },
}
