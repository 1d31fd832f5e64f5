import type { ManualCodes } from '../manual-codes.js'

const RETURN240 = 'Sicoob, Layouts para troca de informações (28/10/2019), Retorno CNAB240'
const REMITTANCE240 = 'Sicoob, Layouts para troca de informações (28/10/2019), Remessa CNAB240'

/** Typed from the sheets, line by line; the edition of 24/02/2017 has nothing that this one has not. */
export const MANUAL_CODES: ManualCodes = {
  cnab240: {
    occurrences: {
      codes: `
        02 03 04 05 06 07 08 09 11 12 13 14 15 17 19 20 23 24 25 26 27 28 29 30 33 34 35 36 37 38 39
        40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 80 85 86`,
      source: `${RETURN240}, l. 73, 107–108`,
    },
    reasons: [
      // «de 01 a 20», and 21
      {
        occurrences: '28',
        codes: '01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21',
        source: `${RETURN240}, l. 95`,
      },
      // «de 01 a 95»
      {
        occurrences: '02 03 26 30',
        codes: `
          01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30
          31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60
          61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90
          91 92 93 94 95`,
        source: `${RETURN240}, l. 95`,
      },
    ],
    movements: {
      codes: '01 02 04 05 06 09 10 11 12 13 14 15 19 20 23 31 45 46',
      source: `${REMITTANCE240}, l. 74, 120, 146, 179`,
    },
  },
}
