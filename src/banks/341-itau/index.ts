import type { BankDefinition } from '../bank.js'
import { bank, barCodeContracts, freeField } from './bank.js'
import { remittance240 } from './cnab240-remittance.js'
import { return240 } from './cnab240-return.js'
import { remittance400 } from './cnab400-remittance.js'
import { return400 } from './cnab400-return.js'

/** Itaú Unibanco. */
export const itau: BankDefinition = {
  ...bank,
  returns: { cnab240: [return240], cnab400: [return400] },
  remittances: { cnab400: [remittance400], cnab240: [remittance240] },
  barCodeContracts,
  freeField,
}
