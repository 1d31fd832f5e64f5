/** The registry: the banks of the list, by number, slug or name. */
import type { BankDefinition } from './bank.js'
import { bankAmong, bankNamedAmong, withFiles } from './bank-among.js'
import { BANKS } from './bank-list.js'

export { BANKS }

/** The banks whose files are read or written. */
export const BANKS_WITH_FILES: readonly BankDefinition[] = withFiles(BANKS)

/** The bank of a COMPE number (`'341'`), or undefined. */
export const bankOf = (number: string): BankDefinition | undefined => bankAmong(BANKS, number)

/** Returns the bank with this number, slug (`itau`) or name, or undefined. Accents and case are ignored. */
export const bankNamed = (name: string): BankDefinition | undefined => bankNamedAmong(BANKS, name)
