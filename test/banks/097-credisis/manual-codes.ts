import type { ManualCodes } from '../manual-codes.js'

const M240 = 'CrediSIS, CNAB 240 (04/2017)'
const M400 = 'CrediSIS, CNAB 400 v1.1 (06/2017)'

export const MANUAL_CODES: ManualCodes = {
  cnab240: {
    occurrences: { codes: '02 03 06 09 64 65 66 67', source: `${M240}, p. 30` },
    reasons: [
      // Only in the bank's system.
      { occurrences: '03 67', codes: '', source: `${M240}, p. 30` },
      { occurrences: '02', codes: '21', source: `${M240}, p. 30` },
      { occurrences: '06', codes: '22 23 03 06 08 31 32 33 37', source: `${M240}, pp. 30–31` },
      { occurrences: '09', codes: '24 09 10 11 12 13 14', source: `${M240}, pp. 30–31` },
      { occurrences: '66', codes: '25 09 10 11 12 13', source: `${M240}, pp. 30–31` },
    ],
    movements: { codes: '01 31 50 51', source: `${M240}, p. 26` },
  },
  cnab400: {
    occurrences: { codes: '01 02 03 04 05 06 07 08', source: `${M400}, pp. 32–33` },
    reasons: [],
    movements: { codes: '01 02 03 04', source: `${M400}, p. 20` },
  },
}
