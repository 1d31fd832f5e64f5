import type { BankDefinition } from '../bank.js'
import { freeField, walletExtras } from './bank.js'
import { remittance240 } from './cnab240-rules.js'
import { remittance400 } from './cnab400.js'
import { citibankReturns } from './returns.js'

/** Citibank. */
export const citibank: BankDefinition = {
  ...citibankReturns,
  remittances: { cnab400: [remittance400], cnab240: [remittance240] },
  walletExtras,
  freeField,
}
