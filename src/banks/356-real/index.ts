import type { BankDefinition } from '../bank.js'
import { bank } from './bank.js'
import { return240 } from './cnab240.js'
import { return400 } from './cnab400.js'

/** Banco Real, which no longer exists: returns only. */
export const real: BankDefinition = {
  ...bank,
  returns: { cnab240: [return240], cnab400: [return400] },
  remittances: {},
}
