import { variantOf } from '../banks/index.js'
import type { Diagnostic } from '../fixed-width/index.js'
import { type ReturnOptions, ReturnReader } from './return-reader.js'
import type { ReturnFile, ReturnHeader, ReturnRecord, ReturnTotals } from './return-record.js'

/**
 * Reads a whole return file. Bank and layout are found from the bytes.
 *
 * Whatever is wrong inside the file is a diagnostic, with line and columns; the rest is read all the same.
 *
 * @throws {UnsupportedFileError} when it is no cobrança return that the library reads; the message says, in Portuguese, what it is
 * @example
 * const file = parseReturn(await readFile('retorno.ret'))
 * for (const record of file.bank_billet_discharges) if (record.kind === 'settled') pay(record.line_parsed)
 */
export function parseReturn(bytes: Uint8Array, options: ReturnOptions = {}): ReturnFile {
  const reader = new ReturnReader(options)
  const records = reader.push(bytes)
  for (const record of reader.end()) records.push(record)
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
}

/**
 * Reads a return file as it comes, in constant memory but for the diagnostics. Same records as {@link parseReturn}, for every chunking.
 *
 * @param source chunks of bytes: a Node stream, a web stream, any (async) iterable
 * @throws {UnsupportedFileError} on the first step of the iteration
 * @example
 * for await (const record of readReturn(createReadStream('retorno.ret'))) …
 */
export function readReturn(
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  options: ReturnOptions = {},
): ReturnStream {
  const reader = new ReturnReader(options)
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
    async *[Symbol.asyncIterator]() {
      for await (const chunk of source) yield* reader.push(chunk)
      yield* reader.end()
    },
  }
}
