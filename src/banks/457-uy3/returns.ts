import type { BankReturns } from '../bank.js'
import { bank } from './bank.js'
import { return400 } from './cnab400.js'

/** UY3: what reading its returns needs. */
export const uy3Returns: BankReturns = { ...bank, returns: { cnab400: [return400] } }
