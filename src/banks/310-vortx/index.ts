import type { BankDefinition } from '../bank.js'
import { bank, freeField } from './bank.js'
import { remittance400, return400 } from './cnab400.js'

/** Vórtx. */
export const vortx: BankDefinition = { ...bank, returns: { cnab400: [return400] }, remittances: { cnab400: [remittance400] }, freeField }
