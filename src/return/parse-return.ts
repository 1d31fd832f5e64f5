import { variantOf } from '../banks/index.js'
import { checkBytes } from '../cobranca/index.js'
import type { Diagnostic } from '../fixed-width/index.js'
import type { ReturnOptions } from './batch-reader.js'
import { type ByteSource, chunksOf } from './byte-source.js'
import { ReturnReader } from './return-reader.js'
import type { ReturnFile, ReturnHeader, ReturnRecord, ReturnTotals } from './return-record.js'

/**
 * Reads a whole return file. Bank and layout are found from the bytes.
 *
 * Whatever is wrong inside the file is a diagnostic, with line and columns; the rest is read all the same.
 *
 * @throws {UnsupportedFileError} when it is no cobrança return that the library reads; the message says, in Portuguese, what it is
 * @throws {ValidationError} when it is given no bytes: a text, a path
 * @example
 * const file = parseReturn(await readFile('retorno.ret'))
 * for (const record of file.bank_billet_discharges) if (record.kind === 'settled') pay(record.line_parsed)
 */
export function parseReturn(bytes: Uint8Array, options: ReturnOptions = {}): ReturnFile {
  checkBytes(bytes)
  const reader = new ReturnReader(options)
  const records: ReturnRecord[] = []
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
    totals: reader.sums,
    diagnostics: reader.diagnostics,
  }
}

/** A return file being read: iterate it for the records; the rest is known when the iteration is over. */
export interface ReturnStream extends AsyncIterable<ReturnRecord> {
  /** What the header says; null before the first record, or when the file has none. */
  readonly header: ReturnHeader | null
  readonly totals: ReturnTotals
  /** All that was noticed so far. */
  readonly diagnostics: readonly Diagnostic[]
  /** How many records were left out by `kinds` and `since` so far; they are in the totals. */
  readonly leftOut: number
  /** The records in batches, of some hundred each: less to wait for than one by one. Either way takes the source once. */
  batches(): AsyncGenerator<ReturnRecord[], void, undefined>
}

/**
 * Reads a return file as it comes, in constant memory but for the diagnostics. Same records as {@link parseReturn}, for every chunking.
 *
 * Nothing is read ahead of the caller. A path is read through one buffer, faster than a stream of the file.
 *
 * @param source a path, the bytes, or chunks of them: a Node stream, a web stream, any (async) iterable
 * @throws {UnsupportedFileError} on the first step of the iteration
 * @throws the system's own error when a path cannot be read
 * @example
 * for await (const record of readReturn('retorno.ret')) …
 * for await (const batch of readReturn(stream).batches()) for (const record of batch) …
 */
export function readReturn(source: ByteSource, options: ReturnOptions = {}): ReturnStream {
  const reader = new ReturnReader(options)
  async function* batches(): AsyncGenerator<ReturnRecord[], void, undefined> {
    for await (const chunk of chunksOf(source)) yield* reader.read(chunk)
    yield* reader.finish()
  }
  return {
    get header() {
      return reader.header
    },
    get totals() {
      return reader.sums
    },
    get diagnostics() {
      return reader.diagnostics
    },
    get leftOut() {
      return reader.leftOut
    },
    batches,
    async *[Symbol.asyncIterator]() {
      for await (const batch of batches()) for (const record of batch) yield record
    },
  }
}
