import type { BankDefinition } from '../bank.js'
import { hsbcReturns } from './returns.js'

/** HSBC Bank Brasil, which no longer exists: returns only. */
export const hsbc: BankDefinition = {
  ...hsbcReturns,
  remittances: {},
}
