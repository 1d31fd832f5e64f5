import type { BankDefinition } from '../bank.js'
import { freeField, walletExtras } from '../families/matera400/index.js'
import { barCodeContracts } from './bank.js'
import { remittance400 } from './cnab400.js'
import { c6Returns } from './returns.js'

/** C6 Bank. */
export const c6: BankDefinition = {
  ...c6Returns,
  remittances: { cnab400: [remittance400] },
  walletExtras,
  barCodeContracts,
  freeField,
}
