/** Sink that collects whole or flat records. */
import type { ColumnName } from '../columns/columns.js'
import { pick, type RecordOf } from '../columns/flat-record.js'
import { flatKind, recordKind, type TitleKind } from '../fast/index.js'
import type { ReturnRecord } from '../meaning/return-record.js'
import type { RecordSink } from './batch-reader.js'

/** Records per batch. With more, garbage collection takes more time than larger batches save. */
const BATCH = 256

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
