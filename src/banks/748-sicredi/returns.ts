import type { BankReturns } from '../bank.js'
import { bank } from './bank.js'
import { return240 } from './cnab240-return.js'
import { return400 } from './cnab400-return.js'

/** Sicredi: what reading its returns needs. */
export const sicrediReturns: BankReturns = { ...bank, returns: { cnab400: [return400], cnab240: [return240] } }
