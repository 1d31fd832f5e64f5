import type { BankDefinition } from '../bank.js'
import { freeField, walletExtras } from '../families/autbank400/index.js'
import { bank, barCodeContracts } from './bank.js'
import { remittance400, remittance444, return400, return444 } from './cnab400.js'

/** Banco Sofisa. */
export const sofisa: BankDefinition = {
  ...bank,
  returns: { cnab400: [return400, return444] },
  remittances: { cnab400: [remittance400, remittance444] },
  walletExtras,
  barCodeContracts,
  freeField,
}
