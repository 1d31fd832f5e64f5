import type { ReturnRecord } from '../return/index.js'
import { type ColumnName, columnValue } from './columns.js'
import { NO_BYTES, type RecordEncoder } from './record-encoder.js'

/** One JSON document a line, in UTF-8: the record, or an object of the columns asked for, with the values that the record has. */
export class NdjsonEncoder implements RecordEncoder {
  constructor(private readonly columns: readonly ColumnName[] | null) {}

  start(): Uint8Array {
    return NO_BYTES
  }

  encode(records: readonly ReturnRecord[]): Uint8Array {
    return Buffer.from(records.map((record) => `${this.textOf(record)}\n`).join(''))
  }

  end(): Uint8Array {
    return NO_BYTES
  }

  private textOf(record: ReturnRecord): string {
    const { columns } = this
    return JSON.stringify(
      columns === null ? record : Object.fromEntries(columns.map((name) => [name, columnValue(record, name)])),
    )
  }
}
