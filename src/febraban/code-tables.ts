import type { OccurrenceKind, OurOccurrence } from '../cobranca/index.js'
import type { Codes } from '../fixed-width/index.js'

/** What a bank's occurrence code (código de movimento de retorno) says. */
export type BankOccurrence = OccurrenceDefinition & {
  /** What it says instead, in titles of which another field tells more. The first that holds counts. */
  readonly overrides?: readonly OccurrenceOverride[]
}

type OccurrenceDefinition = OccurrenceDetails & (WithOurOccurrence | WithoutOurOccurrence)

/** What an occurrence says where another field holds a code: a refusal of an entry or of an instruction, a write-off because of a payment. */
export interface OccurrenceOverride {
  /** A field of codes, all of one width: `title.reason_codes`. Where tables of reasons explain it, codes count only in the columns of these. */
  readonly field: string
  /** Any of these. */
  readonly codes: readonly string[]
  /** Only in titles with a paid value. The occurrence must be no money without it. */
  readonly paid?: true
  readonly means: OccurrenceDefinition
}

interface OccurrenceDetails {
  /** The bank's own words, from its manual. */
  readonly text: string
  /** When the bank's code says more, or something else, than the unified code's own kind. */
  readonly kind?: OccurrenceKind
  /** No money moves by it, though it does by its kind: it takes back an announcement that was no money. */
  readonly money?: false
  /** The bank tells by this code that the title was paid by Pix. */
  readonly pix?: true
  /** Where the code comes from, when the layout's own manual does not have it. */
  readonly evidence?: OccurrenceEvidence
}

/** `other_layout`: the bank's manual of the other layout, which is newer or has more. */
export type OccurrenceEvidence = 'other_layout'

interface WithOurOccurrence {
  /** The unified code it means. */
  readonly our_occurrence: OurOccurrence
  /** What speaks against the choice: another code that is as near, or a meaning that the manual leaves open. */
  readonly doubt?: string
}

interface WithoutOurOccurrence {
  readonly our_occurrence: null
  /** Why no unified code means it. */
  readonly why: string
}

/** A bank's occurrence codes, two characters as they stand in the file. */
export type OccurrenceTable = Readonly<Record<string, BankOccurrence>>

/** Some codes of the bank's other layout, for the table of one whose manual does not have them. Fields of the other layout decide nothing here. */
export const fromOtherLayout = (table: OccurrenceTable, codes: readonly string[]): OccurrenceTable =>
  Object.fromEntries(
    codes.map((code) => {
      const { overrides: _, ...occurrence } = table[code]!
      return [code, { ...occurrence, evidence: 'other_layout' } as BankOccurrence]
    }),
  )

/** What a reason (motivo) is: why something was refused, a remark, which fee, or where and how the title was paid. */
export type ReasonSeverity = 'rejection' | 'information' | 'fee' | 'channel'

/**
 * How a field holds reasons that are not codes of one width.
 *
 * - `lengths`: codes of several lengths, one after another; the longest that a table has counts (`A4R1` before `A4`, `C10` before `C1`)
 * - `flags`: a `1` in the place of each reason that holds; its code is the number of the place: `01`, `115`
 * - `text`: the bank's own words, without code; the table has none
 */
export type ReasonForm = 'lengths' | 'flags' | 'text'

/** The reasons that may come with some occurrences, in one field of the title's records. */
export interface ReasonTable {
  /** Occurrence codes it goes with. */
  readonly occurrences: readonly string[]
  /** Record and field that hold the codes, as `title.rejection_codes` or `segment_t.reason_codes`. */
  readonly field: string
  /** Characters a code: a field of ten columns with width 2 holds up to five codes. Of forms with other codes, those of a code that is unknown. */
  readonly codeWidth: number
  /** How the field holds the reasons; the same in all tables of a field and an occurrence. Default: side by side, all of one width. */
  readonly form?: ReasonForm
  /** The characters of the field that hold these codes (1-based, inclusive), when others hold something else. Default: all. */
  readonly span?: readonly [from: number, to: number]
  readonly severity: ReasonSeverity
  /** Reason code → the bank's words. */
  readonly codes: Codes
  /** Codes by which the bank tells that the title was paid by Pix. */
  readonly pixCodes?: readonly string[]
  /** Manual and page. */
  readonly source: string
}

/** Why a bank refuses most of what it refuses: an entry for one of the first four, an instruction because the title is not there. */
export type RejectionCause = 'payer_tax_id' | 'due_date' | 'amount' | 'duplicated_number' | 'unknown_title'

/** The code by which a bank says each, out of its tables of reasons, or one for each occurrence. One left out is one that it has no code for. */
export type RejectionCodes = Readonly<Partial<Record<RejectionCause, string | Readonly<Record<string, string>>>>>

/**
 * By what a bank tells a thing: an occurrence, and the code that must come with it to say just that, which is a reason, or stands in a field by which
 * the occurrence says something else (`OccurrenceOverride`). The field's name stands behind it where another field of the title has codes that read alike.
 */
export type OccurrenceRef = readonly [occurrence: string, code?: string, field?: string]

/** What happens to a title. */
export type TitleEvent =
  | 'registered'
  | 'rejected'
  | 'paid'
  | 'paid_partially'
  | 'paid_at_notary'
  | 'paid_after_write_off'
  | 'written_off' // by the bank, after its time
  | 'protest_ordered' // by the days that came with the entry
  | 'sent_to_notary'
  | 'in_notary'
  | 'protested'
  | 'withdrawn' // taken back from the notary: it stays open

/**
 * By what a bank tells each of these, out of its own tables; null where its manual has nothing for it. A bank that does not tell Pix tells such a
 * payment like every other. `refused` is of an instruction, where its movement does not say otherwise.
 */
export type EventOccurrences = Readonly<Record<TitleEvent | 'paid_by_pix' | 'refused', OccurrenceRef | null>>
