import type { BankReturns } from '../bank.js'
import { bank } from './bank.js'
import { return400 } from './cnab400.js'

/** Pefisa: what reading its returns needs. */
export const pefisaReturns: BankReturns = { ...bank, returns: { cnab400: [return400] } }
