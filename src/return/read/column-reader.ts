/** A return file, chunk by chunk, as batches of typed columns, written from its bytes without making records. */
import { ValidationError } from '../../cobranca/index.js'
import type { Column, ColumnBatch } from '../columns/column-batch.js'
import { BUILDERS, type ColumnBuilder } from '../columns/column-builders.js'
import { COLUMNS, type ColumnName, cellOf, columnsOf, USUAL_COLUMNS, type UsualColumn } from '../columns/columns.js'
import { type FieldOptions, type FlatRecord, pick } from '../columns/flat-record.js'
import { type ColumnsOut, columnsKind } from '../fast/index.js'
import type { ReturnRecord } from '../meaning/return-record.js'
import { BatchReader, type RecordSink, type ReturnOptions } from './batch-reader.js'

/** So much fits the caches of processors, whatever is asked for. */
const BATCH = 4096
/** The texts of a column are counted by 32 bits. */
const LARGEST_BATCH = 65_536

export interface ColumnOptions<F extends ColumnName> extends ReturnOptions, Partial<FieldOptions<F>> {
  /** How many titles a batch has, but for the last: from 1 to 65,536. Default: 4,096. */
  readonly batchSize?: number
}

class ColumnCollector<F extends ColumnName> implements RecordSink<true, ColumnBatch<F>> {
  readonly kind
  readonly gathers = true
  readonly out: ColumnsOut
  private readonly builders: readonly ColumnBuilder[]
  /** Records that came when the batch was full: one line may be many that came without line ends. */
  private readonly waiting: FlatRecord<F>[] = []

  constructor(
    private readonly fields: readonly F[],
    private readonly size: number,
  ) {
    this.kind = columnsKind(fields)
    this.builders = fields.map((name) => BUILDERS[COLUMNS[name]](size))
    this.out = { rows: 0, builders: this.builders }
  }

  get isFull(): boolean {
    return this.out.rows >= this.size
  }

  take(): void {
    // The generated code has written and counted it.
  }

  takeRecord(record: ReturnRecord): void {
    const flat = pick(record, this.fields)
    if (this.isFull) this.waiting.push(flat)
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
 * Reads one return file from its chunks, in batches of typed columns: of those asked for, in that order, or of `USUAL_COLUMNS`.
 *
 * @example
 * const reader = new ColumnReader({ fields: ['paid_amount'] })
 * for (const chunk of chunks) for (const batch of reader.read(chunk)) add(batch.columns.paid_amount.values)
 * for (const batch of reader.finish()) add(batch.columns.paid_amount.values)
 */
export class ColumnReader<const F extends ColumnName = UsualColumn> extends BatchReader<true, ColumnBatch<F>> {
  /** @throws {ValidationError} when an option is none: unknown `fields` or one twice, unknown `kinds`, a `since` that is no day, a `batchSize` */
  constructor({ fields, batchSize = BATCH, ...options }: ColumnOptions<F> = {}) {
    if (!Number.isInteger(batchSize) || batchSize < 1 || batchSize > LARGEST_BATCH) {
      throw new ValidationError({ batchSize: ['deve ser um número inteiro de 1 a 65536'] })
    }
    const columns = (fields === undefined ? USUAL_COLUMNS : columnsOf(fields)) as readonly F[]
    super(new ColumnCollector(columns, batchSize), options)
  }
}
