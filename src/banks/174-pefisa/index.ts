import type { BankDefinition } from '../bank.js'
import { freeField, walletExtras } from '../families/matera400/index.js'
import { remittance400 } from './cnab400.js'
import { pefisaReturns } from './returns.js'

/** Pefisa. */
export const pefisa: BankDefinition = {
  ...pefisaReturns,
  remittances: { cnab400: [remittance400] },
  walletExtras,
  freeField,
}
