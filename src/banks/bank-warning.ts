/** Warnings about entries that a bank accepts or rejects by the day on which it processes the file, which the file does not decide. */

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
