/** Banks of a list, by number, slug or name. */
import { plainUpper } from '../cobranca/index.js'
import { once } from '../fixed-width/index.js'
import type { BankIdentity } from './bank.js'

/** Returns the bank of a COMPE number. */
export const bankAmong = <B extends BankIdentity>(banks: readonly B[], number: string): B | undefined => byNumber(banks).get(number) as B | undefined

/** Banks by current and former number. If two banks list a number, the first one wins. */
const byNumber: (banks: readonly BankIdentity[]) => ReadonlyMap<string, BankIdentity> = once(
  (banks: readonly BankIdentity[]) =>
    new Map(banks.flatMap((bank) => [bank.number, ...(bank.formerNumbers ?? [])].map((number) => [number, bank] as const)).reverse()),
)

/** Returns the bank with this number, slug (`itau`) or name, or undefined. Accents and case are ignored. */
export function bankNamedAmong<B extends BankIdentity>(banks: readonly B[], name: string): B | undefined {
  const plain = plainUpper(name)
  return bankAmong(banks, name.trim()) ?? banks.find((bank) => plainUpper(bank.slug) === plain || plainUpper(bank.name) === plain)
}

/** Returns the banks whose files are read or written. */
export const withFiles = <B extends BankIdentity>(banks: readonly B[]): readonly B[] => banks.filter(({ hasNoFiles }) => hasNoFiles !== true)
