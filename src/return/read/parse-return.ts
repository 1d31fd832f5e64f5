import type { ColumnName } from '../columns/columns.js'
import type { FieldOptions, FlatRecord, RecordOf } from '../columns/flat-record.js'
import type { ReturnFile } from '../meaning/return-record.js'
import { ALL_BANKS } from './all-banks.js'
import type { ReturnOptions } from './batch-reader.js'
import type { ByteSource } from './byte-source.js'
import { type ReturnStream, recordsOfReturn } from './record-stream.js'
import { wholeReturn } from './whole-return.js'

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
  return wholeReturn(bytes, options, ALL_BANKS)
}

/**
 * Reads a return file as a stream, in constant memory except for the diagnostics. Returns the same records as {@link parseReturn} for every chunking.
 *
 * Reads a stream only as fast as the caller iterates. Reads a path one megabyte ahead, which is faster than a stream of the file.
 *
 * @param source a path, a `File` or `Blob`, the bytes, or chunks of them: a Node stream, a web stream, any (async) iterable
 * @throws {ValidationError} if an option is invalid: unknown or repeated `fields`, unknown `kinds`, a `since` that is not a date; a
 *   path in a runtime without files
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
  return recordsOfReturn(source, options, ALL_BANKS)
}
