import type { BankReturns } from '../bank.js'
import { bank } from './bank.js'
import { return400 } from './cnab400.js'

/** Kanastra, whose manual prints no bar code: what reading its returns needs. */
export const kanastraReturns: BankReturns = { ...bank, returns: { cnab400: [return400] } }
