import { cresol400Codes, cresol400Reasons } from '../families/cresol400/manual-codes.js'
import type { ManualCodes } from '../manual-codes.js'

const MANUAL = 'Cresol, CNAB 400, versão 2.0 (08/2021)'

const CNAB240 = 'Cresol, CNAB 240, versão 1.0.2 (02/2022)'

export const MANUAL_CODES: ManualCodes = {
  cnab240: {
    occurrences: {
      codes: `02 03 04 05 06 07 08 09 11 12 13 14 15 17 19 20 23 24 25 26 27 28 29 30
        33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 73`,
      source: `${CNAB240}, pp. 18–22`,
    },
    // The manual of CNAB 240 prints none: those of CNAB 400.
    reasons: cresol400Reasons(`${MANUAL}, pp. 16–30`),
    movements: { codes: '01 02 04 05 06 09 10 11', source: `${CNAB240}, pp. 8–9` },
  },
  cnab400: cresol400Codes(MANUAL, { occurrences: 'pp. 15–16', reasons: 'pp. 16–30', movements: 'p. 7' }),
}
