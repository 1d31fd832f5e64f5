import type { BankReturns } from '../bank.js'
import { bank } from './bank.js'
import { return400 } from './cnab400.js'

/** Banco de Brasília: what reading its returns needs. */
export const brbReturns: BankReturns = { ...bank, returns: { cnab400: [return400] } }
