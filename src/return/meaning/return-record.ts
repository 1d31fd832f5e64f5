import type { LayoutKind } from '../../banks/index.js'
import type { LineParsed, OccurrenceKind, OurOccurrence } from '../../cobranca/index.js'
import type { OccurrenceEvidence, ReasonSeverity } from '../../febraban/index.js'
import type { Diagnostic, Values } from '../../fixed-width/index.js'
import type { ReviewReason } from './needs-review.js'

/** A reason (motivo) of an occurrence: the cause of a rejection, a remark, a fee or a payment channel. */
export interface Reason {
  /** The bank's code. It may contain letters. */
  readonly code: string
  /** The bank's text; null if its table does not have the code. */
  readonly text: string | null
  /** Whether the reason is the cause of a rejection, a remark, a fee or a payment channel. */
  readonly severity: ReasonSeverity
}

/**
 * A movement of one title in a return file. Extends the service's `bank_billet_discharge`.
 *
 * In files of 8 MB or more, `parseReturn` reads `line_parsed` and `line_raw` when they are used. The record still behaves like a plain object.
 */
export interface ReturnRecord {
  /** COMPE number of the bank. */
  readonly bank: string
  readonly layout: LayoutKind
  /** Variant of the layout, such as `SICOB`, if the bank has more than one. */
  readonly variant?: string
  /** First line of the title in the file, 1-based. */
  readonly line: number
  /** Unified occurrence, 2001 to 2249; null if the bank's code is unknown or has no unified code. */
  readonly our_occurrence: OurOccurrence | null
  /** Kind of the occurrence, for programs to switch on; `info` if the occurrence is unknown. */
  readonly kind: OccurrenceKind
  /** Whether the occurrence moves money: a payment or its reversal. */
  readonly money: boolean
  /** Whether the title is closed. */
  readonly final: boolean
  /** Whether the bank marks the payment as a Pix. */
  readonly pix: boolean
  /** `YYYY-MM-DD` */
  readonly date_of_occurrence: string | null
  /** The bank's own code, two characters. */
  readonly occurrence: string
  /** Source of the code's meaning, if the manual of the layout does not have the code. */
  readonly evidence?: OccurrenceEvidence
  /** The bank's text of the occurrence; null if its table does not have the code. */
  readonly occurrence_detail: string | null
  /** Content of the field with the reason codes; `''` if it is blank. */
  readonly occurrence_error: string
  /** Texts of the reasons, joined by `; `; null if there are no reasons. */
  readonly occurrence_error_detail: string | null
  readonly reasons: readonly Reason[]
  /** Why a person must check the payment or reversal before it is booked. Empty if it is sure, or if the record moves no money. */
  readonly needs_review: readonly ReviewReason[]
  readonly line_parsed: LineParsed
  /** The original line. In CNAB 240, the lines of the title, joined by line feeds. */
  readonly line_raw: string
  /** Values of the title's optional records, by record: a Pix code, a split of the credit. Absent if the title has no optional record. */
  readonly extra?: Readonly<Record<string, readonly Values[]>>
  /**
   * All values of the title's records, by record: due date, face value, payer, Pix code … Companions are lists. A getter: the record's JSON and copies of
   * the record do not have it.
   */
  readonly fields: Readonly<Record<string, Values | readonly Values[]>>
}

/** The header of a return file. */
export interface ReturnHeader {
  /** COMPE number. */
  readonly bank_number: string
  /** `''` if the bank does not send it. */
  readonly beneficiary_name: string
  /** Day on which the bank generated the file, `YYYY-MM-DD`. */
  readonly generated_at: string | null
  /** The bank's sequence number of the file (NSA); null if the file does not have it. */
  readonly file_number: number | null
  /** All values of the header record. */
  readonly fields: Values
}

/** Count and sums of some records. Amounts are integer cents. */
export interface Sums {
  readonly count: number
  readonly paid_amount: number
  /** Null if the layout has no column for it. */
  readonly credit_amount: number | null
  /** Null if the layout has no column for it. */
  readonly bank_rate: number | null
}

/** Count and sum of the payments and reversals that need review. */
export interface ReviewTotals {
  readonly count: number
  /** Sum of the paid amounts of the payments among them, in integer cents. The amounts of reversals are not included. */
  readonly paid_amount: number
}

export interface ReturnTotals {
  /** Number of titles. */
  readonly titles: number
  /** Sum of the paid amounts of settlements, in integer cents. Reversals are not deducted: see `by_kind.reversed`. */
  readonly paid_amount: number
  /** Payments and reversals with {@link ReturnRecord.needs_review}. `paid_amount` includes their amounts. */
  readonly needs_review: ReviewTotals
  readonly by_kind: Readonly<Partial<Record<OccurrenceKind, Sums>>>
}

/** The result of reading a return file: the service's `discharge` with its `bank_billet_discharges`, as whole or flat records. */
export interface ReturnFile<R = ReturnRecord> {
  readonly bank: string
  readonly bank_name: string
  readonly layout: LayoutKind
  /** Variant of the layout, such as `SICOB`, if the bank has more than one. */
  readonly variant?: string
  readonly direction: 'return'
  /** Null if the file has no header. */
  readonly header: ReturnHeader | null
  readonly bank_billet_discharges: readonly R[]
  readonly totals: ReturnTotals
  readonly diagnostics: readonly Diagnostic[]
}
