import type { ManualCodes } from '../manual-codes.js'

const MANUAL400 = 'Banco Real, CNAB 400, versão 3.0 (05/01/2005)'
const MANUAL240 = 'Banco Real, CNAB 240, versão 4.5 (06/07/2010)'

/** C047-A. */
const REJECTIONS = `01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38
  39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81
  82 83 84 85 86 A4`

export const MANUAL_CODES: ManualCodes = {
  cnab400: {
    occurrences: {
      codes: `02 03 04 05 06 07 08 09 10 11 12 13 14 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 34 98`,
      source: `${MANUAL400}, pp. 22–23 and 26`,
    },
    // The words of the notary, without codes (p. 23).
    reasons: [],
  },
  cnab240: {
    occurrences: {
      codes: '02 03 04 06 08 09 12 13 14 17 19 20 23 24 25 26 27 28 33 34 51 52 53',
      source: `${MANUAL240}, p. 39`,
    },
    reasons: [
      { occurrences: '02 03 26', codes: REJECTIONS, source: `${MANUAL240}, pp. 39–41` },
      {
        occurrences: '28',
        codes: '01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20',
        source: `${MANUAL240}, p. 41`,
      },
      {
        occurrences: '06 09 17',
        codes: '01 02 03 04 05 06 07 08 09 10 11 12 13 14 15',
        source: `${MANUAL240}, pp. 41–42`,
      },
    ],
  },
}
