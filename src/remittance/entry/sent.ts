/** The account of an entry: collects what its records send. */
import type { ChargeReading, RecordValues } from '../../banks/index.js'
import type { AnyField, FixedRecord } from '../../fixed-width/index.js'
import type { FileReport } from '../file-report.js'
import type { TextSink } from '../file-writer.js'
import type { CutText } from '../fit-text.js'
import { columnSourceOf, type Identifier } from '../sources.js'
import type { NoteSink, TextLocation } from '../text-changes.js'
import { COLUMN_LOSSES } from './losses.js'

/** An identifier that changes in its columns. */
export interface ChangedIdentifier {
  readonly identifier: Identifier
  readonly text: string
  readonly field: AnyField
  /** Null if it is not cut. */
  readonly cut: CutText | null
}

/** Columns of a record that send a field of the account. */
export interface AccountColumn {
  readonly column: string
  readonly bit: number
  /** Column without a value of which these contain something else. */
  readonly onlyWith: string | null
}

/** Returns the columns of a record that send a field of the account. */
export function accountColumnsOf(
  { fields }: FixedRecord,
  { rebateMayBeDiscount }: ChargeReading = {},
): readonly AccountColumn[] {
  const columns = Object.keys(fields).flatMap((column) => {
    const { field, charge } = columnSourceOf(column)
    return bitsOf(field, charge).map((bit) => ({ column, bit, onlyWith: null }))
  })
  return rebateMayBeDiscount === true && fields['value_rebate'] !== undefined
    ? [
        ...columns,
        ...bitsOf('second_discount').map((bit) => ({ column: 'value_rebate', bit, onlyWith: 'second_discount_date' })),
      ]
    : columns
}

const bitsOf = (...sources: readonly (string | undefined)[]): readonly number[] =>
  COLUMN_LOSSES.filter(({ source }) => sources.includes(source)).map(({ bit }) => bit)

/** Collects the fields that the records of an entry send, and the texts that change in their columns. Also used for headers and trailers. */
export class Sent implements TextSink, NoteSink {
  private first: RecordValues | null = null
  private identifiers = NO_IDENTIFIERS
  private bits = 0

  /** @param entry position of the entry; null for a header or trailer */
  constructor(
    private readonly entry: number | null,
    private readonly report: FileReport,
  ) {}

  /** Whether a record has sent a field of the account, which is a bit. */
  has(bit: number): boolean {
    return (this.bits & bit) !== 0
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
    const own = values as Readonly<Record<string, unknown>>
    for (const { column, bit, onlyWith } of columns) {
      if (this.has(bit) || isNeutral(own[column])) continue
      if (onlyWith === null || !isNeutral(own[onlyWith])) this.bits |= bit
    }
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
