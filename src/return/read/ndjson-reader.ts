/** Reads a return file chunk by chunk as lines of JSON: the bytes of `JSON.stringify` of each record. Regular titles need no records. */

import { type ColumnName, columnsOf } from '../columns/columns.js'
import type { FieldOptions, FlatRecord } from '../columns/flat-record.js'
import type { WrittenLines } from '../fast/index.js'
import { BatchReader, type ReturnOptions } from './batch-reader.js'
import { NdjsonLines } from './ndjson-lines.js'

/** Larger than the lines of most chunks of a megabyte. */
const BATCH = 8 * 1024 * 1024

/**
 * Reads one return file from its chunks, as lines of JSON in UTF-8. Each batch is valid until the second batch after it.
 *
 * @example
 * const reader = new NdjsonReader()
 * for (const bytes of reader.read(chunk)) output.write(bytes)
 */
export class NdjsonReader extends BatchReader<WrittenLines | FlatRecord, Uint8Array> {
  private readonly lines: NdjsonLines

  /**
   * @param limit approximate maximum size of a batch, in bytes. Default: 8 MiB, more than the lines of a usual chunk
   * @throws {ValidationError} if an option is invalid: unknown or repeated `fields`, unknown `kinds`, a `since` that is not a date
   */
  constructor(options: ReturnOptions & Partial<FieldOptions<ColumnName>> = {}, limit = BATCH) {
    const lines = new NdjsonLines(options.fields === undefined ? null : columnsOf(options.fields), limit)
    super(lines, options)
    this.lines = lines
  }

  /**
   * Writes the next batch into a buffer, if it is large enough.
   *
   * @internal
   */
  writeInto(buffer: ArrayBuffer): void {
    this.lines.writeInto(buffer)
  }

  /** Number of lines written so far. */
  get written(): number {
    return this.lines.count
  }
}
