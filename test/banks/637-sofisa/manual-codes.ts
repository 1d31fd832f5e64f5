import {
  autbank400Codes,
  ENTRY_REJECTIONS,
  INSTRUCTION_REJECTIONS,
  MOVEMENTS,
  without,
} from '../families/autbank400/manual-codes.js'
import type { ManualCodes } from '../manual-codes.js'

const codes = autbank400Codes({
  manual: 'Sofisa, CNAB 444 (PDF de 05/2019)',
  pages: { occurrences: 'p. 14', '03': 'pp. 15–16', '15': 'p. 16', '16': 'pp. 16–17', movements: 'p. 6' },
  // CS is printed at the end of the line of CK.
  entryRejections: `${without(ENTRY_REJECTIONS, 'JK JQ JS JT KC KD KE KF KG ZQ ZR ZS ZT ZU')} AG AH AK AT AY BA BB`,
  instructionRejections: without(INSTRUCTION_REJECTIONS, 'BA BB IX'),
  movements: without(MOVEMENTS, '47'),
})

export const MANUAL_CODES: ManualCodes = { cnab400: codes, 'cnab400 444': codes }
