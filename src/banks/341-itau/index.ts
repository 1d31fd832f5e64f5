import type { BankDefinition } from '../bank.js'
import { barCodeContracts, freeField } from './bank.js'
import { remittance240 } from './cnab240-remittance.js'
import { remittance400 } from './cnab400-remittance.js'
import { itauReturns } from './returns.js'

/** Itaú Unibanco. */
export const itau: BankDefinition = {
  ...itauReturns,
  remittances: { cnab400: [remittance400], cnab240: [remittance240] },
  barCodeContracts,
  freeField,
}
