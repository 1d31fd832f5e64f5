import { variantOf } from '../../banks/index.js'
import { checkBytes } from '../../cobranca/index.js'
import { type ColumnName, checkedColumns } from '../columns/columns.js'
import type { FieldOptions, FlatRecord, RecordOf } from '../columns/flat-record.js'
import { keptRecordKind, recordKind } from '../fast/index.js'
import type { ReturnFile, ReturnRecord } from '../meaning/return-record.js'
import { BatchIterator } from './batch-iterator.js'
import { BatchReader, type ReturnOptions } from './batch-reader.js'
import { BatchStream, type ReadProgress } from './batch-stream.js'
import type { ByteSource } from './byte-source.js'
import { RecordCollector, ReturnReader } from './return-reader.js'

/**
 * Reads a whole return file. Detects bank and layout from the bytes.
 *
 * Problems in the file are diagnostics with line and columns. The rest of the file is still read.
 *
 * @throws {UnsupportedFileError} if the file is not a cobrança return that the library reads. The Portuguese message describes the file
 * @throws {ValidationError} if `bytes` is not a `Uint8Array`, or an option is invalid: unknown or repeated `fields`, unknown `kinds`, a `since` that is not a
 *   date
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
  const fields = options.fields === undefined ? null : checkedColumns(options.fields)
  const kind = bytes.length < LARGE ? recordKind : keptRecordKind
  const reader = new BatchReader(new RecordCollector<F>(fields, Number.POSITIVE_INFINITY, kind), options)
  const batches = [...reader.batchesOf(bytes, true), ...reader.lastBatches()]
  const records = batches.length === 1 ? batches[0]! : batches.flat()
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

/** Records of larger files read some values when they are used. In smaller files, reading them twice takes longer than collecting garbage. */
const LARGE = 2 ** 23

/** A stream of the records of a return file. The other properties are complete when the iteration has ended. */
export interface ReturnStream<R = ReturnRecord> extends ReadProgress, AsyncIterable<R> {
  /** Returns the records in batches of up to 256, which is faster than one by one. The source can be read once, either way. */
  batches(): AsyncGenerator<R[], void, undefined>
}

/**
 * Reads a return file as a stream, in constant memory except for the diagnostics. Returns the same records as {@link parseReturn} for every chunking.
 *
 * Reads a stream only as fast as the caller iterates. Reads a path one megabyte ahead, which is faster than a stream of the file.
 *
 * @param source a path, the bytes, or chunks of them: a Node stream, a web stream, any (async) iterable
 * @throws {ValidationError} if an option is invalid: unknown or repeated `fields`, unknown `kinds`, a `since` that is not a date
 * @throws {UnsupportedFileError} on the first step of the iteration
 * @throws the error of the system if a path cannot be read
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
  return new RecordStream(source, new ReturnReader<F>(options), options)
}

class RecordStream<R> extends BatchStream<R[]> implements ReturnStream<R> {
  [Symbol.asyncIterator](): BatchIterator<R> {
    return new BatchIterator(this.batches(), this.signal)
  }
}
