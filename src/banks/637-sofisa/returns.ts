import type { BankReturns } from '../bank.js'
import { bank } from './bank.js'
import { return400, return444 } from './cnab400.js'

/** Banco Sofisa: what reading its returns needs. */
export const sofisaReturns: BankReturns = { ...bank, returns: { cnab400: [return400, return444] } }
