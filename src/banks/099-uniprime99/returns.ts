import type { BankReturns } from '../bank.js'
import { bradesco400Return, checked, ourNumber } from '../families/bradesco400/index.js'
import { bank, manual } from './bank.js'
import { returnCodes } from './tables.js'

/** Uniprime Central Nacional: what reading its returns needs. */
export const uniprimeCentralReturns: BankReturns = {
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
}
