/** Reads a return file chunk by chunk as lines of JSON: the bytes of `JSON.stringify` of each record. Regular titles need no records. */

import { type ColumnName, checkedColumns } from '../columns/columns.js'
import type { FieldOptions, FlatRecord } from '../columns/flat-record.js'
import { jsonForm, type WrittenLines } from '../fast/index.js'
import { ALL_BANKS } from './all-banks.js'
import { BatchReader, type ReturnOptions } from './batch-reader.js'
import { RecordLines } from './record-lines.js'

/** Larger than the lines of most chunks of a megabyte. */
const BATCH = 8 * 1024 * 1024

/**
 * Reads one return file from its chunks, as lines of JSON in UTF-8. Each batch is valid until the second batch after it.
 *
 * @example
 * const reader = new NdjsonReader()
 * for (const chunk of chunks) for (const bytes of reader.push(chunk)) output.write(bytes)
 * for (const bytes of reader.end()) output.write(bytes)
 */
export class NdjsonReader extends BatchReader<WrittenLines | FlatRecord, Uint8Array> {
  private readonly lines: RecordLines

  /**
   * @param limit approximate maximum size of a batch, in bytes. Default: 8 MiB, more than the lines of a usual chunk
   * @throws {ValidationError} if an option is invalid: unknown or repeated `fields`, unknown `kinds`, a `since` that is not a date
   */
  constructor(options: ReturnOptions & Partial<FieldOptions<ColumnName>> = {}, limit = BATCH) {
    const lines = new RecordLines(jsonForm(options.fields === undefined ? null : checkedColumns(options.fields)), limit)
    super(lines, options, ALL_BANKS)
    this.lines = lines
  }

  /**
   * Reads a chunk. Yields the batches that it completes. Take all of them before the next chunk.
   *
   * @throws {ValidationError} if the chunk is not bytes, as in a stream with an encoding
   * @throws {UnsupportedFileError} if the file is not a cobrança return that the library reads
   * @throws {Error} if a batch of the previous chunk was not taken, or the file has ended
   */
  push(chunk: Uint8Array): Generator<Uint8Array, void, undefined> {
    return this.batchesOf(chunk)
  }

  /** Ends the file. Yields the last batches. */
  end(): Generator<Uint8Array, void, undefined> {
    return this.lastBatches()
  }

  /** Number of lines written so far. */
  get written(): number {
    return this.lines.count
  }
}
