import type { ManualCodes } from '../manual-codes.js'

const REAL400 = 'Banco Real, CNAB 400, versão 3.0 (05/01/2005)'
const REAL240 = 'Banco Real, CNAB 240, versão 4.5 (06/07/2010)'

export const MANUAL_CODES: ManualCodes = {
  cnab400: {
    occurrences: {
      // 11 is that of «existência».
      codes: `02 03 04 05 06 07 08 09 10 12 13 14 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 34 98 11`,
      source: `${REAL400}, pp. 22–23, 26 and 35`,
    },
    // The words of the notary, without codes (p. 23).
    reasons: [],
  },
  cnab240: {
    occurrences: {
      codes: '02 03 04 06 08 09 12 13 14 17 19 20 23 24 25 26 27 28 33 34 51 52 53',
      source: `${REAL240}, C044, p. 39`,
    },
    reasons: [
      {
        // C044 adds 26, and 30, which it does not list.
        occurrences: '02 03 26',
        codes: `01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37
          38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74
          75 76 77 78 79 80 81 82 83 84 85 86 A4`,
        source: `${REAL240}, C047-A, pp. 39–41`,
      },
      {
        occurrences: '28',
        codes: '01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20',
        source: `${REAL240}, C047-B, p. 41`,
      },
      {
        occurrences: '06 09 17',
        codes: '01 02 03 04 05 06 07 08 09 10 11 12 13 14 15',
        source: `${REAL240}, C047-C, pp. 41–42`,
      },
    ],
  },
}
