/** Reading returns of some banks, without the definitions of the others. */
import type { ChosenBank } from '../../banks/index.js'
import type { ColumnName } from '../columns/columns.js'
import type { FieldOptions, FlatRecord, RecordOf } from '../columns/flat-record.js'
import type { ReturnFile } from '../meaning/return-record.js'
import type { ReturnOptions } from './batch-reader.js'
import type { ByteSource } from './byte-source.js'
import { finderAmong } from './dialect-finder.js'
import { type ReturnStream, recordsOfReturn } from './record-stream.js'
import { wholeReturn } from './whole-return.js'

/**
 * Reads a whole return file of one of these banks, as `parseReturn` does. A program that uses only this function loads only these banks.
 *
 * @throws {UnsupportedFileError} if the file is not a cobrança return of one of the banks
 * @throws {ValidationError} if `banks` is not a list of banks, `bytes` is not a `Uint8Array`, or an option is invalid
 * @example
 * import { itauReturns } from 'cnab-cobranca/banks/341-itau/returns'
 * const file = parseReturnOf([itauReturns], bytes)
 */
export function parseReturnOf<const F extends ColumnName>(
  banks: readonly ChosenBank[],
  bytes: Uint8Array,
  options: ReturnOptions & FieldOptions<F>,
): ReturnFile<FlatRecord<F>>
export function parseReturnOf(banks: readonly ChosenBank[], bytes: Uint8Array, options?: ReturnOptions): ReturnFile
export function parseReturnOf<F extends ColumnName = never>(
  banks: readonly ChosenBank[],
  bytes: Uint8Array,
  options: ReturnOptions & Partial<FieldOptions<F>> = {},
): ReturnFile<RecordOf<F>> {
  return wholeReturn(bytes, options, finderAmong(banks))
}

/**
 * Reads a return file of one of these banks as a stream, as `readReturn` does. A program that uses only this function loads only these banks.
 *
 * @param source a path, a `File` or `Blob`, the bytes, or chunks of them: a Node stream, a web stream, any (async) iterable
 * @throws {ValidationError} if `banks` is not a list of banks, or an option is invalid
 * @throws {UnsupportedFileError} on the first step of the iteration, if the file is not a cobrança return of one of the banks
 */
export function readReturnOf<const F extends ColumnName>(
  banks: readonly ChosenBank[],
  source: ByteSource,
  options: ReturnOptions & FieldOptions<F>,
): ReturnStream<FlatRecord<F>>
export function readReturnOf(banks: readonly ChosenBank[], source: ByteSource, options?: ReturnOptions): ReturnStream
export function readReturnOf<F extends ColumnName = never>(
  banks: readonly ChosenBank[],
  source: ByteSource,
  options: ReturnOptions & Partial<FieldOptions<F>> = {},
): ReturnStream<RecordOf<F>> {
  return recordsOfReturn(source, options, finderAmong(banks))
}
