import type { ManualCodes } from '../manual-codes.js'

const MANUAL = 'Inter, Manual CNAB400 v1.1 (30/08/2021)'

export const MANUAL_CODES: ManualCodes = {
  cnab400: {
    occurrences: { codes: '02 03 06 07', source: `${MANUAL}, p. 14` },
    // In words, without codes.
    reasons: [{ occurrences: '03', codes: '', source: `${MANUAL}, p. 15` }],
    movements: { codes: '01', source: `${MANUAL}, p. 9` },
  },
}
