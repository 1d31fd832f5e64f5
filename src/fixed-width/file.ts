/** Reads whole files as lines and titles, and writes them back as the same bytes. */

import { concatBytes, latin1Bytes } from '../runtime/bytes.js'
import { codecOf } from './codec.js'
import type { AnyField } from './define/field.js'
import type { FileLayout } from './define/layout.js'
import { encode } from './read/charset.js'
import { DiagnosticLog } from './read/diagnostic-log.js'
import type { Diagnostic } from './read/diagnostics.js'
import { type FileLine, type ReadLine, wholeLine } from './read/file-line.js'
import { eachLine } from './read/lines.js'
import type { Part } from './read/parts.js'
import { FileReader, type ReaderOptions } from './read/reader.js'

/** The result of reading a file: all lines, in order. */
export interface ParsedFile extends FileContents {
  readonly layout: FileLayout
}

/** A file that was read, without the type of its layout: `emitFile` writes it. */
export interface FileContents {
  readonly layout: object
  readonly parts: readonly Part[]
  readonly lines: readonly FileLine[]
  readonly diagnostics: readonly Diagnostic[]
}

/** Reads a whole file by a layout. Never throws because of the content of the file. */
export function parseFile(
  layout: FileLayout,
  bytes: Uint8Array,
  { maxDiagnostics, ...options }: ReaderOptions = {},
): ParsedFile {
  const log = new DiagnosticLog(maxDiagnostics)
  const parts: Part[] = []
  const reader = new FileReader(layout, (part) => parts.push(wholePart(part)), { ...options, log })
  for (const line of eachLine(bytes)) reader.push(line)
  reader.end()
  log.end()
  return { layout, parts, lines: linesOfParts(parts), diagnostics: log.diagnostics }
}

function wholePart(part: Part<ReadLine>): Part {
  if (part.type !== 'title') return { type: part.type, line: wholeLine(part.line) }
  const { main, companions, repeated = false } = part.title
  const lists = Object.entries(companions).map(([role, lines]) => [role, lines.map(wholeLine)] as const)
  return { type: 'title', title: { main: wholeLine(main), companions: Object.fromEntries(lists), repeated } }
}

/** Yields each line on its own, also the lines that one line represents. */
export function* singleLines(lines: readonly FileLine[]): Generator<FileLine, void, undefined> {
  for (const line of lines) {
    if (isSingle(line)) yield line
    else yield* linesOfRun(line)
  }
}

/** Whether a line represents only itself. */
export const isSingle = ({ lines }: FileLine): boolean => lines === undefined

function* linesOfRun(run: FileLine): Generator<FileLine, void, undefined> {
  const text = run.raw + run.source.terminator
  for (const { number, offset, start, end, before, after, terminator } of eachLine(latin1Bytes(text))) {
    const raw = text.slice(start, end)
    const source = { before, after, terminator, charset: 'latin1' } as const
    yield {
      number: run.number + number - 1,
      offset: run.offset + offset,
      raw,
      role: null,
      values: null,
      faults: [],
      misplaced: false,
      source,
    }
  }
}

/** Returns the lines of parts, in file order. */
export function linesOfParts(parts: readonly Part[]): FileLine[] {
  return parts
    .flatMap((part) =>
      part.type === 'title' ? [part.title.main, ...Object.values(part.title.companions).flat()] : [part.line],
    )
    .sort((a, b) => a.offset - b.offset || a.number - b.number)
}

/**
 * Writes the lines of a parsed file from the values of their fields. Columns of fields with a fault, codes in date fields, and lines of unknown records are
 * copied from the original line. So a file without diagnostics is written from its values alone.
 */
export function emitFile({ layout, lines }: Pick<FileContents, 'layout' | 'lines'>): Uint8Array {
  return concatBytes(lines.map((line) => emitLine(layout as FileLayout, line)))
}

function emitLine(layout: FileLayout, line: FileLine): Uint8Array {
  const { before, after, terminator, charset } = line.source
  return concatBytes([latin1Bytes(before), encode(lineText(layout, line), charset), latin1Bytes(after + terminator)])
}

function lineText(layout: FileLayout, line: FileLine): string {
  const record = line.role === null ? undefined : layout.records[line.role]
  if (record === undefined || line.values === null || line.misplaced) return line.raw
  const { width } = record
  const values: Record<string, unknown> = { ...line.values }
  for (const { field } of line.faults) delete values[field]
  let text = codecOf(record).format(values)
  const coded = Object.keys(record.fields).filter((name) => isCodedDate(record.fields[name]!, line.values![name]))
  for (const field of [...line.faults.map(({ field }) => field), ...coded]) {
    const { from, to } = record.fields[field]!
    text = text.slice(0, from - 1) + line.raw.padEnd(width).slice(from - 1, to) + text.slice(to)
  }
  return line.raw.length > width ? text + line.raw.slice(width) : text.slice(0, line.raw.length)
}

const isCodedDate = ({ kind, codes }: AnyField, value: unknown): boolean =>
  kind === 'date' && codes !== undefined && value === null
