/**
 * Titles by columns, for programs that add up, count and compare. Batches are plain data, so they can be posted to another thread. The arrays of a batch
 * never change after the batch was returned.
 */

import { dateOf } from '../../fixed-width/index.js'
import { utf8Text } from '../../runtime/bytes.js'
import type { Cell, COLUMNS, ColumnName } from './columns.js'
import type { FlatRecord } from './flat-record.js'

/** Integer cents; NaN if the bank does not send the amount. A sum that ignores missing amounts is NaN, never a wrong number. */
export interface MoneyColumn {
  readonly type: 'money'
  readonly values: Float64Array
}

/** Days since 1970-01-01; `NO_DATE` (the smallest 32-bit integer) if there is no date. */
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

/** Texts of a closed vocabulary: `dictionary[codes[row]]`, or -1 if there is no text. A code has the same text in all batches of a file. */
export interface CodeColumn {
  readonly type: 'code'
  readonly codes: Int32Array
  /** All texts so far, including those of earlier batches. */
  readonly dictionary: readonly string[]
}

/** Texts in UTF-8, in the format of Arrow: the bytes of a row start at `offsets[row]` and end before `offsets[row + 1]`. */
export interface TextColumn {
  readonly type: 'text'
  /** Has one more element than there are rows. */
  readonly offsets: Int32Array
  readonly data: Uint8Array
  /** 1 in a row whose record has null, because the layout has no such field: its text is empty. Absent if no row has null. */
  readonly nulls?: Uint8Array
}

/** JSON in UTF-8; a row without value has no bytes. */
export interface JsonColumn extends Omit<TextColumn, 'type' | 'nulls'> {
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

/** Some titles of a file, in file order, by columns. */
export interface ColumnBatch<F extends ColumnName = ColumnName> {
  /** Number of titles. */
  readonly rows: number
  /** Columns by name, in the order of `fields`. `COLUMNS` has their types. */
  readonly columns: { readonly [N in F]: ColumnByType[(typeof COLUMNS)[N]] }
}

/**
 * A title of a batch. Money is a number of cents, or null if the bank does not send it. Dates are `YYYY-MM-DD`. `needs_review` is the codes, separated by
 * blanks, or null if the record is sure. Other objects and lists are JSON.
 */
export type Row<F extends ColumnName = ColumnName> = { readonly [N in F]: CellOf<N> }

type CellOf<N extends ColumnName> = (typeof COLUMNS)[N] extends 'money'
  ? number | null
  : N extends 'needs_review'
    ? string | null
    : (typeof COLUMNS)[N] extends 'json'
      ? string | null
      : FlatRecord<N>[N]

/**
 * Returns the value of a column in a row: see {@link Row}.
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
  return utf8Text(data, offsets[row], offsets[row + 1])
}

/** Returns a title of a batch as an object. `row` counts from 0. */
export const rowOf = <F extends ColumnName>({ columns }: ColumnBatch<F>, row: number): Row<F> =>
  Object.fromEntries(Object.entries<Column>(columns).map(([name, column]) => [name, cellAt(column, row)])) as Row<F>

/** Returns all titles of a batch as objects. */
export const rowsOf = <F extends ColumnName>(batch: ColumnBatch<F>): Row<F>[] =>
  Array.from({ length: batch.rows }, (_, row) => rowOf(batch, row))

/**
 * Returns the transfer list of a batch: with it, `postMessage` moves the columns to another thread instead of copying them.
 *
 * @example
 * worker.postMessage(batch, buffersOf(batch))
 */
export const buffersOf = ({ columns }: ColumnBatch<never>): ArrayBuffer[] =>
  Object.values<Column>(columns)
    .flatMap((column) =>
      'values' in column
        ? [column.values]
        : 'codes' in column
          ? [column.codes]
          : [column.offsets, column.data, ...nullsIn(column)],
    )
    .map(({ buffer }) => buffer as ArrayBuffer)

const nullsIn = (column: TextColumn | JsonColumn): Uint8Array[] =>
  column.type === 'text' && column.nulls !== undefined ? [column.nulls] : []
