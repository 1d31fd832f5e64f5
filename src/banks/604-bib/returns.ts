import type { BankReturns } from '../bank.js'
import { bank } from './bank.js'
import { return400 } from './cnab400.js'

/** Banco Industrial do Brasil: what reading its returns needs. */
export const industrialReturns: BankReturns = { ...bank, returns: { cnab400: [return400] } }
