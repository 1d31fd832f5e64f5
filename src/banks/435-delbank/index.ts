import type { BankDefinition } from '../bank.js'
import { freeField, walletExtras } from '../families/autbank400/index.js'
import { bank } from './bank.js'
import { remittance400, return400 } from './cnab400.js'

/** Delbank. */
export const delbank: BankDefinition = {
  ...bank,
  returns: { cnab400: [return400] },
  remittances: { cnab400: [remittance400] },
  walletExtras,
  freeField,
}
