import type { BankDefinition } from '../bank.js'
import { freeField } from './bank.js'
import { remittance400 } from './remittance.js'
import { brbReturns } from './returns.js'
import { remittance2014 } from './variants/2014.js'
import { changes400 } from './variants/changes.js'

/** Banco de Brasília. */
export const brb: BankDefinition = {
  ...brbReturns,
  remittances: { cnab400: [remittance400, changes400] },
  formerRemittances: { cnab400: [remittance2014] },
  freeField,
}
