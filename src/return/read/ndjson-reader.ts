/** A return file, chunk by chunk, as lines of JSON: the bytes of `JSON.stringify` of each record, without the records. */

import { type ColumnName, columnsOf } from '../columns/columns.js'
import type { FieldOptions, FlatRecord } from '../columns/flat-record.js'
import type { WrittenLines } from '../fast/index.js'
import { BatchReader, type ReturnOptions } from './batch-reader.js'
import { NdjsonLines } from './ndjson-lines.js'

/** More than a chunk of a megabyte becomes, mostly. */
const BATCH = 8 * 1024 * 1024

/**
 * Reads one return file from its chunks, as lines of JSON in UTF-8. Each batch is good until the one after the next.
 *
 * @example
 * const reader = new NdjsonReader()
 * for (const bytes of reader.read(chunk)) output.write(bytes)
 */
export class NdjsonReader extends BatchReader<WrittenLines | FlatRecord, Uint8Array> {
  private readonly lines: NdjsonLines

  /**
   * @param limit so many bytes are given at a time, at most about; without one, what becomes of a chunk is one batch
   * @throws {ValidationError} when an option is none: unknown `fields` or one twice, unknown `kinds`, a `since` that is no day
   */
  constructor(options: ReturnOptions & Partial<FieldOptions<ColumnName>> = {}, limit = BATCH) {
    const lines = new NdjsonLines(options.fields === undefined ? null : columnsOf(options.fields), limit)
    super(lines, options)
    this.lines = lines
  }

  /** How many lines were written so far. */
  get written(): number {
    return this.lines.count
  }
}
