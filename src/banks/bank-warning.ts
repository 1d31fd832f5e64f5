/** Warnings about entries that a bank accepts or rejects by the day on which it processes the file, which the file does not decide. */
import type { EntryContext } from './remittance-dialect.js'

/** Reason of a warning by a rule of a bank. */
export type BankWarningCode = 'instruction_too_early' | 'instruction_too_late'

/** A value of an entry that the bank may reject. */
export interface BankWarning {
  readonly code: BankWarningCode
  /** The slip's field. */
  readonly field: 'expire_at'
  readonly value: string
  /** In Portuguese, to be read after the field's name. */
  readonly message: string
}

/** Looks for a warning about an entry; null without one. Each bank lists its rules with the page of its manual. */
export type WarningRule = (context: EntryContext) => BankWarning | null
