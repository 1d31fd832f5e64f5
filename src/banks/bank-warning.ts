/** Warnings about entries that the bank may reject on the day on which it processes the file, or to which it adds what the slip leaves out. */

/** Reason of a warning by a rule of a bank. */
type BankWarningCode =
  | 'instruction_too_early'
  | 'instruction_too_late'
  /** Without interest, the bank charges its own. */
  | 'interest_by_bank'
  /** Without a deadline, the bank writes the title off by its own. */
  | 'write_off_by_bank'
  /** The bank takes a title with this number only once. */
  | 'repeated_title'

/** A warning about a field of an entry's slip, by a rule of the bank. */
export interface BankWarning {
  readonly code: BankWarningCode
  readonly field: 'expire_at' | 'interest_type' | 'days_for_revoke' | 'document_number'
  /** In Portuguese, to be read after the field's name. */
  readonly message: string
}
