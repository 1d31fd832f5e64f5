/** Why a person must check a payment or reversal before it is booked. */
import type { LocalizedText } from '../../cobranca/index.js'
import type { DiagnosticCode } from '../../fixed-width/index.js'

/** Code of a {@link ReviewReason}: the diagnostic of the same name. */
export type ReviewCode = Extract<DiagnosticCode, 'doubtful_payment' | 'paid_amount_unknown' | 'zero_payment'>

/** A reason to check a payment or reversal with the bank before it is booked. */
export interface ReviewReason {
  readonly code: ReviewCode
  /** Line of the file, 1-based. */
  readonly line: number
  /** Description and advice: the message of the diagnostic. */
  readonly text: LocalizedText
}

/** The list of all records that are sure. */
export const NO_REVIEW: readonly ReviewReason[] = Object.freeze([])
