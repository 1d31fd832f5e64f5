import type { ManualCodes } from '../manual-codes.js'

export const MANUAL_CODES: ManualCodes = {
  cnab400: {
    occurrences: {
      codes: '02 03 06 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 27 28 29 30 32 33 34 35 40 55 68 69 73 74',
      source: 'ACBr (class TACBrBancoUniprime) and Bradesco, CNAB 400, versão 17 (28/09/2020), p. 42',
    },
    reasons: [],
  },
}
