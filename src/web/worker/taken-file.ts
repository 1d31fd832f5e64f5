/** Files that the page makes of titles: tables for spreadsheets, records for programs, and a copy without personal data. */
import { type Language, OCCURRENCE_KINDS, type OccurrenceKind } from '../../cobranca/index.js'
import { atOnce } from '../../code/turns.js'
import { CsvEncoder } from '../../convert/output/csv-encoder.js'
import { SPREADSHEET_PT, storedForm } from '../../convert/output/csv-form.js'
import { csvOptionsOf } from '../../convert/output/csv-options.js'
import { CELL_FORMATS, sheetCell } from '../../convert/output/xlsx/cells.js'
import { LINT_RULES, maskFile } from '../../inspect/index.js'
import {
  COLUMN_HEADINGS,
  COLUMNS,
  type ColumnName,
  type ReviewCode,
  type ReviewReason,
  readReturn,
} from '../../return/index.js'
import { concatBytes, utf8Bytes } from '../../runtime/bytes.js'
import type { PageFile } from '../read/page-file.js'
import type { TitleRow } from '../read/title-row.js'
import type { TakenFile, TakenForm } from './page-api.js'

/** Columns of a table, in their order. */
const TABLE_COLUMNS = [
  'customer_person_name',
  'customer_cnpj_cpf',
  'our_number',
  'document_number',
  'control_number',
  'expire_at',
  'amount',
  'billet_fine',
  'discount',
  'value_rebate',
  'paid_amount',
  'credit_amount',
  'bank_rate',
  'paid_at',
  'credit_at',
  'kind',
  'occurrence',
  'occurrence_detail',
  'occurrence_error_detail',
  'needs_review',
  'pix',
  'line',
] as const satisfies readonly ColumnName[]

type TableRecord = Readonly<Record<(typeof TABLE_COLUMNS)[number], unknown>>

export async function takenFile(
  files: readonly PageFile[],
  rows: readonly TitleRow[],
  form: TakenForm,
  language: Language,
): Promise<TakenFile> {
  const name = files.length === 1 ? files[0]!.facts.name.replace(/^.*\//, '').replace(/\.[^.]*$/, '') : 'retornos'
  switch (form) {
    case 'masked': {
      const [{ facts, bytes }] = files as readonly [PageFile]
      const extension = /\.[^.]*$/.exec(facts.name)?.[0] ?? ''
      return {
        name: `${name}-sem-dados-pessoais${extension}`,
        type: 'application/octet-stream',
        bytes: maskFile(bytes).bytes,
      }
    }
    case 'csv':
      return { name: `${name}.csv`, type: 'text/csv', bytes: await csvOf(await tableOf(files, rows), language) }
    case 'xlsx':
      return { name: `${name}.xlsx`, type: XLSX_TYPE, bytes: await workbookOf(await tableOf(files, rows)) }
    case 'ndjson':
      return { name: `${name}.ndjson`, type: 'application/x-ndjson', bytes: await linesOf(files, rows) }
  }
}

/** Reads the records of some titles again: the page keeps only what it shows. */
async function* recordsOf<R extends { readonly line: number }>(
  files: readonly PageFile[],
  rows: readonly TitleRow[],
  read: (bytes: Uint8Array) => AsyncIterable<R>,
): AsyncGenerator<R, void, undefined> {
  const lines = new Map<number, Set<number>>()
  for (const { file, line } of rows) lines.set(file, (lines.get(file) ?? new Set()).add(line))
  for (const { bytes, facts } of files) {
    const wanted = lines.get(facts.id)
    if (wanted === undefined) continue
    for await (const record of read(bytes)) if (wanted.has(record.line)) yield record
  }
}

async function tableOf(files: readonly PageFile[], rows: readonly TitleRow[]): Promise<TableRecord[]> {
  const records: TableRecord[] = []
  for await (const record of recordsOf(files, rows, (bytes) => readReturn(bytes, { fields: TABLE_COLUMNS })))
    records.push(record)
  return records
}

/** A table for spreadsheets: in Portuguese with semicolons and decimal commas. */
async function csvOf(records: readonly TableRecord[], language: Language): Promise<Uint8Array> {
  const form = language === 'pt' ? SPREADSHEET_PT : ({ bom: true, decimal: '.' } as const)
  const encoder = CsvEncoder.of(TABLE_COLUMNS, csvOptionsOf({ to: 'csv', ...storedForm(form) }))
  const rows = atOnce(encoder.encode(language === 'pt' ? records.map(inPortuguese) : records))
  const head = language === 'pt' ? headingRow(SPREADSHEET_PT.delimiter ?? ';') : encoder.start()
  return concatBytes([head, rows])
}

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A workbook with one sheet, in Portuguese as those of `cnab convert`. */
async function workbookOf(records: readonly TableRecord[]): Promise<Uint8Array> {
  const { writeXlsx } = await import('hucre/xlsx')
  const columns = TABLE_COLUMNS.map((name) => {
    const type = COLUMNS[name]
    return type === 'money' || type === 'date' ? { width: 16, numFmt: CELL_FORMATS[type] } : { width: 20 }
  })
  const headings = TABLE_COLUMNS.map((name) => COLUMN_HEADINGS[name])
  const rows = records.map((record) => TABLE_COLUMNS.map((name) => sheetCell(name, record[name])))
  return writeXlsx({
    sheets: [{ name: 'Títulos', columns, rows: [headings, ...rows], freezePane: { rows: 1 } }],
    stringMode: 'inline',
  })
}

const headingRow = (delimiter: string): Uint8Array =>
  utf8Bytes(`\ufeff${TABLE_COLUMNS.map((name) => COLUMN_HEADINGS[name]).join(delimiter)}\n`)

/** Replaces codes for programs by their names. */
const inPortuguese = (record: TableRecord): TableRecord => ({
  ...record,
  kind: OCCURRENCE_KINDS[record.kind as OccurrenceKind].label,
  needs_review: (record.needs_review as readonly ReviewReason[]).map(({ code }) => ({ code: nameOfReview(code) })),
  pix: record.pix === true ? 'sim' : 'não',
})

const nameOfReview = (code: ReviewCode): string => `«${LINT_RULES[code].name.pt}»`

async function linesOf(files: readonly PageFile[], rows: readonly TitleRow[]): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  for await (const record of recordsOf(files, rows, (bytes) => readReturn(bytes)))
    parts.push(utf8Bytes(`${JSON.stringify(record)}\n`))
  return concatBytes(parts)
}
