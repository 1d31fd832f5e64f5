import type { ColumnBatch } from '../columns/column-batch.js'
import type { ColumnName, DefaultColumn } from '../columns/columns.js'
import { BatchStream, type ReadProgress } from './batch-stream.js'
import type { ByteSource } from './byte-source.js'
import { type ColumnOptions, ColumnReader } from './column-reader.js'

/** A stream of the batches of a return file. The other properties are complete when the iteration has ended. */
export interface ColumnStream<F extends ColumnName = ColumnName> extends ReadProgress, AsyncIterable<ColumnBatch<F>> {}

/**
 * Reads a return file as a stream, in batches of typed columns. The values are those of `parseReturn`. Money is integer cents, NaN if the bank does not
 * send it. Dates are days since 1970-01-01. Select only the columns that you need with `fields`. The default is all columns except `line_raw`, `reasons`
 * and `extra`, which take more time than the others together.
 *
 * @param source a path, the bytes, or chunks of them: a Node stream, a web stream, any (async) iterable
 * @throws {ValidationError} if an option is invalid: unknown or repeated `fields`, unknown `kinds`, a `since` that is not a date, a wrong `batchSize`
 * @throws {UnsupportedFileError} on the first step of the iteration
 * @throws the error of the system if a path cannot be read
 * @example
 * let cents = 0
 * for await (const { rows, columns } of readReturnColumns('retorno.ret', { kinds: ['settled'], fields: ['paid_amount'] }))
 *   for (let row = 0; row < rows; row++) cents += columns.paid_amount.values[row]!
 */
export const readReturnColumns = <const F extends ColumnName = DefaultColumn>(
  source: ByteSource,
  options: ColumnOptions<F> = {},
): ColumnStream<F> => new Batches(source, new ColumnReader<F>(options), options)

class Batches<F extends ColumnName> extends BatchStream<ColumnBatch<F>> implements ColumnStream<F> {
  [Symbol.asyncIterator](): AsyncGenerator<ColumnBatch<F>, void, undefined> {
    return this.batches()
  }
}
