import type { Bank } from '../bank.js'
import { bradesco400Return, checked, dailyOccurrences400, events400 } from '../families/bradesco400/index.js'
import { patchOccurrences, withReasons } from '../families/patch.js'
import { bank, manual } from './bank.js'

/** Occurrences of ACBr's class. Some reasons differ from Bradesco's (06 with 15, 03 with 44): they remain codes. */
const occurrences = withReasons(
  patchOccurrences(dailyOccurrences400, { only: '02 03 06 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 27 28 29 30 32 33 34 35 40 55 68 69 73 74' }),
  [],
)

/**
 * Uniprime Central Nacional, only returns. Of remittances ACBr's class has other columns than the manual of 084 (63–65, 335–394), and no source decides which 099
 * takes.
 */
export const uniprimeCentral: Bank = {
  ...bank,
  returns: {
    cnab400: [
      bradesco400Return({
        bank,
        manual,
        evidence: 'family_manual_and_implementation',
        records: ({ header, title, trailer }) => ({ header, title, trailer }),
        checked,
        occurrences,
        reasons: [],
        rejectionCodes: {},
        events: { ...events400, paid_partially: null, paid_by_pix: ['06'], written_off: ['10'], protest_ordered: ['19'], protested: null },
      }),
    ],
  },
  remittances: {},
}
