import type { BankDefinition } from '../bank.js'
import { freeField } from './bank.js'
import { remittance400 } from './cnab400.js'
import { vortxReturns } from './returns.js'

/** Vórtx. */
export const vortx: BankDefinition = { ...vortxReturns, remittances: { cnab400: [remittance400] }, freeField }
