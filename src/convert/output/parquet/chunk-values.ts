/** The values of a column in a row group, in the types of Parquet. */
import {
  type BooleanColumn,
  type CodeColumn,
  type Column,
  type JsonColumn,
  NO_DATE,
  type TextColumn,
} from '../../../return/index.js'
import { TextIndex } from './text-index.js'

type ParquetValue = number | bigint | boolean | Uint8Array

export interface ChunkValues {
  /** Distinct values; null if they do not halve the size of the column. */
  readonly dictionary: readonly ParquetValue[] | null
  /** Index in the dictionary, or value, of each row; null if there is no value. */
  readonly rows: readonly (ParquetValue | null)[]
  /** Number of rows without a value. */
  readonly nulls: number
  /** Smallest and largest value; null if there are no values. */
  readonly bounds: readonly [min: ParquetValue, max: ParquetValue] | null
}

/** Returns the values of the rows of a column. */
export function chunkValues(column: Column): ChunkValues {
  switch (column.type) {
    case 'money':
    case 'integer':
      return numbers(column.values, Number.NaN, BigInt, 8)
    case 'date':
      return numbers(column.values, NO_DATE, Number, 4)
    case 'boolean':
      return booleans(column)
    case 'code':
      return codes(column)
    case 'text':
    case 'json':
      return texts(column)
  }
}

type NumberArray = Float64Array | Uint32Array | Int32Array
type Physical = (value: number) => number | bigint

/**
 * @param absent content of rows without a value
 * @param size of a physical value, in bytes
 */
function numbers(values: NumberArray, absent: number, physical: Physical, size: number): ChunkValues {
  const indexed = indexedNumbers(values, absent, physical, size)
  if (indexed !== null) return indexed
  const rows = new Array<ParquetValue | null>(values.length)
  let [nulls, min, max] = [0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let row = 0; row < values.length; row++) {
    const value = values[row]!
    if (value === absent || Number.isNaN(value)) {
      rows[row] = null
      nulls++
      continue
    }
    rows[row] = physical(value)
    if (value < min) min = value
    if (value > max) max = value
  }
  const bounds = nulls === rows.length ? null : ([physical(min), physical(max)] as const)
  return { dictionary: null, rows, nulls, bounds }
}

/**
 * Whether a dictionary with the indexes of the values has at most half of their size, as the library decides. Texts count in bytes; in the library, in UTF-16 units.
 *
 * @param size of all values
 * @param distinctSize of the distinct values
 */
function isWorthwhile(values: number, size: number, distinct: number, distinctSize: number): boolean {
  const indexSize = Math.ceil((values * Math.ceil(Math.log2(distinct))) / 8)
  return distinct > 0 && 2 * (distinctSize + indexSize) <= size
}

/** Returns null if a dictionary is not worthwhile. */
function indexedNumbers(values: NumberArray, absent: number, physical: Physical, size: number): ChunkValues | null {
  const { length } = values
  const indexes = new Map<number, number>()
  const rows = new Array<number | null>(length)
  let nulls = 0
  let last = Number.NaN
  let index = 0
  for (let row = 0; row < length; row++) {
    const value = values[row]!
    if (value === absent || Number.isNaN(value)) {
      rows[row] = null
      nulls++
      continue
    }
    if (value !== last) {
      last = value
      const known = indexes.get(value)
      index = known ?? indexes.size
      if (known === undefined) {
        indexes.set(value, index)
        if (2 * indexes.size > length) return null
      }
    }
    rows[row] = index
  }
  const present = length - nulls
  if (!isWorthwhile(present, present * size, indexes.size, indexes.size * size)) return null
  const distinct = [...indexes.keys()]
  const sorted = Float64Array.from(distinct).sort()
  return { dictionary: distinct.map(physical), rows, nulls, bounds: [physical(sorted[0]!), physical(sorted.at(-1)!)] }
}

function booleans({ values }: BooleanColumn): ChunkValues {
  const rows = Array.from(values, (value) => value === 1)
  return { dictionary: null, rows, nulls: 0, bounds: [!rows.includes(false), rows.includes(true)] }
}

function codes({ codes, dictionary: all }: CodeColumn): ChunkValues {
  const indexes = new Int32Array(all.length).fill(-1)
  const dictionary: Uint8Array[] = []
  const rows = new Array<number | null>(codes.length)
  let nulls = 0
  for (let row = 0; row < codes.length; row++) {
    const code = codes[row]!
    if (code < 0) {
      rows[row] = null
      nulls++
      continue
    }
    if (indexes[code] === -1) indexes[code] = dictionary.push(Buffer.from(all[code]!)) - 1
    rows[row] = indexes[code]!
  }
  return indexedBytes(dictionary, rows, nulls)
}

/** Size of the length before a text. */
const LENGTH_SIZE = 4

/** Returns the values themselves if the dictionary is not worthwhile. */
function indexedBytes(dictionary: readonly Uint8Array[], rows: readonly (number | null)[], nulls: number): ChunkValues {
  const bounds = boundsOfBytes(dictionary)
  const sizes = dictionary.map(({ length }) => length + LENGTH_SIZE)
  const size = rows.reduce<number>((sum, index) => sum + (index === null ? 0 : sizes[index]!), 0)
  const distinctSize = sizes.reduce((sum, each) => sum + each, 0)
  if (isWorthwhile(rows.length - nulls, size, dictionary.length, distinctSize))
    return { dictionary, rows, nulls, bounds }
  return { dictionary: null, rows: rows.map((index) => (index === null ? null : dictionary[index]!)), nulls, bounds }
}

function texts(column: TextColumn | JsonColumn): ChunkValues {
  const { offsets, data } = column
  const count = offsets.length - 1
  const absent = column.type === 'json' ? nullsOf(column) : (column.nulls ?? null)
  const distinct = new TextIndex(data, count)
  const rows = new Array<number | null>(count)
  let nulls = 0
  for (let row = 0; row < count; row++) {
    if (absent !== null && absent[row] === 1) {
      rows[row] = null
      nulls++
      continue
    }
    rows[row] = distinct.numberOf(offsets[row]!, offsets[row + 1]!)
    if (2 * distinct.count > count) return ownTexts(column, absent)
  }
  return indexedBytes(
    distinct.starts.map((start, i) => data.subarray(start, distinct.ends[i])),
    rows,
    nulls,
  )
}

/** Texts of columns in which most rows have a text of their own. */
function ownTexts({ offsets, data }: TextColumn | JsonColumn, absent: Uint8Array | null): ChunkValues {
  const count = offsets.length - 1
  const rows = new Array<Uint8Array | null>(count)
  let nulls = 0
  for (let row = 0; row < count; row++) {
    if (absent !== null && absent[row] === 1) {
      rows[row] = null
      nulls++
    } else rows[row] = data.subarray(offsets[row], offsets[row + 1])
  }
  return { dictionary: null, rows, nulls, bounds: boundsOfBytes(rows) }
}

/** Marks the rows without JSON. */
const nullsOf = ({ offsets }: JsonColumn): Uint8Array =>
  Uint8Array.from({ length: offsets.length - 1 }, (_, row) => Number(offsets[row] === offsets[row + 1]))

function boundsOfBytes(values: readonly (Uint8Array | null)[]): ChunkValues['bounds'] {
  let min: Uint8Array | null = null
  let max: Uint8Array | null = null
  for (const value of values) {
    if (value === null) continue
    if (min === null || order(value, min) < 0) min = value
    if (max === null || order(value, max) > 0) max = value
  }
  return min === null || max === null ? null : [min, max]
}

/** Order of bytes, which is that of code points in UTF-8. */
function order(a: Uint8Array, b: Uint8Array): number {
  const length = Math.min(a.length, b.length)
  for (let i = 0; i < length; i++) if (a[i] !== b[i]) return a[i]! - b[i]!
  return a.length - b.length
}
