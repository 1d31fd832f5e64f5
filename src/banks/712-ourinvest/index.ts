import type { BankDefinition } from '../bank.js'
import { freeField, walletExtras } from '../families/bradesco400/index.js'
import { remittance400 } from './cnab400.js'
import { ourinvestReturns } from './returns.js'

/** Banco Ourinvest. */
export const ourinvest: BankDefinition = {
  ...ourinvestReturns,
  remittances: { cnab400: [remittance400] },
  walletExtras,
  freeField,
}
