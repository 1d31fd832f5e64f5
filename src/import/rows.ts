/** Rows of a file of any format. */

import { isTurnDue, turn } from '../code/turns.js'
import { concatBytes, copyOfBytes, latin1Text } from '../runtime/bytes.js'
import type { ImportColumns } from './columns.js'
import { csvRows } from './csv-rows.js'
import type { ImportFormat } from './formats.js'
import { ImportFileError } from './import-file-error.js'
import { IMPORT_LIMITS, ImportLimitError, type ImportLimits } from './import-limits.js'
import { jsonRows, ndjsonRows } from './json-rows.js'
import type { ImportRow } from './row-source.js'
import { checkStart, decodedText, isXlsx } from './text-file.js'
import { textLines } from './text-lines.js'
import { xlsxRows } from './xlsx-rows.js'

/** Length of the bytes by which kinds of files are recognised. */
const START = 4

/** A list or an object, maybe after a byte order mark. No column of a CSV begins so. */
const START_OF_JSON = /^(?:\xef\xbb\xbf)?\s*[[{]/

const IS_JSON =
  "O arquivo é JSON, mas seria lido como CSV: informe o formato (format: 'json', ou 'ndjson' para um objeto por linha) ou dê a ele um nome que termine em .json ou .ndjson."

interface RowOptions {
  readonly limits: ImportLimits
  /** For a file that is not a spreadsheet. */
  readonly max_rows: number
  readonly signal: AbortSignal | undefined
}

/**
 * Yields the rows of a file, many at once: each step of an asynchronous iteration takes as long as a part of a row.
 *
 * @param format null: XLSX or CSV, by the content
 * @param sheet of an XLSX
 * @throws {ImportFileError} if the file is malformed as a whole, or exceeds a limit
 */
export async function* importedRows(
  chunks: AsyncIterable<Uint8Array>,
  columns: ImportColumns,
  format: ImportFormat | null,
  sheet: string | null = null,
  { limits, max_rows, signal }: RowOptions = {
    limits: IMPORT_LIMITS,
    max_rows: Number.POSITIVE_INFINITY,
    signal: undefined,
  },
): AsyncGenerator<readonly ImportRow[]> {
  const iterator = chunks[Symbol.asyncIterator]()
  try {
    const start = await startOf(iterator)
    const all = chain(start, iterator, signal)
    if (format === 'xlsx' || isXlsx(start)) {
      yield* oneByOne(xlsxRows(await bytesOf(all), columns, sheet, limits, signal))
      return
    }
    checkStart(start)
    if ((format ?? 'csv') === 'csv' && START_OF_JSON.test(latin1Text(start))) throw new ImportFileError(IS_JSON)
    if (format === 'json')
      yield* upTo(max_rows, oneByOne(jsonRows(decodedText(await bytesOf(all)), columns, limits, signal)))
    else if (format === 'ndjson')
      yield* upTo(
        max_rows,
        oneByOne(ndjsonRows(textLines(all, limits.row_length * BYTES_OF_CHARACTER), columns, limits)),
      )
    else yield* upTo(max_rows, csvRows(textLines(all), columns, limits))
  } finally {
    await iterator.return?.()
  }
}

/** Maximum number of bytes per JavaScript character in UTF-8: a character of four bytes counts as two. */
const BYTES_OF_CHARACTER = 3

async function* oneByOne(rows: AsyncIterable<ImportRow>): AsyncGenerator<readonly ImportRow[]> {
  for await (const row of rows) yield [row]
}

/** @throws {ImportLimitError} if there are more rows, after the rows before */
async function* upTo(max: number, batches: AsyncIterable<readonly ImportRow[]>): AsyncGenerator<readonly ImportRow[]> {
  let count = 0
  for await (const rows of batches) {
    const left = max - count
    if (rows.length > left) {
      yield rows.slice(0, left)
      throw new ImportLimitError('rows', max, max + 1)
    }
    count += rows.length
    yield rows
  }
}

/** Reads the first bytes, fewer if the file has fewer. */
async function startOf(iterator: AsyncIterator<Uint8Array>): Promise<Uint8Array> {
  let start: Uint8Array = new Uint8Array()
  while (start.length < START) {
    const { done, value } = await iterator.next()
    if (done) break
    // A source may use the bytes of a chunk again.
    start = concatBytes([start, value])
  }
  return start
}

async function* chain(
  start: Uint8Array,
  rest: AsyncIterator<Uint8Array>,
  signal: AbortSignal | undefined,
): AsyncGenerator<Uint8Array> {
  for (let next = { value: start, done: false } as IteratorResult<Uint8Array>; !next.done; next = await rest.next()) {
    for (const piece of pieces(next.value)) {
      yield piece
      if (isTurnDue()) await turn()
      signal?.throwIfAborted()
    }
  }
}

/** Largest piece that is read at once, in a few milliseconds: the lines of a whole file would be in memory together. */
const PIECE = 2 ** 14

function* pieces(chunk: Uint8Array): Generator<Uint8Array> {
  for (let from = 0; from < chunk.length; from += PIECE) yield chunk.subarray(from, from + PIECE)
}

async function bytesOf(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  for await (const chunk of chunks) parts.push(copyOfBytes(chunk))
  return concatBytes(parts)
}
