import type { BankDefinition } from '../bank.js'
import { freeField, walletExtras } from '../families/autbank400/index.js'
import { remittance400 } from './cnab400.js'
import { pineReturns } from './returns.js'

/** Banco Pine. */
export const pine: BankDefinition = {
  ...pineReturns,
  remittances: { cnab400: [remittance400] },
  walletExtras,
  freeField,
}
