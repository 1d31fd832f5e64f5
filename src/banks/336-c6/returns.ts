import type { BankReturns } from '../bank.js'
import { bank } from './bank.js'
import { return400 } from './cnab400.js'

/** C6 Bank: what reading its returns needs. */
export const c6Returns: BankReturns = { ...bank, returns: { cnab400: [return400] } }
