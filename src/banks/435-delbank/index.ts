import type { BankDefinition } from '../bank.js'
import { freeField, walletExtras } from '../families/autbank400/index.js'
import { remittance400 } from './cnab400.js'
import { delbankReturns } from './returns.js'

/** Delbank. */
export const delbank: BankDefinition = {
  ...delbankReturns,
  remittances: { cnab400: [remittance400] },
  walletExtras,
  freeField,
}
