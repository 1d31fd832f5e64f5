/** A return file, chunk by chunk, as records. */

import { type ColumnName, columnsOf } from '../columns/columns.js'
import { type FieldOptions, pick, type RecordOf } from '../columns/flat-record.js'
import { flatKind, recordKind, type TitleKind } from '../fast/index.js'
import type { ReturnRecord } from '../meaning/return-record.js'
import { BatchReader, type RecordSink, type ReturnOptions } from './batch-reader.js'

/** More records alive at once cost more to collect than they save. */
const BATCH = 256

/** Where records go that are wanted as they are, or as flat ones. */
export class RecordCollector<F extends ColumnName> implements RecordSink<RecordOf<F>, RecordOf<F>[]> {
  readonly kind: TitleKind
  readonly gathers = false
  readonly out = null
  private records: RecordOf<F>[] = []

  /**
   * @param fields null for whole records
   * @param most records after which it is full
   */
  constructor(
    private readonly fields: readonly ColumnName[] | null,
    private readonly most = BATCH,
  ) {
    this.kind = fields === null ? recordKind : flatKind(fields)
  }

  get isFull(): boolean {
    return this.records.length >= this.most
  }

  take(record: RecordOf<F>): void {
    this.records.push(record)
  }

  takeRecord(record: ReturnRecord): void {
    const { fields } = this
    this.records.push((fields === null ? record : pick(record, fields)) as RecordOf<F>)
  }

  flush(): RecordOf<F>[] | null {
    if (this.records.length === 0) return null
    const { records } = this
    this.records = []
    return records
  }
}

/** Reads one return file from its chunks, in batches of records. */
export class ReturnReader<const F extends ColumnName = never> extends BatchReader<RecordOf<F>, RecordOf<F>[]> {
  /** @throws {ValidationError} when an option is none: unknown `fields` or one twice, unknown `kinds`, a `since` that is no day */
  constructor(options: ReturnOptions & Partial<FieldOptions<F>> = {}) {
    super(new RecordCollector<F>(options.fields === undefined ? null : columnsOf(options.fields)), options)
  }

  /**
   * Reads a chunk. Gives the records that are complete with it.
   *
   * @throws {UnsupportedFileError} when the file is no cobrança return that the library reads
   */
  push(chunk: Uint8Array): RecordOf<F>[] {
    return [...this.read(chunk)].flat() as RecordOf<F>[]
  }

  /** Tells that the file is over. Gives the last records. */
  end(): RecordOf<F>[] {
    return [...this.finish()].flat() as RecordOf<F>[]
  }
}
