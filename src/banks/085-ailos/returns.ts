import type { BankReturns } from '../bank.js'
import { bank } from './bank.js'
import { return240 } from './cnab240-rules.js'

/** Ailos: a system of credit cooperatives, formerly Cecred: what reading its returns needs. */
export const ailosReturns: BankReturns = { ...bank, returns: { cnab240: [return240] } }
