/** Reads a return file chunk by chunk as records. */

import { type ColumnName, checkedColumns } from '../columns/columns.js'
import type { FieldOptions, RecordOf } from '../columns/flat-record.js'
import { ALL_BANKS } from './all-banks.js'
import { BatchReader, type ReturnOptions } from './batch-reader.js'
import { RecordCollector } from './record-collector.js'

/** Reads one return file from its chunks, in batches of records. */
export class ReturnReader<const F extends ColumnName = never> extends BatchReader<RecordOf<F>, RecordOf<F>[]> {
  /** @throws {ValidationError} if an option is invalid: unknown or repeated `fields`, unknown `kinds`, a `since` that is not a date */
  constructor(options: ReturnOptions & Partial<FieldOptions<F>> = {}) {
    super(
      new RecordCollector<F>(options.fields === undefined ? null : checkedColumns(options.fields)),
      options,
      ALL_BANKS,
    )
  }

  /**
   * Reads a chunk. Returns the records that it completes.
   *
   * @throws {UnsupportedFileError} if the file is not a cobrança return that the library reads
   */
  push(chunk: Uint8Array): RecordOf<F>[] {
    return [...this.batchesOf(chunk)].flat() as RecordOf<F>[]
  }

  /** Ends the file. Returns the last records. */
  end(): RecordOf<F>[] {
    return [...this.lastBatches()].flat() as RecordOf<F>[]
  }
}
