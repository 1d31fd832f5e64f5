import type { BankReturns } from '../bank.js'
import { bank } from './bank.js'
import { return240 } from './cnab240.js'
import { return400 } from './cnab400.js'

/** Cresol: a confederation of credit cooperatives: what reading its returns needs. */
export const cresolReturns: BankReturns = { ...bank, returns: { cnab400: [return400], cnab240: [return240] } }
