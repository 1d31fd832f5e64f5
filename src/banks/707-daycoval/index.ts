import type { BankDefinition } from '../bank.js'
import { freeField, walletExtras } from '../families/autbank400/index.js'
import { remittance400 } from './cnab400.js'
import { daycovalReturns } from './returns.js'

/** Banco Daycoval. */
export const daycoval: BankDefinition = {
  ...daycovalReturns,
  remittances: { cnab400: [remittance400] },
  walletExtras,
  freeField,
}
