import type { BankDefinition } from '../bank.js'
import { freeField } from '../families/bradesco400/index.js'
import { bank } from './bank.js'
import { remittance240, return240 } from './cnab240.js'
import { remittance400, return400 } from './cnab400.js'

/** Cresol: a confederation of credit cooperatives. */
export const cresol: BankDefinition = {
  ...bank,
  returns: { cnab400: [return400], cnab240: [return240] },
  remittances: { cnab400: [remittance400], cnab240: [remittance240] },
  freeField,
}
