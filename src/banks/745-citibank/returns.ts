import type { BankReturns } from '../bank.js'
import { bank } from './bank.js'
import { return240 } from './cnab240-rules.js'
import { return400 } from './cnab400.js'

/** Citibank: what reading its returns needs. */
export const citibankReturns: BankReturns = { ...bank, returns: { cnab400: [return400], cnab240: [return240] } }
