import { cresol400Codes, cresol400Reasons } from '../families/cresol400/manual-codes.js'
import type { ManualCodes } from '../manual-codes.js'

const CNAB400 = 'Cresol, CNAB 400, versão 2.0 (08/2021)'
const CNAB240 = 'Cresol, CNAB 240, versão 1.0.2 (02/2022)'

export const MANUAL_CODES: ManualCodes = {
  cnab240: {
    occurrences: { codes: '02-09 11-15 17 19 20 23-30 33-54 73', source: `${CNAB240}, pp. 18–22` },
    // The manual of CNAB 240 prints none: those of CNAB 400.
    reasons: cresol400Reasons(`${CNAB400}, pp. 16–30`),
    movements: { codes: '01 02 04-06 09-11', source: `${CNAB240}, pp. 8–9` },
    uncoded: ['segment_p.distribution_type', 'segment_t.charge_type', 'segment_u.payer_occurrence_code'], // pp. 9, 23, 24
  },
  cnab400: cresol400Codes(CNAB400, { occurrences: 'pp. 15–16', reasons: 'pp. 16–30', movements: 'p. 7' }),
}
