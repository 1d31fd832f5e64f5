import type { BankReturns } from '../bank.js'
import { bank } from './bank.js'
import { return400 } from './cnab400.js'

/** Banco Pine: what reading its returns needs. */
export const pineReturns: BankReturns = { ...bank, returns: { cnab400: [return400] } }
