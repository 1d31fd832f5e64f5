/** Some fields of a record in one flat object: what reading with `fields` gives. */
import { LINE_PARSED_ENTRIES, type LineParsed, type LineParsedEntry } from '../../cobranca/index.js'
import type { ReturnRecord } from '../meaning/return-record.js'
import { isSlipColumn, type SlipColumn, slipValuesOf } from '../meaning/slip-columns.js'
import type { ColumnName } from './columns.js'

/** The fields asked for, in that order, each as the record or its `line_parsed` has it; null where the record lacks it. */
export type FlatRecord<F extends ColumnName = ColumnName> = { readonly [N in F]: FieldOf<N> }

type FieldOf<N extends ColumnName> = N extends SlipColumn
  ? string | null
  : N extends LineParsedEntry
    ? LineParsed[N]
    : N extends keyof ReturnRecord
      ? Exclude<ReturnRecord[N], undefined> | (undefined extends ReturnRecord[N] ? null : never)
      : never

export interface FieldOptions<F extends ColumnName> {
  /** Flat objects of these fields, in this order, instead of whole records. Everything is read, checked and added up all the same. */
  readonly fields: readonly F[]
}

/** What is made of a title: whole records when no fields are asked for. */
export type RecordOf<F extends ColumnName> = [F] extends [never] ? ReturnRecord : FlatRecord<F>

/** Picks fields of a record. */
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
