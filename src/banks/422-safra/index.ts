import type { BankDefinition } from '../bank.js'
import { freeField } from './bank.js'
import { remittance240 } from './cnab240.js'
import { remittance400 } from './cnab400.js'
import { safraReturns } from './returns.js'

/** Banco Safra. */
export const safra: BankDefinition = {
  ...safraReturns,
  remittances: { cnab400: [remittance400], cnab240: [remittance240] },
  freeField,
}
