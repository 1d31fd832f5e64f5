import type { BankDefinition } from '../bank.js'
import { freeField } from '../families/bradesco400/index.js'
import { bank } from './bank.js'
import { remittance400, return400 } from './cnab400.js'

/** ID Banco Digital. */
export const idBanco: BankDefinition = { ...bank, returns: { cnab400: [return400] }, remittances: { cnab400: [remittance400] }, freeField }
