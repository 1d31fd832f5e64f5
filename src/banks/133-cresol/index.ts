import type { BankDefinition } from '../bank.js'
import { freeField } from '../families/bradesco400/index.js'
import { remittance240 } from './cnab240.js'
import { remittance400 } from './cnab400.js'
import { cresolReturns } from './returns.js'

/** Cresol: a confederation of credit cooperatives. */
export const cresol: BankDefinition = {
  ...cresolReturns,
  remittances: { cnab400: [remittance400], cnab240: [remittance240] },
  freeField,
}
