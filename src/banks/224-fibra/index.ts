import type { BankDefinition } from '../bank.js'
import { freeField, walletExtras } from '../families/autbank400/index.js'
import { barCodeContracts } from './bank.js'
import { remittance400 } from './cnab400.js'
import { fibraReturns } from './returns.js'

/** Banco Fibra. */
export const fibra: BankDefinition = {
  ...fibraReturns,
  remittances: { cnab400: [remittance400] },
  walletExtras,
  barCodeContracts,
  freeField,
}
