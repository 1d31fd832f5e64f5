import type { BankReturns } from '../bank.js'
import { bank } from './bank.js'
import { return240 } from './cnab240.js'
import { return400 } from './cnab400.js'

/** Banco Real, which no longer exists: returns only: what reading its returns needs. */
export const realReturns: BankReturns = { ...bank, returns: { cnab240: [return240], cnab400: [return400] } }
