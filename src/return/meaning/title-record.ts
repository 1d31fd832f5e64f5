/** The class of return records. The fallback reader and the generated code both create it, so all records have one shape. */
import type { LayoutKind } from '../../banks/index.js'
import type { LineParsed, OccurrenceKind, OurOccurrence } from '../../cobranca/index.js'
import type { OccurrenceEvidence } from '../../febraban/index.js'
import type { Engine, FileLayout, Values } from '../../fixed-width/index.js'
import type { Reason, ReturnRecord } from './return-record.js'
import { fieldsIn } from './title-fields.js'
import { type TitleOutcome, withPaidValue } from './title-outcome.js'

/** Values that all records of a file have in common. */
export interface RecordOrigin {
  readonly bank: string
  readonly layout: LayoutKind
  readonly variant?: string
  readonly file: FileLayout
  readonly engine: Engine | undefined
}

const NO_LINES: readonly number[] = []

export class TitleRecord implements ReturnRecord {
  declare readonly bank: string
  declare readonly layout: LayoutKind
  declare readonly variant?: string
  declare readonly line: number
  declare readonly our_occurrence: OurOccurrence | null
  declare readonly kind: OccurrenceKind
  declare readonly money: boolean
  declare readonly final: boolean
  declare readonly pix: boolean
  declare readonly date_of_occurrence: string | null
  declare readonly occurrence: string
  declare readonly evidence?: OccurrenceEvidence
  declare readonly occurrence_detail: string | null
  declare readonly occurrence_error: string
  declare readonly occurrence_error_detail: string | null
  declare readonly reasons: readonly Reason[]
  declare readonly line_parsed: LineParsed
  declare readonly line_raw: string
  declare readonly extra?: Readonly<Record<string, readonly Values[]>>
  readonly #origin: RecordOrigin
  readonly #misplaced: readonly number[]

  constructor(
    origin: RecordOrigin,
    line: number,
    codes: TitleOutcome,
    /** Paid amount in cents; negative if the bank does not send it. */
    paid: number,
    lineParsed: LineParsed,
    lineRaw: string,
    extra?: ReturnRecord['extra'],
    /** Indexes of the lines with misplaced columns. */
    misplaced: readonly number[] = NO_LINES,
  ) {
    const { outcome, money } = withPaidValue(codes, paid)
    this.bank = origin.bank
    this.layout = origin.layout
    if (origin.variant !== undefined) this.variant = origin.variant
    this.line = line
    this.our_occurrence = outcome.our_occurrence
    this.kind = outcome.kind
    this.money = money
    this.final = outcome.final
    this.pix = outcome.pix
    this.date_of_occurrence = lineParsed.paid_at
    this.occurrence = outcome.occurrence
    if (outcome.evidence !== null) this.evidence = outcome.evidence
    this.occurrence_detail = outcome.occurrence_detail
    this.occurrence_error = outcome.errorCode
    this.occurrence_error_detail = outcome.errorDetail
    this.reasons = outcome.reasons
    this.line_parsed = lineParsed
    this.line_raw = lineRaw
    if (extra !== undefined) this.extra = extra
    this.#origin = origin
    this.#misplaced = misplaced
  }

  get fields(): ReturnRecord['fields'] {
    return fieldsIn(this.line_raw, this.#origin.file, this.#origin.engine, this.#misplaced)
  }
}
