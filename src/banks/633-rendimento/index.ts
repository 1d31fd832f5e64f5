import type { BankDefinition } from '../bank.js'
import { freeField, walletExtras } from '../families/autbank400/index.js'
import { remittance400 } from './cnab400.js'
import { rendimentoReturns } from './returns.js'

/** Banco Rendimento. */
export const rendimento: BankDefinition = {
  ...rendimentoReturns,
  remittances: { cnab400: [remittance400] },
  walletExtras,
  freeField,
}
