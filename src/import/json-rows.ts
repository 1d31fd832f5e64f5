/** Rows of NDJSON and JSON. */
import { withTurns } from '../code/turns.js'
import type { ImportColumns } from './columns.js'
import { fileErrorAt } from './import-file-error.js'
import { ImportLimitError, type ImportLimits } from './import-limits.js'
import { endOfValue } from './json-values.js'
import { type ImportRow, malformedRow, placeOfLine, type RowFields, type RowPlace } from './row-source.js'
import type { TextLine } from './text-lines.js'

/** Start of any JSON. An error of the parser costs a hundred times as much as a short line. */
const START_OF_JSON = /^\s*(?:[[{"\d-]|true|false|null)/

const NOT_JSON = 'não é JSON válido'

/** Yields the rows of NDJSON: one object per line. Blank lines are not rows. A line that exceeds a limit is a row with an error: the others are read. */
export async function* ndjsonRows(
  lines: AsyncIterable<readonly TextLine[]>,
  columns: ImportColumns,
  limits: ImportLimits,
): AsyncGenerator<ImportRow> {
  let line = 0
  for await (const some of lines) {
    for (const { text } of some) {
      line++
      if (text.trim() !== '') yield ndjsonRow(text, placeOfLine(line), columns, limits)
    }
  }
}

function ndjsonRow(text: string, place: RowPlace, columns: ImportColumns, limits: ImportLimits): ImportRow {
  if (!START_OF_JSON.test(text)) return malformedRow(place, NOT_JSON)
  try {
    endOfValue(text, 0, limits, { lineAt: () => place.line, path: `[${place.line - 1}]` })
    return objectRow(JSON.parse(text), place, columns)
  } catch (error) {
    return malformedRow(place, error instanceof ImportLimitError ? error.reason.pt : NOT_JSON)
  }
}

/** Values that are checked at once. */
const STEP = 256

/**
 * Yields the rows of JSON: a list of objects, or one object. The line of a row is its position in the list.
 *
 * All values are parsed before the first row, because a cut list must create nothing. They are parsed again one by one, because all values together take many
 * times the memory of the text.
 *
 * @throws {ImportFileError} if the text is not JSON
 * @throws {ImportLimitError} if a value exceeds a limit
 * @throws the reason of the signal if it is aborted
 */
export async function* jsonRows(
  text: string,
  columns: ImportColumns,
  limits: ImportLimits,
  signal?: AbortSignal,
): AsyncGenerator<ImportRow> {
  await withTurns(checked(text, limits), signal)
  let line = 0
  for (const value of valuesOf(text, limits)) {
    line++
    yield objectRow(value, { line, place: `${columns.item} ${line}` }, columns)
  }
}

function* checked(text: string, limits: ImportLimits): Generator<null, void, undefined> {
  let count = 0
  for (const _ of valuesOf(text, limits)) if (++count % STEP === 0) yield null
}

/** Yields the values of a list, or the only value. */
function* valuesOf(text: string, limits: ImportLimits): Generator<unknown, void, undefined> {
  const lineAt = (position: number): number => (text.slice(0, position).match(/\r\n|\r|\n/g)?.length ?? 0) + 1
  const isList = text[afterBlanks(text, 0)] === '['
  let at = isList ? afterBlanks(text, 0) + 1 : 0
  let item = 0
  const isEmpty = isList && text[afterBlanks(text, at)] === ']'
  if (isEmpty) at = afterBlanks(text, at)
  while (!isEmpty) {
    const end = endOfValue(text, at, limits, { lineAt, path: `[${item}]` })
    yield parsed(text.slice(at, end), (position) => lineAt(at + position))
    item++
    at = end
    if (!isList || text[at] !== ',') break
    at++
  }
  if (isList && text[at] !== ']') throw fileErrorAt(`linha ${lineAt(at)}`, NOT_JSON)
  const rest = afterBlanks(text, isList ? at + 1 : at)
  if (rest < text.length) throw fileErrorAt(`linha ${lineAt(rest)}`, NOT_JSON)
}

const BLANKS = /[ \t\r\n]*/y

function afterBlanks(text: string, from: number): number {
  BLANKS.lastIndex = from
  BLANKS.exec(text)
  return BLANKS.lastIndex
}

function parsed(text: string, lineAt: (position: number) => number): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    // Only some messages contain the position; the error has no property for it. The value then begins in the line.
    const position = /at position (\d+)/.exec(String(error))?.[1]
    throw fileErrorAt(`linha ${lineAt(position === undefined ? afterBlanks(text, 0) : Number(position))}`, NOT_JSON)
  }
}

function objectRow(value: unknown, place: RowPlace, columns: ImportColumns): ImportRow {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return malformedRow(place, 'não é um objeto')
  const unknown = columns.unknownIn(Object.keys(value))
  return unknown === null ? { ...place, fields: value as RowFields, errors: {} } : malformedRow(place, unknown)
}
