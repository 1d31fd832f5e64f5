/** Rows of NDJSON and JSON. */
import type { ImportColumns } from './columns.js'
import { fileErrorAt, ImportFileError } from './import-file-error.js'
import { type ImportRow, malformedRow, placeOfLine, type RowPlace } from './row-source.js'
import type { TextLine } from './text-lines.js'

/** Start of any JSON. An error of the parser costs a hundred times as much as a short line. */
const START_OF_JSON = /^\s*(?:[[{"\d-]|true|false|null)/

const NOT_JSON = 'não é JSON válido'

/** Longest line of NDJSON, in characters: the values of a line take many times its size in memory. */
const MAX_LINE = 2 ** 20

/** Yields the rows of NDJSON: one object per line. Blank lines are not rows. */
export async function* ndjsonRows(
  lines: AsyncIterable<readonly TextLine[]>,
  columns: ImportColumns,
): AsyncGenerator<ImportRow> {
  let line = 0
  for await (const some of lines) {
    for (const { text } of some) {
      line++
      if (text.trim() !== '') yield ndjsonRow(text, placeOfLine(line), columns)
    }
  }
}

function ndjsonRow(text: string, place: RowPlace, columns: ImportColumns): ImportRow {
  if (text.length > MAX_LINE) return malformedRow(place, 'é longa demais')
  if (!START_OF_JSON.test(text)) return malformedRow(place, NOT_JSON)
  try {
    return objectRow(JSON.parse(text), place, columns)
  } catch {
    return malformedRow(place, NOT_JSON)
  }
}

/**
 * Yields the rows of JSON: a list of objects, or one object. The line of a row is its position in the list.
 *
 * @throws {ImportFileError} if the text is not JSON
 */
export function* jsonRows(text: string, columns: ImportColumns): Generator<ImportRow> {
  const value = parsed(text)
  let line = 0
  for (const item of Array.isArray(value) ? value : [value]) {
    line++
    yield objectRow(item, { line, place: `${columns.item} ${line}` }, columns)
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    // Only some messages contain the position; the error has no property for it.
    const position = /at position (\d+)/.exec(String(error))?.[1]
    if (position === undefined) throw new ImportFileError(`O arquivo: ${NOT_JSON}.`)
    const line = (text.slice(0, Number(position)).match(/\r\n|\r|\n/g)?.length ?? 0) + 1
    throw fileErrorAt(`linha ${line}`, NOT_JSON)
  }
}

function objectRow(value: unknown, place: RowPlace, columns: ImportColumns): ImportRow {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return malformedRow(place, 'não é um objeto')
  const unknown = columns.unknownIn(Object.keys(value))
  return unknown === null
    ? { ...place, fields: new Map(Object.entries(value)), errors: {} }
    : malformedRow(place, unknown)
}
