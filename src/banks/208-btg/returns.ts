import type { BankReturns } from '../bank.js'
import { bank } from './bank.js'
import { return240 } from './cnab240-rules.js'

/** Banco BTG Pactual: what reading its returns needs. */
export const btgReturns: BankReturns = { ...bank, returns: { cnab240: [return240] } }
