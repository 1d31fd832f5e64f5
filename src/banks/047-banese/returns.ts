import type { BankReturns } from '../bank.js'
import { bank } from './bank.js'

/** Banco do Estado de Sergipe: bar codes only: what reading its returns needs. */
export const baneseReturns: BankReturns = { ...bank, returns: {} }
