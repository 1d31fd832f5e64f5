import type { BankDefinition } from '../bank.js'
import { freeField, walletExtras } from '../families/autbank400/index.js'
import { barCodeContracts } from './bank.js'
import { remittance400, remittance444 } from './cnab400.js'
import { sofisaReturns } from './returns.js'

/** Banco Sofisa. */
export const sofisa: BankDefinition = {
  ...sofisaReturns,
  remittances: { cnab400: [remittance400, remittance444] },
  walletExtras,
  barCodeContracts,
  freeField,
}
