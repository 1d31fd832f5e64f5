import type { BankDefinition } from '../bank.js'
import { realReturns } from './returns.js'

/** Banco Real, which no longer exists: returns only. */
export const real: BankDefinition = {
  ...realReturns,
  remittances: {},
}
