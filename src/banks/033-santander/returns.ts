import type { BankReturns } from '../bank.js'
import { bank } from './bank.js'
import { return240 } from './cnab240-return.js'
import { return400 } from './cnab400-return.js'
import { return400Of356 } from './variants/356.js'
import { return400OfBanespa } from './variants/banespa.js'

/** Santander: what reading its returns needs. */
export const santanderReturns: BankReturns = { ...bank, returns: { cnab240: [return240], cnab400: [return400, return400Of356, return400OfBanespa] } }
