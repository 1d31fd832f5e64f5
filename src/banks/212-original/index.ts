import type { BankDefinition } from '../bank.js'
import { originalReturns } from './returns.js'

/**
 * Banco Original, only returns. Remittances need the carteira of nosso número, which no source names, and ACBr's remittance has other decimals in the fine than
 * AUTBANK's manual.
 */
export const original: BankDefinition = {
  ...originalReturns,
  remittances: {},
}
