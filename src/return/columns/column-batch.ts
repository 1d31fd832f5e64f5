/**
 * Titles by columns: what programs that add up, count and compare work on. All of it is plain data, so that it can be posted to another thread,
 * and no array is written to again once it was given.
 */
import { dateOf } from '../../fixed-width/index.js'
import type { Cell, COLUMNS, ColumnName } from './columns.js'
import type { FlatRecord } from './flat-record.js'

/**
 * Whole cents; NaN where the bank does not tell the amount. A mark among the values cannot be overlooked as a separate one can: a sum that
 * forgot to ask is NaN, never a wrong number.
 */
export interface MoneyColumn {
  readonly type: 'money'
  readonly values: Float64Array
}

/** Days since 1970-01-01; `NO_DATE` (the least number of 32 bits) where there is none. */
export interface DateColumn {
  readonly type: 'date'
  readonly values: Int32Array
}

export interface IntegerColumn {
  readonly type: 'integer'
  readonly values: Uint32Array
}

/** 1 is true, 0 is false. */
export interface BooleanColumn {
  readonly type: 'boolean'
  readonly values: Uint8Array
}

/** Texts of a closed vocabulary: `dictionary[codes[row]]`; -1 where there is none. A code means the same in all batches of a file. */
export interface CodeColumn {
  readonly type: 'code'
  readonly codes: Int32Array
  /** All texts that came so far, also in batches before. */
  readonly dictionary: readonly string[]
}

/** Texts in UTF-8, one behind the other, as Arrow has them: that of a row goes from `offsets[row]` up to `offsets[row + 1]`. */
export interface TextColumn {
  readonly type: 'text'
  /** One more than rows. */
  readonly offsets: Int32Array
  readonly data: Uint8Array
}

/** JSON in UTF-8; no bytes where there is nothing. */
export interface JsonColumn extends Omit<TextColumn, 'type'> {
  readonly type: 'json'
}

interface ColumnByType {
  money: MoneyColumn
  date: DateColumn
  integer: IntegerColumn
  boolean: BooleanColumn
  code: CodeColumn
  text: TextColumn
  json: JsonColumn
}

export type Column = ColumnByType[keyof ColumnByType]

/** Some titles of a file, in its order, by columns. */
export interface ColumnBatch<F extends ColumnName = ColumnName> {
  /** How many titles. */
  readonly rows: number
  /** By name, in the order asked for; what each is follows from `COLUMNS`. */
  readonly columns: { readonly [N in F]: ColumnByType[(typeof COLUMNS)[N]] }
}

/** A title of a batch: money as a number of cents, null when the bank does not tell it; dates as `YYYY-MM-DD`; what has parts as JSON. */
export type Row<F extends ColumnName = ColumnName> = { readonly [N in F]: CellOf<N> }

type CellOf<N extends ColumnName> = (typeof COLUMNS)[N] extends 'money'
  ? number | null
  : (typeof COLUMNS)[N] extends 'json'
    ? string | null
    : FlatRecord<N>[N]

/**
 * What a column holds in a row: see {@link Row}.
 *
 * @example
 * cellAt(batch.columns.our_number, 0) // '00005019'
 */
export function cellAt(column: TextColumn, row: number): string
export function cellAt(column: MoneyColumn, row: number): number | null
export function cellAt(column: IntegerColumn, row: number): number
export function cellAt(column: BooleanColumn, row: number): boolean
export function cellAt(column: DateColumn | CodeColumn | JsonColumn, row: number): string | null
export function cellAt(column: Column, row: number): Cell
export function cellAt(column: Column, row: number): Cell {
  switch (column.type) {
    case 'money': {
      const cents = column.values[row]!
      return Number.isNaN(cents) ? null : cents
    }
    case 'date':
      return dateOf(column.values[row]!)
    case 'integer':
      return column.values[row]!
    case 'boolean':
      return column.values[row] === 1
    case 'code':
      return column.dictionary[column.codes[row]!] ?? null
    case 'text':
      return textIn(column, row)
    case 'json':
      return textIn(column, row) || null
  }
}

function textIn({ offsets, data }: TextColumn | JsonColumn, row: number): string {
  const { buffer, byteOffset, length } = data
  return Buffer.from(buffer, byteOffset, length).toString('utf8', offsets[row], offsets[row + 1])
}

/** A title of a batch as an object. `row` counts from 0. */
export const rowOf = <F extends ColumnName>({ columns }: ColumnBatch<F>, row: number): Row<F> =>
  Object.fromEntries(Object.entries<Column>(columns).map(([name, column]) => [name, cellAt(column, row)])) as Row<F>

/** All titles of a batch. */
export const rowsOf = <F extends ColumnName>(batch: ColumnBatch<F>): Row<F>[] =>
  Array.from({ length: batch.rows }, (_, row) => rowOf(batch, row))

/**
 * What to hand over with a batch so that its columns are moved to another thread, not copied.
 *
 * @example
 * worker.postMessage(batch, buffersOf(batch))
 */
export const buffersOf = ({ columns }: ColumnBatch<never>): ArrayBuffer[] =>
  Object.values<Column>(columns)
    .flatMap((column) =>
      'values' in column ? [column.values] : 'codes' in column ? [column.codes] : [column.offsets, column.data],
    )
    .map(({ buffer }) => buffer as ArrayBuffer)
