import type { BankDefinition } from '../bank.js'
import { barCodeContracts, barCodeRules, freeField } from './bank.js'
import { baneseReturns } from './returns.js'

/** Banco do Estado de Sergipe: bar codes only. */
export const banese: BankDefinition = { ...baneseReturns, remittances: {}, barCodeContracts, barCodeRules, freeField }
