import type { ColumnBatch } from '../columns/column-batch.js'
import type { ColumnName, UsualColumn } from '../columns/columns.js'
import { BatchStream, type BeingRead } from './batch-stream.js'
import type { ByteSource } from './byte-source.js'
import { type ColumnOptions, ColumnReader } from './column-reader.js'

/** A return file being read by columns: iterate it for the batches; the rest is known when the iteration is over. */
export interface ColumnStream<F extends ColumnName = ColumnName> extends BeingRead, AsyncIterable<ColumnBatch<F>> {}

/**
 * Reads a return file as it comes, in batches of typed columns: the values of `parseReturn`, without a record being made. Money is whole cents,
 * NaN where the bank does not tell it; dates are days since 1970-01-01. Ask for the columns that are needed: every other one
 * costs. Without `fields` there are all but `line_raw`, `reasons` and `extra`, which cost more than the others together.
 *
 * @param source a path, the bytes, or chunks of them: a Node stream, a web stream, any (async) iterable
 * @throws {ValidationError} when an option is none: unknown `fields` or one twice, unknown `kinds`, a `since` that is no day, a `batchSize`
 * @throws {UnsupportedFileError} on the first step of the iteration
 * @throws the system's own error when a path cannot be read
 * @example
 * let cents = 0
 * for await (const { rows, columns } of readReturnColumns('retorno.ret', { kinds: ['settled'], fields: ['paid_amount'] }))
 *   for (let row = 0; row < rows; row++) cents += columns.paid_amount.values[row]!
 */
export const readReturnColumns = <const F extends ColumnName = UsualColumn>(
  source: ByteSource,
  options: ColumnOptions<F> = {},
): ColumnStream<F> => new Batches(source, new ColumnReader<F>(options))

class Batches<F extends ColumnName> extends BatchStream<ColumnBatch<F>> implements ColumnStream<F> {
  [Symbol.asyncIterator](): AsyncGenerator<ColumnBatch<F>, void, undefined> {
    return this.batches()
  }
}
