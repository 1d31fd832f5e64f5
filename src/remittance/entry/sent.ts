/** The account of an entry: collects what its records send. */
import type { ChargeReading, RecordValues } from '../../banks/index.js'
import type { AnyField, FixedRecord } from '../../fixed-width/index.js'
import type { FileReport } from '../file-report.js'
import type { TextSink } from '../file-writer.js'
import type { CutText } from '../fit-text.js'
import { columnSourceOf, type Identifier } from '../sources.js'
import type { NoteSink, TextLocation } from '../text-changes.js'
import { COLUMN_LOSSES, type ColumnLoss } from './losses.js'

/** An identifier that changes in its columns. */
export interface ChangedIdentifier {
  readonly identifier: Identifier
  readonly text: string
  readonly field: AnyField
  /** Null if it is not cut. */
  readonly cut: CutText | null
}

/** Columns of a record that send the field of a loss. */
export interface AccountColumn {
  readonly column: string
  readonly loss: ColumnLoss
  /** Column without a value of which these contain something else. */
  readonly onlyWith: string | null
}

/** Returns the columns of a record that send the fields of losses. */
export function accountColumnsOf(
  { fields }: FixedRecord,
  { rebateMayBeDiscount }: ChargeReading = {},
): readonly AccountColumn[] {
  const columns = Object.keys(fields).flatMap((column) => {
    const { field, charge } = columnSourceOf(column)
    return lossesOf(field, charge).map((loss) => ({ column, loss, onlyWith: null }))
  })
  return rebateMayBeDiscount === true && fields['value_rebate'] !== undefined
    ? [
        ...columns,
        ...lossesOf('second_discount').map((loss) => ({
          column: 'value_rebate',
          loss,
          onlyWith: 'second_discount_date',
        })),
      ]
    : columns
}

const lossesOf = (...sources: readonly (string | undefined)[]): readonly ColumnLoss[] =>
  COLUMN_LOSSES.filter(({ source }) => sources.includes(source))

/** A record of an entry, in a list. Its values are only read if an entry asks for a field that a record may not send. */
class SentRecord {
  constructor(
    readonly columns: readonly AccountColumn[],
    readonly values: Readonly<Record<string, unknown>>,
    readonly before: SentRecord | null,
  ) {}

  has(loss: ColumnLoss): boolean {
    const { values } = this
    for (const { column, loss: each, onlyWith } of this.columns)
      if (each === loss && !isNeutral(values[column]) && (onlyWith === null || !isNeutral(values[onlyWith])))
        return true
    return false
  }
}

/** Collects the fields that the records of an entry send, and the texts that change in their columns. Also used for headers and trailers. */
export class Sent implements TextSink, NoteSink {
  private first: RecordValues | null = null
  private last: SentRecord | null = null
  private identifiers = NO_IDENTIFIERS

  /** @param entry position of the entry; null for a header or trailer */
  constructor(
    private readonly entry: number | null,
    private readonly report: FileReport,
  ) {}

  /** Whether a record has sent the field of a loss. */
  has(loss: ColumnLoss): boolean {
    for (let record = this.last; record !== null; record = record.before) if (record.has(loss)) return true
    return false
  }

  get isReported(): boolean {
    return this.report.hasEntries
  }

  /** Values of the first record; null before it. */
  get main(): RecordValues | null {
    return this.first
  }

  /** The identifiers that change in their columns. */
  get changedIdentifiers(): readonly ChangedIdentifier[] {
    return this.identifiers
  }

  /** Takes the values of a record into the account. */
  record(columns: readonly AccountColumn[], values: RecordValues): void {
    this.first ??= values
    this.last = new SentRecord(columns, values as Readonly<Record<string, unknown>>, this.last)
  }

  changed(location: TextLocation, text: string, cut: CutText | null): void {
    const { identifier, field } = location
    if (identifier !== undefined && field !== null)
      this.identifiers = [...this.identifiers, { identifier, text, field, cut }]
    this.note(location, text)
  }

  note(location: TextLocation, text: string): void {
    this.report.change(this.entry, location, text)
  }
}

const NO_IDENTIFIERS: readonly ChangedIdentifier[] = []

/** Whether the columns of a value are blanks or zeros. */
const isNeutral = (value: unknown): boolean => value === undefined || value === null || value === '' || value === 0
