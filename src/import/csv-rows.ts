/** Rows of a CSV. */
import type { CsvError, parse } from 'csv-parse/sync'
import type { FieldErrors } from '../cobranca/index.js'
import { isTurnDue, turn } from '../code/turns.js'
import { csvParser } from '../runtime/csv-parser.js'
import type { ImportColumns } from './columns.js'
import { ImportFileError } from './import-file-error.js'
import { checkLimit, type ImportLimits } from './import-limits.js'
import { type ImportRow, malformedRow, NewFields, placeOfLine, type RowPlace } from './row-source.js'
import type { TextLine } from './text-lines.js'

/** A line that names the separator for Excel. */
const SEPARATOR_LINE = /^sep=(.)$/i

const DELIMITERS = [';', ',', '\t']

/** Longest row, in characters and in lines: a quote that is not closed ends here at the latest. A cell of Excel has at most 253 line ends. */
const MAX_ROW = 2 ** 20
const MAX_ROW_LINES = 10_000

/**
 * Yields the rows of a CSV with a header line, many at once, separated by semicolons, commas or tabs. An empty cell is an absent field. Blank lines are not rows.
 *
 * Malformed quotes make the line in which their cell begins an error, and no other line.
 *
 * @throws {ImportFileError} if the file is empty, or its header has a repeated or unknown column, or too many
 */
export async function* csvRows(
  lines: AsyncIterable<readonly TextLine[]>,
  columns: ImportColumns,
  limits: ImportLimits,
): AsyncGenerator<readonly ImportRow[]> {
  const records = new CsvRecords((await csvParser()).parse)
  let header: CsvHeader | null = null
  const rowsOf = (found: readonly CsvRecord[]): readonly ImportRow[] => {
    const rows: ImportRow[] = []
    for (const record of found) {
      const place = placeOfLine(record.line)
      if (header !== null)
        rows.push('problem' in record ? malformedRow(place, record.problem) : csvRow(header, record, place))
      else if ('problem' in record) throw new ImportFileError(`Linha ${record.line}: ${record.problem}.`)
      else {
        checkLimit(limits, 'columns', record.cells.length)
        header = headerOf(columns.fieldsOf(record.cells, place), columns)
      }
    }
    return rows
  }
  for await (const some of lines) {
    for (const found of records.push(some)) {
      yield rowsOf(found)
      if (isTurnDue()) await turn()
    }
  }
  for (const found of records.end()) {
    yield rowsOf(found)
    if (isTurnDue()) await turn()
  }
  if (header === null) throw new ImportFileError('O arquivo está vazio.')
}

/** The columns of a file. */
interface CsvHeader {
  readonly fields: readonly string[]
  /** Reads a cell of each column. */
  readonly readers: readonly ((cell: string) => unknown)[]
  /** Number of columns with a name. */
  readonly named: number
}

const headerOf = (fields: readonly string[], columns: ImportColumns): CsvHeader => ({
  fields,
  readers: fields.map((field) => columns.cellReader(field)),
  named: fields.filter((field) => field !== '').length,
})

/** The cells of a record, and the line in which it begins. */
interface CsvCells {
  readonly line: number
  readonly cells: readonly string[]
}

type CsvRecord = CsvCells | { readonly line: number; readonly problem: string }

function csvRow({ fields, readers, named }: CsvHeader, { cells }: CsvCells, place: RowPlace): ImportRow {
  if (cells.length < fields.length || hasStray(fields, cells))
    return malformedRow(place, `${cells.length} em vez de ${named} colunas`)
  const values = new NewFields()
  for (let i = 0; i < fields.length; i++) {
    const cell = cells[i]!
    if (cell !== '') values[fields[i]!] = readers[i]!(cell)
  }
  return { line: place.line, place: place.place, fields: values, errors: NO_ERRORS }
}

const NO_ERRORS: FieldErrors = {}

/** Whether a cell with text is in no column, or in a column without a name. */
function hasStray(fields: readonly string[], cells: readonly string[]): boolean {
  for (let i = 0; i < cells.length; i++) if (cells[i] !== '' && (fields[i] ?? '') === '') return true
  return false
}

/** Splits lines into records. A record has several lines if a quoted cell has them. */
class CsvRecords {
  /** Lines that are not parsed yet. */
  private lines: TextLine[] = []
  /** Number of the first of them. */
  private first = 1
  private delimiter: string | null = null

  constructor(private readonly parseCsv: typeof parse) {}

  push(lines: readonly TextLine[]): Generator<readonly CsvRecord[]> {
    for (const line of lines) this.lines.push(line)
    return this.records(false)
  }

  end(): Generator<readonly CsvRecord[]> {
    return this.records(true)
  }

  /**
   * Parses many records at once, fewer after an error. A line that cannot begin a record is read as a record of its own. Take all records before you feed the
   * next lines.
   */
  private *records(isEnd: boolean): Generator<readonly CsvRecord[]> {
    if (!this.findDelimiter(isEnd)) return
    let from = 0
    let count = this.lines.length
    while (from < this.lines.length) {
      const plain = this.plainRecords(from)
      if (plain > from) {
        yield this.cellsOfLines(from, plain)
        from = plain
        continue
      }
      const one = endOfRecord(this.lines, from, isEnd)
      if (one === null) break
      const to = Math.max(one, endOfRecords(this.lines, from, count))
      const line = this.first + from
      try {
        const parsed = this.parsed(this.lines.slice(from, to))
        yield parsed.map((record) => ({ line: line + record.line, cells: record.cells }))
        from = to
        count *= 2
      } catch (error) {
        if (to === one) {
          yield [{ line, problem: CSV_ERRORS[(error as CsvError).code] ?? 'não é CSV válido' }]
          from++
        } else count = Math.floor((to - from) / 2)
      }
    }
    this.lines = this.lines.slice(from)
    this.first += from
  }

  /** Returns the end of the lines without quotes from a line on. Each is a record. */
  private plainRecords(from: number): number {
    let to = from
    if (this.delimiter !== null && !isAscii(this.delimiter)) return from
    while (to < this.lines.length && !this.lines[to]!.text.includes(QUOTE)) to++
    return to
  }

  /** Splits lines without quotes into cells, as the parser does. */
  private cellsOfLines(from: number, to: number): CsvCells[] {
    const delimiter = this.delimiter ?? DELIMITERS[0]!
    const records: CsvCells[] = []
    for (let i = from; i < to; i++) {
      const cells = this.lines[i]!.text.split(delimiter)
      for (let j = 0; j < cells.length; j++) cells[j] = ownText(cells[j]!.trim())
      if (!cells.every(isBlank)) records.push({ line: this.first + i, cells })
    }
    return records
  }

  /** @returns records with lines from 0 */
  private parsed(lines: readonly TextLine[]): CsvCells[] {
    const records = this.parseCsv(lines.map(({ text, end }) => text + end).join(''), {
      delimiter: this.delimiter ?? DELIMITERS[0]!,
      record_delimiter: ['\r\n', '\n', '\r'],
      trim: true,
      relax_column_count: true,
    })
    // The parser counts a CRLF in quotes as two lines.
    const starts = startsOfRecords(lines)
    return records.flatMap((cells, i) => (cells.every(isBlank) ? [] : { line: starts[i]!, cells }))
  }

  /** Finds the separator: the one that the first line names, or the most frequent of the header. Returns false if the header is not known yet. */
  private findDelimiter(isEnd: boolean): boolean {
    if (this.delimiter !== null) return true
    const named = this.first === 1 ? SEPARATOR_LINE.exec(this.lines[0]?.text ?? '')?.[1] : undefined
    if (named !== undefined) {
      this.delimiter = named
      // The text of the line is removed, so that it is blank and later lines keep their numbers.
      this.lines[0] = { text: '', end: this.lines[0]!.end }
      return true
    }
    const header = this.lines.find(({ text }) => text !== '')?.text
    if (header === undefined) {
      // Empty lines before the header are not kept: there may be millions.
      this.first += this.lines.length
      this.lines = []
      return isEnd
    }
    this.delimiter = [...DELIMITERS].sort((a, b) => header.split(b).length - header.split(a).length)[0]!
    return true
  }
}

const QUOTE = '"'

const isAscii = (character: string): boolean => character.charCodeAt(0) < 0x80

/** Length from which V8 makes a part of a text a view of the text. */
const VIEW = 13

/** Returns a text that does not keep the chunk that it is a part of in memory: a caller may keep one cell of each row. */
const ownText = (text: string): string => (text.length < VIEW ? text : ` ${text}`.slice(1))

const isBlank = (cell: string): boolean => cell.trim() === ''

const quotesIn = ({ text }: TextLine): number => {
  let count = 0
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at + 1)) count++
  return count
}

/** Returns the lines, from 0, in which records begin: before these lines all quotes are closed. */
function startsOfRecords(lines: readonly TextLine[]): number[] {
  let isOpen = false
  return lines.flatMap((line, i) => {
    const start = isOpen ? [] : i
    if (quotesIn(line) % 2 === 1) isOpen = !isOpen
    return start
  })
}

/** Returns the end of the last line, of `count` lines, after which no quotes are open. */
function endOfRecords(lines: readonly TextLine[], from: number, count: number): number {
  let isOpen = false
  let end = from
  for (let i = from; i < Math.min(from + count, lines.length); i++) {
    if (quotesIn(lines[i]!) % 2 === 1) isOpen = !isOpen
    if (!isOpen) end = i + 1
  }
  return end
}

/** Returns the end of the record that begins in a line; null if it is in lines that were not read yet. */
function endOfRecord(lines: readonly TextLine[], from: number, isEnd: boolean): number | null {
  let isOpen = false
  let length = 0
  for (let i = from; i < lines.length; i++) {
    if (quotesIn(lines[i]!) % 2 === 1) isOpen = !isOpen
    length += lines[i]!.text.length
    if (!isOpen || length > MAX_ROW || i - from >= MAX_ROW_LINES) return i + 1
  }
  return isEnd ? lines.length : null
}

const CSV_ERRORS: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'aspas abertas e não fechadas',
  INVALID_OPENING_QUOTE: 'aspas no meio de um texto sem aspas em volta',
  CSV_INVALID_CLOSING_QUOTE: 'aspas no meio de um texto: devem vir duas vezes',
}
