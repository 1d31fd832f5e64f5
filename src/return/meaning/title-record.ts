/** The class of return records. The fallback reader and the generated code both create it, so all records have one shape. */
import type { FoundReturn, LayoutKind } from '../../banks/index.js'
import type { LineParsed, OccurrenceKind, OurOccurrence } from '../../cobranca/index.js'
import type { OccurrenceEvidence } from '../../febraban/index.js'
import type { Engine, FileLayout, Values } from '../../fixed-width/index.js'
import type { ReviewReason } from './needs-review.js'
import type { Reason, ReturnRecord } from './return-record.js'
import { fieldsIn } from './title-fields.js'
import { outcomeIfMoney, type TitleOutcome } from './title-outcome.js'

/** Values that all records of a file have in common. */
export interface RecordOrigin {
  readonly bank: string
  readonly layout: LayoutKind
  readonly variant?: string | undefined
  readonly file: FileLayout
  readonly engine: Engine | undefined
  /** Indexes of the lines with misplaced columns, if a title has such lines. */
  readonly misplaced?: readonly number[] | undefined
  /** Their text, if they read their lines when they are used. */
  readonly text?: TextOfTitles | undefined
}

/** The origin of the records of a file. */
export const originOf = ({ bank, layout, dialect }: FoundReturn, engine: Engine | undefined): RecordOrigin =>
  recordOrigin({ bank: bank.number, layout, variant: dialect.variant, file: dialect.layout, engine })

/** Returns an origin with all its properties. Every record reads them, which is fastest if all origins have one hidden class. */
export function recordOrigin({ bank, layout, variant, file, engine, misplaced, text }: RecordOrigin): RecordOrigin {
  return { bank, layout, variant, file, engine, misplaced, text }
}

/** Text of titles, from which records read their values when they are used. */
export interface TextOfTitles {
  /** Its end, as a position. */
  readonly end: number
  /** Reads the title that starts at a position. */
  lineParsed(at: number): LineParsed
  lineRaw(at: number): string
}

/** Position of a title in the text of its origin; after its values were read, the position and the values. One property, so that the garbage collector copies less. */
type Place = number | ReadPlace

class ReadPlace {
  constructor(
    readonly at: number,
    readonly lineParsed: LineParsed,
  ) {}
}

/** `util.inspect.custom` */
const INSPECT = Symbol.for('nodejs.util.inspect.custom')

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
  declare readonly needs_review: readonly ReviewReason[]
  declare readonly line_parsed: LineParsed
  declare readonly line_raw: string
  declare readonly extra?: Readonly<Record<string, readonly Values[]>>
  readonly #origin: RecordOrigin
  #place: Place = 0

  constructor(
    origin: RecordOrigin,
    line: number,
    codes: TitleOutcome,
    isMoney: boolean,
    paidAt: string | null,
    lineParsed: LineParsed | null,
    /** A number is the position of the title in the text of the origin. */
    lineRaw: string | number,
    needsReview: readonly ReviewReason[],
    extra?: ReturnRecord['extra'],
  ) {
    const outcome = outcomeIfMoney(codes, isMoney)
    this.bank = origin.bank
    this.layout = origin.layout
    if (origin.variant !== undefined) this.variant = origin.variant
    this.line = line
    this.our_occurrence = outcome.our_occurrence
    this.kind = outcome.kind
    this.money = isMoney
    this.final = outcome.final
    this.pix = outcome.pix
    this.date_of_occurrence = paidAt
    this.occurrence = outcome.occurrence
    if (outcome.evidence !== null) this.evidence = outcome.evidence
    this.occurrence_detail = outcome.occurrence_detail
    this.occurrence_error = outcome.errorCode
    this.occurrence_error_detail = outcome.errorDetail
    this.reasons = outcome.reasons
    this.needs_review = needsReview
    this.#origin = origin
    if (typeof lineRaw === 'number') {
      this.#place = lineRaw
      Object.defineProperty(this, 'line_parsed', TitleRecord.#lineParsedOnUse)
      Object.defineProperty(this, 'line_raw', TitleRecord.#lineRawOnUse)
      return
    }
    this.line_parsed = lineParsed as LineParsed
    this.line_raw = lineRaw
    if (extra !== undefined) this.extra = extra
  }

  /** They are own properties, so that copies, comparisons and JSON of the record have them. All records share their hidden class, so they take no memory. */
  static readonly #lineParsedOnUse = onUse<TitleRecord>('line_parsed', (record) => {
    const place = record.#place
    if (typeof place !== 'number') return place.lineParsed
    const lineParsed = record.#origin.text!.lineParsed(place)
    record.#place = new ReadPlace(place, lineParsed)
    return lineParsed
  })
  static readonly #lineRawOnUse = onUse<TitleRecord>('line_raw', (record) => {
    const place = record.#place
    return record.#origin.text!.lineRaw(typeof place === 'number' ? place : place.at)
  })

  /** Returns the origin of a record; null of a copy. */
  static originOf(record: ReturnRecord): RecordOrigin | null {
    return #origin in record ? record.#origin : null
  }

  get fields(): ReturnRecord['fields'] {
    const { file, engine, misplaced } = this.#origin
    return fieldsIn(this.line_raw, file, engine, misplaced)
  }

  /** Makes Node log values, not accessors. Returns a copy, because test runners inspect the result again: with the record itself they would not end. */
  [INSPECT](): object {
    return { ...this }
  }
}

/** Describes a property that is read when it is used. Assigning it makes it an ordinary property. */
function onUse<R extends object>(name: string, read: (record: R) => unknown): PropertyDescriptor {
  return {
    enumerable: true,
    configurable: true,
    get(this: R) {
      return read(this)
    },
    set(this: R, value: unknown) {
      Object.defineProperty(this, name, { value, enumerable: true, configurable: true, writable: true })
    },
  }
}
