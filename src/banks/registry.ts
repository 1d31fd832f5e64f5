/** The registry: the banks of the list, by number, slug or name. */
import { plainUpper } from '../cobranca/index.js'
import { once } from '../fixed-width/index.js'
import type { BankDefinition } from './bank.js'
import { BANKS } from './bank-list.js'

export { BANKS }

/** The banks whose files are read or written. */
export const BANKS_WITH_FILES: readonly BankDefinition[] = BANKS.filter(({ hasNoFiles }) => hasNoFiles !== true)

/** The bank of a COMPE number (`'341'`), or undefined. */
export const bankOf = (number: string): BankDefinition | undefined => bankAmong(BANKS, number)

/** Returns the bank of a COMPE number among the given banks. */
export const bankAmong: (banks: readonly BankDefinition[], number: string) => BankDefinition | undefined = (banks, number) => byNumber(banks).get(number)

/** Banks by current and former number. If two banks list a number, the first one wins. */
const byNumber = once(
  (banks: readonly BankDefinition[]) =>
    new Map(banks.flatMap((bank) => [bank.number, ...(bank.formerNumbers ?? [])].map((number) => [number, bank] as const)).reverse()),
)

/** Returns the bank with this number, slug (`itau`) or name, or undefined. Accents and case are ignored. */
export function bankNamed(name: string): BankDefinition | undefined {
  const plain = plainUpper(name)
  return bankOf(name.trim()) ?? BANKS.find((bank) => plainUpper(bank.slug) === plain || plainUpper(bank.name) === plain)
}
