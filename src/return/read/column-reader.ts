/** Reads a return file chunk by chunk as batches of typed columns. Regular titles are written from bytes, without records. */
import { ValidationError } from '../../cobranca/index.js'
import type { Column, ColumnBatch } from '../columns/column-batch.js'
import { BUILDERS, type ColumnBuilder } from '../columns/column-builders.js'
import {
  COLUMNS,
  type ColumnName,
  cellOf,
  checkedColumns,
  DEFAULT_COLUMNS,
  type DefaultColumn,
} from '../columns/columns.js'
import { type FieldOptions, type FlatRecord, pick } from '../columns/flat-record.js'
import { type ColumnsOut, columnsKind } from '../fast/index.js'
import type { ReturnRecord } from '../meaning/return-record.js'
import { ALL_BANKS } from './all-banks.js'
import { BatchReader, type RecordSink, type ReturnOptions } from './batch-reader.js'

/** Rows per batch. A batch of any columns fits the processor caches. */
const BATCH = 4096
/** Offsets of texts have 32 bits. */
const LARGEST_BATCH = 65_536
/** Rows for which there is room at first; most files have fewer titles. */
const FIRST_ROOM = 256
const GROWTH = 4

export interface ColumnOptions<F extends ColumnName> extends ReturnOptions, Partial<FieldOptions<F>> {
  /** Number of titles in each batch except the last: 1 to 65,536. Default: 4,096. */
  readonly batchSize?: number
}

class ColumnCollector<F extends ColumnName> implements RecordSink<true, ColumnBatch<F>> {
  readonly kind
  readonly fillsBatches = true
  readonly out: ColumnsOut
  private readonly builders: readonly ColumnBuilder[]
  /** Records for the next batch. A single line may contain many records, more than the batch can take. */
  private readonly waiting: FlatRecord<F>[] = []
  /** Rows for which there is room. */
  private room: number

  constructor(
    private readonly fields: readonly F[],
    private readonly size: number,
  ) {
    this.kind = columnsKind(fields)
    this.room = Math.min(FIRST_ROOM, size)
    this.builders = fields.map((name) => BUILDERS[COLUMNS[name]](this.room))
    this.out = { rows: 0, builders: this.builders }
  }

  get isFull(): boolean {
    return this.out.rows >= this.room
  }

  grow(): boolean {
    if (this.room >= this.size) return false
    this.room = Math.min(GROWTH * this.room, this.size)
    for (const builder of this.builders) builder.grow(this.room)
    return true
  }

  take(): void {
    // The generated code has already written the row.
  }

  takeRecord(record: ReturnRecord): void {
    const flat = pick(record, this.fields)
    if (this.isFull && !this.grow()) this.waiting.push(flat)
    else this.append(flat)
  }

  private append(flat: FlatRecord<F>): void {
    const { fields, builders, out } = this
    const row = out.rows++
    for (const [i, name] of fields.entries()) builders[i]!.append(row, cellOf(name, flat[name]))
  }

  flush(): ColumnBatch<F> | null {
    const { fields, builders, out } = this
    const { rows } = out
    if (rows === 0) return null
    out.rows = 0
    const columns = fields.map((name, i): [F, Column] => [name, builders[i]!.take(rows)])
    for (const flat of this.waiting.splice(0, this.size)) this.append(flat)
    return { rows, columns: Object.fromEntries(columns) as ColumnBatch<F>['columns'] }
  }
}

/**
 * Reads one return file from its chunks, in batches of typed columns: the columns of `fields`, in that order, or `DEFAULT_COLUMNS`.
 *
 * @example
 * const reader = new ColumnReader({ fields: ['paid_amount'] })
 * for (const chunk of chunks) for (const batch of reader.push(chunk)) add(batch.columns.paid_amount.values)
 * for (const batch of reader.end()) add(batch.columns.paid_amount.values)
 */
export class ColumnReader<const F extends ColumnName = DefaultColumn> extends BatchReader<true, ColumnBatch<F>> {
  /** @throws {ValidationError} if an option is invalid: unknown or repeated `fields`, unknown `kinds`, a `since` that is not a date, a wrong `batchSize` */
  constructor({ fields, batchSize = BATCH, ...options }: ColumnOptions<F> = {}) {
    if (!Number.isInteger(batchSize) || batchSize < 1 || batchSize > LARGEST_BATCH) {
      throw new ValidationError({ batchSize: ['deve ser um número inteiro de 1 a 65536'] })
    }
    const columns = (fields === undefined ? DEFAULT_COLUMNS : checkedColumns(fields)) as readonly F[]
    super(new ColumnCollector(columns, batchSize), options, ALL_BANKS)
  }

  /**
   * Reads a chunk. Yields the batches that it completes. Take all of them before the next chunk.
   *
   * @throws {ValidationError} if the chunk is not bytes, as in a stream with an encoding
   * @throws {UnsupportedFileError} if the file is not a cobrança return that the library reads
   * @throws {Error} if a batch of the previous chunk was not taken, or the file has ended
   */
  push(chunk: Uint8Array): Generator<ColumnBatch<F>, void, undefined> {
    return this.batchesOf(chunk)
  }

  /** Ends the file. Yields the last batches. */
  end(): Generator<ColumnBatch<F>, void, undefined> {
    return this.lastBatches()
  }
}
