/** Flat objects with some fields of a record: the result of reading with `fields`. */
import { LINE_PARSED_ENTRIES, type LineParsed, type LineParsedEntry } from '../../cobranca/index.js'
import type { ReturnRecord } from '../meaning/return-record.js'
import { isSlipColumn, type SlipColumn, slipValuesOf } from '../meaning/slip-columns.js'
import type { ColumnName } from './columns.js'

/** Selected fields of a record and its `line_parsed`, in the order of `fields`; null if the record does not have the field. */
export type FlatRecord<F extends ColumnName = ColumnName> = { readonly [N in F]: FieldOf<N> }

type FieldOf<N extends ColumnName> = N extends SlipColumn
  ? string | null
  : N extends LineParsedEntry
    ? LineParsed[N]
    : N extends keyof ReturnRecord
      ? Exclude<ReturnRecord[N], undefined> | (undefined extends ReturnRecord[N] ? null : never)
      : never

export interface FieldOptions<F extends ColumnName> {
  /** Returns flat objects with these fields, in this order, instead of whole records. All lines are still read, checked and added up. */
  readonly fields: readonly F[]
}

/** Result for one title: a whole record without `fields`, otherwise a flat record. */
export type RecordOf<F extends ColumnName> = [F] extends [never] ? ReturnRecord : FlatRecord<F>

/** Returns the flat record with some fields of a record. */
export function pick<F extends ColumnName>(record: ReturnRecord, fields: readonly F[]): FlatRecord<F> {
  const slip = fields.some(isSlipColumn) ? slipValuesOf(record) : null
  const fieldOf = (name: ColumnName): unknown => {
    const holder: object = isSlipColumn(name)
      ? slip!
      : Object.hasOwn(LINE_PARSED_ENTRIES, name)
        ? record.line_parsed
        : record
    return (holder as Partial<Record<ColumnName, unknown>>)[name] ?? null
  }
  return Object.fromEntries(fields.map((name) => [name, fieldOf(name)])) as FlatRecord<F>
}
