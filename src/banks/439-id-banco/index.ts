import type { BankDefinition } from '../bank.js'
import { freeField } from '../families/bradesco400/index.js'
import { remittance400 } from './cnab400.js'
import { idBancoReturns } from './returns.js'

/** ID Banco Digital. */
export const idBanco: BankDefinition = { ...idBancoReturns, remittances: { cnab400: [remittance400] }, freeField }
