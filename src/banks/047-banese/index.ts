import type { BankDefinition } from '../bank.js'
import { bank, barCodeContracts, barCodeRules, freeField } from './bank.js'

/** Banco do Estado de Sergipe: bar codes only. */
export const banese: BankDefinition = { ...bank, returns: {}, remittances: {}, barCodeContracts, barCodeRules, freeField }
