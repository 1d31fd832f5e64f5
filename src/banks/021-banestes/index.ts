import type { BankDefinition } from '../bank.js'
import { barCodeContracts, freeField } from './bank.js'
import { remittance240 } from './cnab240-rules.js'
import { remittance400 } from './cnab400-rules.js'
import { banestesReturns } from './returns.js'

/** Banco do Estado do Espírito Santo. */
export const banestes: BankDefinition = {
  ...banestesReturns,
  remittances: { cnab400: [remittance400], cnab240: [remittance240] },
  barCodeContracts,
  freeField,
}
