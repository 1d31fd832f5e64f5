import type { BankReturns } from '../bank.js'
import { bank } from './bank.js'
import { return240 } from './cnab240-rules.js'
import { return400 } from './cnab400-rules.js'
import { return240Of2013 } from './variants/cnab240-2013.js'

/** Banco do Estado do Rio Grande do Sul: what reading its returns needs. */
export const banrisulReturns: BankReturns = { ...bank, returns: { cnab400: [return400], cnab240: [return240, return240Of2013] } }
