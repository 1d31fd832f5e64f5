import type { BankReturns } from '../bank.js'
import { bank } from './bank.js'
import { return240 } from './cnab240-return.js'
import { return400 } from './cnab400-return.js'

/** Itaú Unibanco: what reading its returns needs. */
export const itauReturns: BankReturns = { ...bank, returns: { cnab240: [return240], cnab400: [return400] } }
