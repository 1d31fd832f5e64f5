import type { Bank } from '../bank.js'
import { bank, barCodeContracts, barCodeRules, freeField } from './bank.js'

/** Banco do Estado de Sergipe: bar codes only. */
export const banese: Bank = { ...bank, returns: {}, remittances: {}, barCodeContracts, barCodeRules, freeField }
