import type { BankDefinition } from '../bank.js'
import { bank, barCodeContracts, freeField } from './bank.js'
import { remittance240, return240 } from './cnab240-rules.js'
import { remittance400, return400 } from './cnab400-rules.js'

/** Banco do Estado do Espírito Santo. */
export const banestes: BankDefinition = {
  ...bank,
  returns: { cnab400: [return400], cnab240: [return240] },
  remittances: { cnab400: [remittance400], cnab240: [remittance240] },
  barCodeContracts,
  freeField,
}
