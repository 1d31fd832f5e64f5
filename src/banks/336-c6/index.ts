import type { BankDefinition } from '../bank.js'
import { freeField, walletExtras } from '../families/matera400/index.js'
import { bank, barCodeContracts } from './bank.js'
import { remittance400, return400 } from './cnab400.js'

/** C6 Bank. */
export const c6: BankDefinition = {
  ...bank,
  returns: { cnab400: [return400] },
  remittances: { cnab400: [remittance400] },
  walletExtras,
  barCodeContracts,
  freeField,
}
