import type { BankDefinition } from '../bank.js'
import { bank, freeField } from './bank.js'
import { return400 } from './cnab400.js'
import { remittance400 } from './remittance.js'
import { remittance2014 } from './variants/2014.js'
import { changes400 } from './variants/changes.js'

/** Banco de Brasília. */
export const brb: BankDefinition = {
  ...bank,
  returns: { cnab400: [return400] },
  remittances: { cnab400: [remittance400, changes400] },
  formerRemittances: { cnab400: [remittance2014] },
  freeField,
}
