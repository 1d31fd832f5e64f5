import type { ManualCodes } from '../manual-codes.js'

const MANUAL = 'Ourinvest, CNAB 400, versão 1.5 (09/2023)'

export const MANUAL_CODES: ManualCodes = {
  cnab400: {
    occurrences: { codes: '02 03 06 09 10 12 13 14 15 16 17 20 23 28', source: `${MANUAL}, p. 31` },
    // 00, of 02, 03, 06, 09, 15 and 17, is no reason.
    reasons: [
      { occurrences: '06 15 17', codes: '15', source: `${MANUAL}, p. 33` },
      { occurrences: '09', codes: '10', source: `${MANUAL}, p. 33` },
      { occurrences: '28', codes: '02 03 04 05 06 08', source: `${MANUAL}, p. 33` },
    ],
    movements: { codes: '01 02 04 05 06 09 18 19 31', source: `${MANUAL}, p. 13` },
  },
}
