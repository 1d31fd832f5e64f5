import type { BankDefinition } from '../bank.js'
import { bank, freeField } from './bank.js'
import { remittance400, return400 } from './cnab400.js'

/** Banco Inter. */
export const inter: BankDefinition = {
  ...bank,
  returns: { cnab400: [return400] },
  remittances: { cnab400: [remittance400] },
  walletExtras: { extra1: { pt: 'número da operação, para o código de barras', en: 'number of the operation, for the bar code' } },
  freeField,
}
