import { stringify } from 'csv-stringify/sync'
import type { ReturnRecord } from '../return/index.js'
import { type ColumnName, cellOf } from './columns.js'
import { NO_BYTES, type RecordEncoder } from './record-encoder.js'

/**
 * A row a record (RFC 4180), in UTF-8, with the columns' names first: commas, quotes where they are needed, a line feed at the end. Money is
 * integer cents, `true` and `false` are words, and what a record lacks is empty.
 */
export class CsvEncoder implements RecordEncoder {
  constructor(private readonly columns: readonly ColumnName[]) {}

  start(): Uint8Array {
    return bytesOf([this.columns])
  }

  encode(records: readonly ReturnRecord[]): Uint8Array {
    return bytesOf(records.map((record) => this.columns.map((name) => cellOf(record, name))))
  }

  end(): Uint8Array {
    return NO_BYTES
  }
}

const bytesOf = (rows: readonly (readonly unknown[])[]): Uint8Array =>
  Buffer.from(stringify(rows as unknown[][], { cast: { boolean: String } }))
