import type { BankDefinition } from '../bank.js'
import { freeField } from './bank.js'
import { remittance400 } from './cnab400.js'
import { interReturns } from './returns.js'

/** Banco Inter. */
export const inter: BankDefinition = {
  ...interReturns,
  remittances: { cnab400: [remittance400] },
  walletExtras: { extra1: { pt: 'número da operação, para o código de barras', en: 'number of the operation, for the bar code' } },
  freeField,
}
