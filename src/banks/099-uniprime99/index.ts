import type { BankDefinition } from '../bank.js'
import { bradesco400Return, checked, ourNumber } from '../families/bradesco400/index.js'
import { bank, manual } from './bank.js'
import { returnCodes } from './tables.js'

/**
 * Uniprime Central Nacional, only returns. In remittances, ACBr's class has other columns than the manual of 084 (63–65, 335–394), and no source decides which
 * 099 takes.
 */
export const uniprimeCentral: BankDefinition = {
  ...bank,
  returns: {
    cnab400: [
      bradesco400Return({
        bank,
        manual,
        evidence: 'family_manual_and_implementation',
        records: ({ header, title, trailer }) => ({ header, title, trailer }),
        checked,
        ourNumber: { length: ourNumber.length },
        ...returnCodes,
      }),
    ],
  },
  remittances: {},
}
