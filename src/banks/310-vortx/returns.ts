import type { BankReturns } from '../bank.js'
import { bank } from './bank.js'
import { return400 } from './cnab400.js'

/** Vórtx: what reading its returns needs. */
export const vortxReturns: BankReturns = { ...bank, returns: { cnab400: [return400] } }
