/** A file of slips, JSON, NDJSON or CSV, as entries of a remittance. */
import { isUtf8 } from 'node:buffer'
import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { parse } from 'csv-parse/sync'
import { type Entry, isOurCode, type OurCode, SLIP_FIELDS, SLIP_FLAGS, type Slip } from '../cobranca/index.js'

/** An entry, and where in the file it stands, for people to find it. */
export interface FileEntry {
  readonly entry: Entry
  /** Line of the file (CSV, NDJSON), or position in the list (JSON), from 1. */
  readonly row: number
}

/** The file cannot be understood as slips. The message says why and where, in Portuguese. */
export class EntriesFileError extends Error {
  override readonly name = 'EntriesFileError'
  readonly code = 'entries_file_error'
}

/** Fields of an entry that may stand beside those of its slip. */
const ENTRY_FIELDS = ['our_code', 'value_rebate', 'instruction_code'] as const

const KNOWN: ReadonlySet<string> = new Set([...SLIP_FIELDS, ...ENTRY_FIELDS])
const FLAGS: ReadonlySet<string> = new Set(SLIP_FLAGS)

/**
 * Reads a file of slips. Each holds the slip's fields, and may hold `our_code`, `value_rebate` and `instruction_code`.
 *
 * - `.json`: a list, or one object. `.ndjson`, `.jsonl`: an object a line.
 * - anything else: CSV with a header line, separated by semicolons, commas or tabs; UTF-8 or Windows-1252.
 *
 * @param ourCode the instruction of a row that names none
 * @throws {EntriesFileError} when it is malformed, or has a field that no slip has: a misspelt name must not pass unseen
 */
export async function readEntriesFile(path: string, ourCode: OurCode): Promise<FileEntry[]> {
  const bytes = await readFile(path)
  const text = bytes.toString(isUtf8(bytes) ? 'utf8' : 'latin1').replace(/^\ufeff/, '')
  return rowsOf(text, extname(path).toLowerCase()).map(({ fields, row }) => ({
    entry: entryOf(fields, row, ourCode),
    row,
  }))
}

interface Row {
  readonly fields: ReadonlyMap<string, unknown>
  readonly row: number
}

function rowsOf(text: string, extension: string): Row[] {
  if (extension === '.json') {
    const value = json(text, 'o arquivo')
    return (Array.isArray(value) ? value : [value]).map((item, i) => objectRow(item, i + 1))
  }
  if (extension === '.ndjson' || extension === '.jsonl') {
    return text
      .split(/\r?\n/)
      .map((line, i) => ({ line, row: i + 1 }))
      .filter(({ line }) => line.trim() !== '')
      .map(({ line, row }) => objectRow(json(line, `a linha ${row}`), row))
  }
  return csvRows(text)
}

function json(text: string, what: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new EntriesFileError(`Não é JSON válido: ${what}.`)
  }
}

function objectRow(value: unknown, row: number): Row {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new EntriesFileError(`Esperava-se um boleto (objeto) na linha ${row}.`)
  }
  return { fields: new Map(Object.entries(value)), row }
}

function csvRows(text: string): Row[] {
  const header = text.slice(0, text.search(/[\r\n]|$/))
  const delimiter = [';', ',', '\t'].sort((a, b) => header.split(b).length - header.split(a).length)[0]!
  let records: { record: string[]; info: { lines: number } }[]
  try {
    records = parse(text, { delimiter, info: true, skip_empty_lines: true, trim: true }) as never
  } catch (error) {
    throw new EntriesFileError(
      `O CSV não pôde ser lido: ${error instanceof Error ? error.message : 'formato inválido'}.`,
    )
  }
  const [names, ...rows] = records
  if (names === undefined) throw new EntriesFileError('O arquivo está vazio.')
  return rows.map(({ record, info }) => ({
    fields: new Map(
      record.map((value, i): [string, unknown] => [names.record[i] ?? '', cellValue(names.record[i] ?? '', value)]),
    ),
    row: info.lines,
  }))
}

/** A cell of a CSV: flags are words, everything else is text; an empty cell is absent. */
function cellValue(name: string, cell: string): unknown {
  if (cell === '') return undefined
  return FLAGS.has(name) ? /^(1|s|sim|true|verdadeiro)$/i.test(cell) : cell
}

function entryOf(fields: ReadonlyMap<string, unknown>, row: number, fallback: OurCode): Entry {
  const unknown = [...fields.keys()].filter((name) => !KNOWN.has(name))
  if (unknown.length > 0) {
    throw new EntriesFileError(
      `Linha ${row}: campo desconhecido: ${unknown.join(', ')}. Os nomes são os do boleto (amount, expire_at …).`,
    )
  }
  const given = fields.get('our_code') ?? fallback
  const our_code = String(given)
  if (!isOurCode(our_code)) throw new EntriesFileError(`Linha ${row}: our_code desconhecido: ${our_code}.`)
  const slip = Object.fromEntries(
    [...fields].filter(([name]) => !(ENTRY_FIELDS as readonly string[]).includes(name)),
  ) as unknown as Slip
  return {
    our_code,
    slip,
    value_rebate: (fields.get('value_rebate') ?? null) as Entry['value_rebate'],
    instruction_code: (fields.get('instruction_code') ?? null) as Entry['instruction_code'],
  }
}
