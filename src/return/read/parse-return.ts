import { variantOf } from '../../banks/index.js'
import { checkBytes } from '../../cobranca/index.js'
import type { ColumnName } from '../columns/columns.js'
import type { FieldOptions, FlatRecord, RecordOf } from '../columns/flat-record.js'
import type { ReturnFile, ReturnRecord } from '../meaning/return-record.js'
import type { ReturnOptions } from './batch-reader.js'
import { BatchStream, type BeingRead } from './batch-stream.js'
import type { ByteSource } from './byte-source.js'
import { OneByOne } from './one-by-one.js'
import { ReturnReader } from './return-reader.js'

/**
 * Reads a whole return file. Bank and layout are found from the bytes.
 *
 * Whatever is wrong inside the file is a diagnostic, with line and columns; the rest is read all the same.
 *
 * @throws {UnsupportedFileError} when it is no cobrança return that the library reads; the message says, in Portuguese, what it is
 * @throws {ValidationError} when it is given no bytes (a text, a path), or options that are none: unknown `fields`, `kinds`, a `since` that is no day
 * @example
 * const file = parseReturn(await readFile('retorno.ret'))
 * for (const record of file.bank_billet_discharges) if (record.kind === 'settled') pay(record.line_parsed)
 * const { bank_billet_discharges: settled } = parseReturn(bytes, { kinds: ['settled'], fields: ['our_number', 'paid_amount'] })
 */
export function parseReturn<const F extends ColumnName>(
  bytes: Uint8Array,
  options: ReturnOptions & FieldOptions<F>,
): ReturnFile<FlatRecord<F>>
export function parseReturn(bytes: Uint8Array, options?: ReturnOptions): ReturnFile
export function parseReturn<F extends ColumnName = never>(
  bytes: Uint8Array,
  options: ReturnOptions & Partial<FieldOptions<F>> = {},
): ReturnFile<RecordOf<F>> {
  checkBytes(bytes)
  const reader = new ReturnReader<F>(options)
  const records: RecordOf<F>[] = []
  for (const batch of reader.read(bytes)) for (const record of batch) records.push(record)
  for (const batch of reader.finish()) for (const record of batch) records.push(record)
  const { bank, layout, dialect } = reader.dialect!
  return {
    bank: bank.number,
    bank_name: bank.name,
    layout,
    ...variantOf(dialect),
    direction: 'return',
    header: reader.header,
    bank_billet_discharges: records,
    totals: reader.totals,
    diagnostics: reader.diagnostics,
  }
}

/** A return file being read: iterate it for the records; the rest is known when the iteration is over. */
export interface ReturnStream<R = ReturnRecord> extends BeingRead, AsyncIterable<R> {
  /** The records in batches, of some hundred each: less to wait for than one by one. Either way takes the source, once. */
  batches(): AsyncGenerator<R[], void, undefined>
}

/**
 * Reads a return file as it comes, in constant memory but for the diagnostics. Same records as {@link parseReturn}, for every chunking.
 *
 * Nothing is read ahead of the caller, but for the next megabyte of a path, which is read faster than a stream of the file.
 *
 * @param source a path, the bytes, or chunks of them: a Node stream, a web stream, any (async) iterable
 * @throws {ValidationError} when an option is none: unknown `fields` or one twice, unknown `kinds`, a `since` that is no day
 * @throws {UnsupportedFileError} on the first step of the iteration
 * @throws the system's own error when a path cannot be read
 * @example
 * for await (const record of readReturn('retorno.ret')) …
 * for await (const batch of readReturn(stream).batches()) for (const record of batch) …
 */
export function readReturn<const F extends ColumnName>(
  source: ByteSource,
  options: ReturnOptions & FieldOptions<F>,
): ReturnStream<FlatRecord<F>>
export function readReturn(source: ByteSource, options?: ReturnOptions): ReturnStream
export function readReturn<F extends ColumnName = never>(
  source: ByteSource,
  options: ReturnOptions & Partial<FieldOptions<F>> = {},
): ReturnStream<RecordOf<F>> {
  return new RecordStream(source, new ReturnReader<F>(options))
}

class RecordStream<R> extends BatchStream<R[]> implements ReturnStream<R> {
  [Symbol.asyncIterator](): OneByOne<R> {
    return new OneByOne(this.batches())
  }
}
