import type { BankDefinition } from '../bank.js'
import { freeField, walletExtras } from '../families/autbank400/index.js'
import { remittance400 } from './cnab400.js'
import { industrialReturns } from './returns.js'

/** Banco Industrial do Brasil. */
export const industrial: BankDefinition = {
  ...industrialReturns,
  remittances: { cnab400: [remittance400] },
  walletExtras,
  freeField,
}
