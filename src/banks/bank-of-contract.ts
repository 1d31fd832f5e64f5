import type { BankDefinition } from './bank.js'
import { BANKS } from './registry.js'

/** Returns the bank of a `bank_contract_slug`, such as `sicoob-02`; undefined if no bank has it. */
export const bankOfContract = (slug: string): BankDefinition | undefined =>
  BANKS.find((bank) => slug === bank.slug || slug.startsWith(`${bank.slug}-`))
