/** Reads entries of a remittance from a file of slips: JSON, NDJSON or CSV. */
import { extname } from 'node:path'
import type { CsvError, parse } from 'csv-parse/sync'
import {
  dayOfText,
  ENTRY_FIELDS,
  type Entry,
  FieldNames,
  formatMoney,
  isOurCode,
  type MoneyUnit,
  moneyFormOf,
  notAnOurCode,
  type OurCode,
  PORTUGUESE_SLIP_NAMES,
  plainName,
  SLIP_FIELDS,
  SLIP_FLAGS,
  SLIP_NAMES,
  SLIP_SYNONYMS,
  type Slip,
  shownCode,
} from '../../cobranca/index.js'
import { EntriesFileError } from '../input/entries-file-error.js'
import { readTextFile } from '../input/text-file.js'

/** An entry and its place in the file. */
export interface FileEntry {
  readonly entry: Entry
  /** For messages: `linha 3` (first line of the slip) in CSV and NDJSON; `boleto 3` in a JSON list. */
  readonly place: string
}

/** Fields that a file may have. */
const NAMES = new FieldNames({
  owner: 'do boleto',
  fields: [...SLIP_FIELDS, ...ENTRY_FIELDS],
  synonyms: { ...SLIP_SYNONYMS, abatimento: 'value_rebate' },
})
const OF_ENTRY: ReadonlySet<string> = new Set<string>(ENTRY_FIELDS)
const FLAGS: ReadonlySet<string> = new Set(SLIP_FLAGS)
const DATES: ReadonlySet<string> = new Set(['expire_at', 'document_date', 'payment_limit_at'])

/**
 * Reads a file of slips. Each slip has the fields of `Slip` and, optionally, `our_code`, `value_rebate`, `instruction_code` and
 * `payment_limit_at`.
 *
 * - `.json`: a list, or one object. `.ndjson`, `.jsonl`: one object per line.
 * - others: CSV with a header line, separated by semicolons, commas or tabs. An empty cell is an absent field. Columns may have Portuguese names
 *   (`vencimento`, `valor`, `cpf/cnpj` …), dates may be DD/MM/AAAA, and a line `sep=;` may come first.
 *
 * The charset is UTF-8 or Windows-1252. Flags (`pix_enabled` …) may be words: sim, não. Money is text in reais with a comma (`250,00`), or an integer of
 * JSON in cents (`25000`); a text without a comma (`250`) could be either and is refused.
 *
 * @param ourCode instruction of rows without `our_code`
 * @param money what numbers mean. With `reais` a text without a comma is not ambiguous; the caller converts the entries (`fromReais`)
 * @throws {EntriesFileError} if the file is malformed, is a spreadsheet or in UTF-16, or has an unknown field; with all rows that have an ambiguous amount,
 * an unknown instruction or an unknown word for a flag
 */
export async function readEntriesFile(
  path: string,
  ourCode: OurCode,
  money: MoneyUnit = 'cents',
): Promise<FileEntry[]> {
  const text = await readTextFile(path)
  const rows = await rowsOf(text, extname(path).toLowerCase())
  const entries: FileEntry[] = []
  const errors: string[] = []
  for (const row of rows) {
    try {
      entries.push({ entry: entryOf(row, ourCode, money), place: row.place })
    } catch (error) {
      if (!(error instanceof EntriesFileError)) throw error
      errors.push(...error.problems)
    }
  }
  if (errors.length > 0) throw new EntriesFileError(...listed(errors))
  return entries
}

const MAX_LISTED = 20

/** The first errors, and how many more rows have one. */
function listed(errors: readonly string[]): readonly string[] {
  const more = errors.length - MAX_LISTED
  return more <= 0
    ? errors
    : [...errors.slice(0, MAX_LISTED), `E mais ${more} ${more === 1 ? 'linha' : 'linhas'} com erro.`]
}

interface EntryRow {
  readonly fields: ReadonlyMap<string, unknown>
  readonly place: string
}

async function rowsOf(text: string, extension: string): Promise<EntryRow[]> {
  if (extension === '.json') {
    const value = json(text, (line) => (line === null ? 'O arquivo' : `Linha ${line}`))
    return (Array.isArray(value) ? value : [value]).map((item, i) => objectRow(item, `boleto ${i + 1}`))
  }
  if (extension === '.ndjson' || extension === '.jsonl') {
    return text
      .split(/\r\n|\r|\n/)
      .map((line, i) => ({ line, number: i + 1 }))
      .filter(({ line }) => line.trim() !== '')
      .map(({ line, number }) =>
        objectRow(
          json(line, () => `Linha ${number}`),
          `linha ${number}`,
        ),
      )
  }
  // Few callers read CSV: importing the library does not load its parser.
  return csvRows(text, (await import('csv-parse/sync')).parse)
}

/** @param where returns the place of an error, given its line in the text; null if unknown */
function json(text: string, where: (line: number | null) => string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    // Only some messages contain the position; the error has no property for it.
    const position = /at position (\d+)/.exec(String(error))?.[1]
    const line = position === undefined ? null : lineBreaksIn(text.slice(0, Number(position))) + 1
    throw new EntriesFileError(`${where(line)}: não é JSON válido.`)
  }
}

function objectRow(value: unknown, place: string): EntryRow {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw errorAt(place, 'não é um objeto')
  const fields = new Map<string, unknown>(Object.entries(value))
  checkNames([...fields.keys()], place)
  return { fields, place }
}

interface CsvRecord {
  readonly record: readonly string[]
  readonly info: { readonly lines: number }
  readonly raw: string
}

function csvRows(text: string, parseCsv: typeof parse): EntryRow[] {
  const [header, ...rows] = csvRecords(text, parseCsv)
  if (header === undefined) throw new EntriesFileError('O arquivo está vazio.')
  const names = header.record.map((name) => columnNamed(name.trim()))
  const place = placeOf(header)
  const repeated = names.find((name, i) => name !== '' && names.indexOf(name) < i)
  if (repeated !== undefined) throw errorAt(place, `coluna repetida: ${repeated}`)
  checkNames(
    names.filter((name) => name !== ''),
    place,
  )
  return rows.map((row) => csvRow(names, row))
}

/** The field of a column with a Portuguese name; any other name as it is. */
function columnNamed(name: string): string {
  const plain = plainName(name)
  return Object.hasOwn(PORTUGUESE_SLIP_NAMES, plain)
    ? PORTUGUESE_SLIP_NAMES[plain as keyof typeof PORTUGUESE_SLIP_NAMES]
    : name
}

function csvRow(names: readonly string[], row: CsvRecord): EntryRow {
  const place = placeOf(row)
  const cells = row.record
  const hasStray = cells.some((cell, i) => cell !== '' && (names[i] ?? '') === '')
  if (cells.length < names.length || hasStray) {
    throw errorAt(place, `${cells.length} em vez de ${names.filter((name) => name !== '').length} colunas`)
  }
  const filled = names.map((name, i) => [name, cells[i]!] as const).filter(([, cell]) => cell !== '')
  return { fields: new Map(filled.map(([name, cell]) => [name, DATES.has(name) ? dateCell(cell) : cell])), place }
}

const BRAZILIAN_DATE = /^\d{1,2}\/\d{1,2}\/\d{4}$/

/** A date as a spreadsheet writes it; any other text as it is, for the validation to name. */
const dateCell = (cell: string): string => (BRAZILIAN_DATE.test(cell) ? (dayOfText(cell) ?? cell) : cell)

/** A line that names the separator for Excel. */
const SEPARATOR_LINE = /^sep=(.)(?=[\r\n])/i

function csvRecords(text: string, parseCsv: typeof parse): CsvRecord[] {
  const named = SEPARATOR_LINE.exec(text)?.[1]
  // Without its text the line is blank, and lines keep their numbers.
  const rows = named === undefined ? text : text.replace(SEPARATOR_LINE, '')
  const header = /[^\r\n]+/.exec(rows)?.[0] ?? ''
  const delimiter = named ?? [';', ',', '\t'].sort((a, b) => header.split(b).length - header.split(a).length)[0]!
  try {
    return parseCsv(rows, {
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      info: true,
      raw: true,
      trim: true,
      relax_column_count: true,
      skip_records_with_empty_values: true,
    }) as never
  } catch (error) {
    const { code, lines } = error as CsvError
    throw errorAt(`linha ${lines}`, CSV_ERRORS[code] ?? 'não é CSV válido')
  }
}

const CSV_ERRORS: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'aspas abertas e não fechadas',
  INVALID_OPENING_QUOTE: 'aspas no meio de um texto sem aspas em volta',
  CSV_INVALID_CLOSING_QUOTE: 'aspas no meio de um texto: devem vir duas vezes',
}

/** First line of a record; the parser reports the last. */
const placeOf = ({ info, raw }: CsvRecord): string => `linha ${info.lines - lineBreaksIn(raw.trim())}`

const lineBreaksIn = (text: string): number => text.match(/\r\n|\r|\n/g)?.length ?? 0

function checkNames(names: readonly string[], place: string): void {
  const unknown = names.filter((name) => !SLIP_NAMES.has(name) && !NAMES.has(name))
  if (unknown.length === 0) return
  const named = unknown.map((name) => {
    const synonym = NAMES.synonymOf(name)
    if (synonym !== undefined) return `${name} (use ${synonym})`
    const close = NAMES.closeTo(name)
    return close === undefined ? name : `${name} (o nome mais parecido é ${close})`
  })
  throw errorAt(place, `campo desconhecido: ${named.join(', ')}; os nomes são os do boleto (amount, expire_at …)`)
}

function entryOf({ fields, place }: EntryRow, fallback: OurCode, money: MoneyUnit): Entry {
  const ourCode = given(fields, 'our_code') ?? fallback
  const our_code = String(ourCode)
  if (!isOurCode(our_code)) throw errorAt(place, `our_code ${notAnOurCode(ourCode)}`)
  if (money === 'cents')
    for (const [name, value] of fields)
      if (NAMES.has(name) && moneyFormOf(name) !== undefined) checkAmount(name, value, place)
  const ofSlip = [...fields]
    .filter(([name]) => !OF_ENTRY.has(name))
    .map(([name, value]) => [name, FLAGS.has(name) ? flag(name, value, place) : value])
  return {
    our_code,
    slip: Object.fromEntries(ofSlip) as Slip,
    value_rebate: given(fields, 'value_rebate') as Entry['value_rebate'],
    instruction_code: given(fields, 'instruction_code') as Entry['instruction_code'],
    payment_limit_at: given(fields, 'payment_limit_at') as Entry['payment_limit_at'],
  }
}

/** A text of digits alone: other programs write cents so, this library reads it as reais. Zero is the same in both. */
function checkAmount(name: string, value: unknown, place: string): void {
  if (typeof value !== 'string' || !/^0*[1-9]\d*$/.test(value.trim())) return
  const digits = value.trim()
  const [reais, cents] = [`${digits}00`, digits].map((each) => formatMoney(Number(each)))
  throw errorAt(
    place,
    `${name} ${shownCode(digits)} é ambíguo: escreva ${reais} se são reais, ou ${cents} se são centavos`,
  )
}

/** Returns the value of a field, or null if it is absent or empty. */
function given(fields: ReadonlyMap<string, unknown>, name: string): unknown {
  const value = fields.get(name)
  return value === undefined || value === '' ? null : value
}

/** Parses a flag. Throws for unknown words: read as «no», they would register a slip a second time. */
function flag(name: string, value: unknown, place: string): boolean | null {
  if (value === null || value === '') return null
  const text = String(value).trim()
  if (/^(true|verdadeiro|sim|s|1)$/i.test(text)) return true
  if (/^(false|falso|não|nao|n|0)$/i.test(text)) return false
  throw errorAt(place, `${name} deve ser sim ou não, e é «${text}»`)
}

/** `Linha 3: não é um objeto.` */
const errorAt = (place: string, message: string): EntriesFileError =>
  new EntriesFileError(`${place.charAt(0).toUpperCase()}${place.slice(1)}: ${message}.`)
