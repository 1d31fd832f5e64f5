/** Why a person must check a payment or reversal before it is booked. */
import type { LocalizedText } from '../../cobranca/index.js'
import { type Diagnostic, type DiagnosticCode, diagnosticMessage } from '../../fixed-width/index.js'

/**
 * The diagnostics by which a payment or reversal is not sure: its title, day or amount may be wrong or missing, or the line may not be a payment.
 *
 * Diagnostics of other values (fine, discount, fee, a blank credit date) are not in the list, because they do not change the payment. Among the diagnostics of
 * a whole file or lot, only `generic_reading` is in the list: nobody has compared the columns with a file of the bank. The others (an unknown version, an
 * unconfirmed layout, a wrong total) do not change a payment.
 */
export const REVIEW_CODES = [
  'doubtful_payment',
  'paid_amount_unknown',
  'paid_amount_ambiguous',
  'zero_payment',
  'payment_date_unknown',
  'occurrence_of_other_layout',
  'missing_companion',
  'ambiguous_companion',
  'generic_reading',
  // Only in the columns of the day or the amount.
  'not_a_number',
  'number_too_large',
  'impossible_date',
] as const satisfies readonly DiagnosticCode[]

/** Code of a {@link ReviewReason}: the diagnostic of the same name. */
export type ReviewCode = (typeof REVIEW_CODES)[number]

/** A reason to check a payment or reversal with the bank before it is booked. The file has a diagnostic with the same code and line. */
export interface ReviewReason {
  readonly code: ReviewCode
  /** Line of the file, 1-based. */
  readonly line: number
  /** Description and advice: the message of the diagnostic. */
  readonly text: LocalizedText
  /** For `paid_amount_ambiguous`: the possible amounts, in cents; the payer paid one of them. The first one is the amount in the bank's column. */
  readonly possible_amounts?: readonly number[]
}

/** The list of all records that are sure. */
export const NO_REVIEW: readonly ReviewReason[] = Object.freeze([])

/**
 * Returns the reason of a diagnostic of {@link REVIEW_CODES} that has a line.
 *
 * @param possible_amounts of `paid_amount_ambiguous`
 */
export const reviewReason = (found: Diagnostic, possible_amounts: readonly number[]): ReviewReason => ({
  code: found.code as ReviewCode,
  line: found.line!,
  text: { pt: found.message, en: diagnosticMessage(found, 'en') },
  ...(found.code === 'paid_amount_ambiguous' && { possible_amounts }),
})
