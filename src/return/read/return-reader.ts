/** Reads a return file chunk by chunk as records. */

import { type ColumnName, checkedColumns } from '../columns/columns.js'
import { type FieldOptions, pick, type RecordOf } from '../columns/flat-record.js'
import { flatKind, recordKind, type TitleKind } from '../fast/index.js'
import type { ReturnRecord } from '../meaning/return-record.js'
import { BatchReader, type RecordSink, type ReturnOptions } from './batch-reader.js'

/** Records per batch. With more, garbage collection takes more time than larger batches save. */
const BATCH = 256

/** Sink that collects whole or flat records. */
export class RecordCollector<F extends ColumnName> implements RecordSink<RecordOf<F>, RecordOf<F>[]> {
  readonly kind: TitleKind
  readonly fillsBatches = false
  readonly out = null
  private records: RecordOf<F>[] = []

  /**
   * @param fields null for whole records
   * @param maxRecords records after which it is full
   * @param wholeKind kind of whole records
   */
  constructor(
    private readonly fields: readonly ColumnName[] | null,
    private readonly maxRecords = BATCH,
    wholeKind = recordKind,
  ) {
    this.kind = fields === null ? wholeKind : flatKind(fields)
  }

  get isFull(): boolean {
    return this.records.length >= this.maxRecords
  }

  take(record: RecordOf<F>): void {
    // Not `push`: V8 would recompile the generated readers, because it takes the new array of the next file for a list of numbers.
    this.records[this.records.length] = record
  }

  takeRecord(record: ReturnRecord): void {
    const { fields } = this
    this.take((fields === null ? record : pick(record, fields)) as RecordOf<F>)
  }

  flush(): RecordOf<F>[] | null {
    const { records } = this
    this.records = []
    return records.length === 0 ? null : records
  }
}

/** Reads one return file from its chunks, in batches of records. */
export class ReturnReader<const F extends ColumnName = never> extends BatchReader<RecordOf<F>, RecordOf<F>[]> {
  /** @throws {ValidationError} if an option is invalid: unknown or repeated `fields`, unknown `kinds`, a `since` that is not a date */
  constructor(options: ReturnOptions & Partial<FieldOptions<F>> = {}) {
    super(new RecordCollector<F>(options.fields === undefined ? null : checkedColumns(options.fields)), options)
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
