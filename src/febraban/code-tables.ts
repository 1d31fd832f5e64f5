import type { LocalizedText, OccurrenceKind, OurOccurrence } from '../cobranca/index.js'
import type { Codes } from '../fixed-width/index.js'

/** Meaning of a bank's occurrence code (código de movimento de retorno). */
export type BankOccurrence = OccurrenceDefinition & {
  /** Other meanings, decided by another field of the title. The first override that applies counts. */
  readonly overrides?: readonly OccurrenceOverride[]
}

type OccurrenceDefinition = OccurrenceDetails & (WithOurOccurrence | WithoutOurOccurrence)

/** Meaning of an occurrence if another field has a code: a rejected registration or instruction, a write-off because of a payment. */
export interface OccurrenceOverride {
  /** A field with codes of one width: `title.reason_codes`. If reason tables explain the field, a code counts only in the columns of its table. */
  readonly field: string
  /** The field must have one of these codes. */
  readonly codes: readonly string[]
  /** Only for titles with a paid value. Without the override, the occurrence must not move money. */
  readonly paid?: true
  readonly means: OccurrenceDefinition
}

interface OccurrenceDetails {
  /** The bank's text, from its manual. */
  readonly text: string
  /** Kind of the occurrence, if it differs from the kind of the unified code. */
  readonly kind?: OccurrenceKind
  /** Set if the occurrence is not booked although its kind is: it cancels an announcement, which was not booked either. */
  readonly money?: false
  /** Set if the code means a payment by Pix. */
  readonly pix?: true
  /** Source of the code, if the manual of the layout does not have it. */
  readonly evidence?: OccurrenceEvidence
}

/** `other_layout`: the bank's manual of the other layout, which is newer or more complete. */
export type OccurrenceEvidence = 'other_layout'

interface WithOurOccurrence {
  /** Unified code. */
  readonly our_occurrence: OurOccurrence
  /** Doubt about the unified code: another code fits as well, or the manual is not clear. */
  readonly doubt?: LocalizedText
}

interface WithoutOurOccurrence {
  readonly our_occurrence: null
  /** Reason why there is no unified code. */
  readonly why: LocalizedText
}

/** A bank's occurrence codes: two characters, as in the file. */
export type OccurrenceTable = Readonly<Record<string, BankOccurrence>>

/** Returns codes of the bank's other layout, for a layout whose manual does not have them. Their overrides are omitted, since they use other fields. */
export const fromOtherLayout = (table: OccurrenceTable, codes: readonly string[]): OccurrenceTable =>
  Object.fromEntries(
    codes.map((code) => {
      const { overrides: _, ...occurrence } = table[code]!
      return [code, { ...occurrence, evidence: 'other_layout' } as BankOccurrence]
    }),
  )

/** Type of a reason (motivo): the cause of a rejection, a remark, a fee, or the channel and means of a payment. */
export type ReasonSeverity = 'rejection' | 'information' | 'fee' | 'channel'

/**
 * Form of a field whose reasons are not codes of one width.
 *
 * - `lengths`: consecutive codes of several lengths. The longest code of the tables counts (`A4R1` before `A4`, `C10` before `C1`), unless an unknown code
 *   would follow: `16000000` is 16 and three empty codes, although 160 is a code, too.
 * - `flags`: a `1` at the position of each reason. Its code is the number of the position: `01`, `115`.
 * - `text`: a free text of the bank, without codes. The table is empty.
 */
type ReasonForm = 'lengths' | 'flags' | 'text'

/** Reasons of some occurrences, in one field of the title's records. */
export interface ReasonTable {
  /** Occurrence codes of the reasons. */
  readonly occurrences: readonly string[]
  /** Record and field of the codes: `title.rejection_codes`, `segment_t.reason_codes`. */
  readonly field: string
  /** Characters per code: a field of ten columns with width 2 has up to five codes. In other forms, the width of an unknown code. */
  readonly codeWidth: number
  /** Form of the field, equal in all tables of a field and an occurrence. Default: consecutive codes of one width. */
  readonly form?: ReasonForm
  /** First and last character of these codes in the field (1-based, inclusive). Default: the whole field. */
  readonly span?: readonly [from: number, to: number]
  readonly severity: ReasonSeverity
  /** The bank's text of each reason code. */
  readonly codes: Codes
  /** Codes that mean a payment by Pix. */
  readonly pixCodes?: readonly string[]
  /** Manual and page. */
  readonly source: string
}

/** The most common causes of rejections. The last rejects an instruction, the others a registration. */
export type RejectionCause = 'payer_tax_id' | 'due_date' | 'amount' | 'duplicated_number' | 'unknown_title'

/** The bank's reason code of each cause, or one per occurrence. A cause without code is absent. */
export type RejectionCodes = Readonly<Partial<Record<RejectionCause, string | Readonly<Record<string, string>>>>>

/**
 * An occurrence, and the code that must come with it: a reason, or a code of an override (`OccurrenceOverride`). The name of the field follows if several
 * fields of the title have equal codes.
 */
export type OccurrenceRef = readonly [occurrence: string, code?: string, field?: string]

/** Events of a title. */
export type TitleEvent =
  | 'registered'
  | 'rejected'
  | 'paid'
  | 'paid_partially'
  | 'paid_at_notary'
  | 'paid_after_write_off'
  | 'written_off' // by the bank, after its deadline
  | 'protest_ordered' // by the protest days of the registration
  | 'sent_to_notary'
  | 'in_notary'
  | 'protested'
  | 'withdrawn' // from the notary; the title stays open

/**
 * The occurrence of each event in a bank's tables; null if the manual has no occurrence for it. A bank without an occurrence for Pix sends such payments
 * like all others. `instruction_rejected` is used for movements that have no occurrence of their own for rejection.
 */
export type EventOccurrences = Readonly<Record<TitleEvent | 'paid_by_pix' | 'instruction_rejected', OccurrenceRef | null>>

/** CNAB 240 10.6, C047-A, pp. 153–155, and most CNAB 400 after it. */
export const rejectionCodes240: RejectionCodes = { payer_tax_id: '46', due_date: '16', amount: '20', duplicated_number: '09', unknown_title: '60' }
