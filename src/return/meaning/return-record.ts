import type { LayoutKind } from '../../banks/index.js'
import type { LineParsed, OccurrenceKind, OurOccurrence } from '../../cobranca/index.js'
import type { OccurrenceEvidence, ReasonSeverity } from '../../febraban/index.js'
import type { Diagnostic, Values } from '../../fixed-width/index.js'

/** Why, for how much or by which way: a reason (motivo) that came with an occurrence. */
export interface Reason {
  /** The bank's code; may have letters. */
  readonly code: string
  /** The bank's words, or null for a code that its table lacks. */
  readonly text: string | null
  /** What the reason is: why something was refused, a remark, which fee, or how the title was paid. */
  readonly severity: ReasonSeverity
}

/** One line of a return file: what happened to one title. The service's `bank_billet_discharge`, and more. */
export interface ReturnRecord {
  /** COMPE number of the bank. */
  readonly bank: string
  readonly layout: LayoutKind
  /** Which of the bank's dialects of the layout, where it has more than one: `SICOB`. */
  readonly variant?: string
  /** Line of the file (1-based) where the title begins. */
  readonly line: number
  /** Unified occurrence, 2001 to 2249; null when the bank's code has none, or is unknown. */
  readonly our_occurrence: OurOccurrence | null
  /** What to switch on; `info` when the occurrence is unknown. */
  readonly kind: OccurrenceKind
  /** Money of the title came in or went back by this line. */
  readonly money: boolean
  /** The title is over. */
  readonly final: boolean
  /** The bank tells that it was paid by Pix. False when it does not tell. */
  readonly pix: boolean
  /** `YYYY-MM-DD` */
  readonly date_of_occurrence: string | null
  /** The bank's own code, two characters. */
  readonly occurrence: string
  /** Where the meaning of the code comes from, when the layout's own manual does not have it. Left out otherwise. */
  readonly evidence?: OccurrenceEvidence
  /** The bank's words for it; null when its table lacks the code. */
  readonly occurrence_detail: string | null
  /** The reason codes, as the field holds them; `''` when blank. */
  readonly occurrence_error: string
  /** Their texts, joined by `; `; null when there are none. */
  readonly occurrence_error_detail: string | null
  readonly reasons: readonly Reason[]
  readonly line_parsed: LineParsed
  /** The line as it came; in CNAB 240 the lines of the title, joined by line feeds. */
  readonly line_raw: string
  /** Values of the optional records that came with the title, by record: a Pix code, a split of the credit. Left out when none came. */
  readonly extra?: Readonly<Record<string, readonly Values[]>>
  /**
   * All values of the title's records, by record: due date, face value, payer, Pix code … Companions are lists. Made when it is asked for, and so
   * no part of the record's JSON, nor of a copy of it.
   */
  readonly fields: Readonly<Record<string, Values | readonly Values[]>>
}

/** What the header of a return file says. */
export interface ReturnHeader {
  /** COMPE number. */
  readonly bank_number: string
  /** `''` when the bank does not send it. */
  readonly beneficiary_name: string
  /** Day on which the bank made the file. */
  readonly generated_at: string | null
  /** The bank's number of the file (NSA), when it has one. */
  readonly file_number: number | null
  /** All values of the header record. */
  readonly fields: Values
}

/** Sums over some records, in integer cents. */
export interface Sums {
  readonly count: number
  readonly paid_amount: number
  readonly credit_amount: number
  readonly bank_rate: number
}

export interface ReturnTotals {
  /** How many titles. */
  readonly titles: number
  /** What payers paid, in integer cents: settlements only. What went back is under `by_kind.reversed`. */
  readonly paid_amount: number
  readonly by_kind: Readonly<Partial<Record<OccurrenceKind, Sums>>>
}

/** A return file, read: the service's `discharge` with its `bank_billet_discharges`, whole records or flat ones. */
export interface ReturnFile<R = ReturnRecord> {
  readonly bank: string
  readonly bank_name: string
  readonly layout: LayoutKind
  /** Which of the bank's dialects of the layout, where it has more than one: `SICOB`. */
  readonly variant?: string
  readonly direction: 'return'
  /** Null when the file has none. */
  readonly header: ReturnHeader | null
  readonly bank_billet_discharges: readonly R[]
  readonly totals: ReturnTotals
  readonly diagnostics: readonly Diagnostic[]
}
