import { GRAFENO_OCCURRENCES, GRAFENO_REASONS } from '../families/grafeno400/manual-codes.js'
import type { ManualCodes } from '../manual-codes.js'

/** Of returns Vórtx has no manual: the platform's codes, and 19 of the real file. */
export const MANUAL_CODES: ManualCodes = {
  cnab400: {
    occurrences: {
      codes: `${GRAFENO_OCCURRENCES} 19`,
      source: 'Grafeno, CNAB 400, retorno, maio/2022, p. 9; um arquivo real',
    },
    reasons: GRAFENO_REASONS,
    movements: { codes: '01 02 04 06 07 08 09 10 19 23 33', source: 'Vórtx, CNAB 400, V1.0 (08/2025), p. 14' },
  },
}
