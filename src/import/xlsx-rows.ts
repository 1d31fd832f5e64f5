/** Rows of an XLSX, read as a stream: memory holds the shared texts, the formats and a row. */
import { type FieldErrors, formatMoney } from '../cobranca/index.js'
import type { ColumnForm, ImportColumns } from './columns.js'
import { ImportFileError } from './import-file-error.js'
import type { ImportLimits } from './import-limits.js'
import { dateAsText, hiddenColumn, hiddenRow, hiddenSheet, type ImportWarning } from './import-warning.js'
import { type ImportRow, malformedRow, NewFields, placeOfLine } from './row-source.js'
import { isPercent, withShownZeros } from './shown-zeros.js'
import type { SheetRow, SheetValue } from './xlsx/sheet-rows.js'
import { openSheet, type Sheet } from './xlsx/workbook.js'

/**
 * Yields the rows of a sheet, the first one with cells by default. The first row with content is the header; empty rows are not rows. A number is read by
 * the format of its cell: 250 with the format `0.00` is `250,00`, 0.02 with the format `0%` is 2, and 42 with the format `0000` in a column of text is `0042`.
 * Formats do not round it.
 *
 * @throws {ImportFileError} if the file is damaged or has no such sheet, or its header has a repeated or unknown column
 * @throws {ImportLimitError} if it has more than the limits allow
 * @throws the reason of the signal if it is aborted
 * @throws {UnpackedSizeError} if the file would be much larger unpacked
 */
export async function* xlsxRows(
  bytes: Uint8Array,
  columns: ImportColumns,
  name: string | null,
  limits: ImportLimits,
  signal?: AbortSignal,
): AsyncGenerator<ImportRow> {
  const sheet = await openSheet(bytes, name, limits, signal)
  let fields: readonly string[] | null = null
  let ofSheet: readonly ImportWarning[] = []
  for await (const row of sheet.rows) {
    if (fields === null) {
      fields = columns.fieldsOf(headerOf(row), placeOfLine(row.line))
      ofSheet = hiddenIn(sheet, fields, row.line)
      continue
    }
    const warnings = [...ofSheet, ...(row.isHidden ? [{ ...hiddenRow, line: row.line }] : [])]
    ofSheet = []
    yield xlsxRow(fields, row, columns, warnings)
  }
  if (fields === null) throw new ImportFileError('O arquivo está vazio.')
}

/** Names of the columns up to the last one with a name. */
function headerOf({ cells }: SheetRow): readonly string[] {
  const length = Math.max(...cells.keys()) + 1
  return Array.from({ length }, (_, column) => shownText(cells.get(column)))
}

function shownText(value: SheetValue | undefined): string {
  switch (value?.kind) {
    case 'text':
      return value.text
    case 'number':
      return String(value.number)
    case 'boolean':
      return String(value.boolean)
    case 'day':
      return value.day
    case 'error':
      return value.error
    default:
      return ''
  }
}

/** Warnings of a hidden sheet, and of hidden columns with a name. */
const hiddenIn = ({ name, isHidden, hiddenColumns }: Sheet, fields: readonly string[], line: number) => [
  ...(isHidden ? [{ ...hiddenSheet(name), line }] : []),
  ...fields.flatMap((field, i) =>
    field !== '' && hiddenColumns.some(([first, last]) => i >= first && i <= last)
      ? [{ ...hiddenColumn(field), line }]
      : [],
  ),
]

const NOT_CALCULATED =
  'a célula tem uma fórmula sem o resultado: abra a planilha no programa de planilhas e salve-a de novo'

function xlsxRow(
  fields: readonly string[],
  { line, cells }: SheetRow,
  columns: ImportColumns,
  ofRow: readonly ImportWarning[],
): ImportRow {
  const read = new NewFields()
  const errors: FieldErrors = {}
  const warnings = [...ofRow]
  for (const [column, value] of cells) {
    const field = fields[column] ?? ''
    if (field === '') {
      const stray = malformedRow(placeOfLine(line), `a coluna ${column + 1} tem valor, mas não tem nome`)
      return { ...stray, warnings: ofRow }
    }
    switch (value.kind) {
      case 'error':
        errors[field] = [`a célula tem um erro da planilha (${value.error})`]
        break
      case 'not_calculated':
        errors[field] = [NOT_CALCULATED]
        break
      case 'number': {
        const number = numberText(value.number, value.format, columns.formOf(field))
        if ('problem' in number) errors[field] = [number.problem]
        else read[field] = columns.valueOf(field, number.text)
        break
      }
      case 'boolean':
        read[field] = columns.formOf(field) === 'flag' ? value.boolean : String(value.boolean)
        break
      case 'day':
        if (TEXTS.has(columns.formOf(field))) warnings.push({ ...dateAsText(field, value.day), line })
        read[field] = value.day
        break
      case 'text':
        read[field] = columns.valueOf(field, value.text.trim())
    }
  }
  return { ...placeOfLine(line), fields: read, errors, warnings }
}

/** Forms of columns that take any text, also one that a spreadsheet has turned into a date. In all other columns, a date is valid or an error. */
const TEXTS: ReadonlySet<ColumnForm> = new Set(['text', 'list'])

/** Forms of columns whose numbers may begin with zeros. */
const WITH_ZEROS: ReadonlySet<ColumnForm> = new Set([...TEXTS, 'digits', 'tax_id', 'zipcode'])

/** A spreadsheet keeps 15 digits of a number. */
const MAX_NUMBER = 1e15
const TOO_LONG = 'é longo demais para um número de planilha, que perde algarismos: formate a coluna como texto'

const fractionOfCent = (text: string): string => `a célula vale ${text}: arredonde-a para duas casas decimais (ARRED)`

/** Formats of reais: two decimals or more, or the symbol. `0.00`, `#,##0.00`, `"R$" #,##0`. */
const OF_REAIS = /[0#?]\.[0#?]{2}|R\$/

/**
 * Returns the text of a number by the format of its cell, with a decimal comma. The number has a problem if the spreadsheet may have lost some of its digits,
 * or if it is money with fractions of a cent, which the spreadsheet hides: `=100/3` with the format `0.00`.
 */
function numberText(
  value: number,
  format: string,
  form: ColumnForm,
): { readonly text: string } | { readonly problem: string } {
  if (Math.abs(value) >= MAX_NUMBER) return { problem: TOO_LONG }
  const shown = isPercent(value, format) ? Number((value * 100).toPrecision(15)) : Number(value.toPrecision(15))
  const isWhole = Number.isInteger(shown)
  const cents = Math.round(shown * 100)
  if (WITH_ZEROS.has(form) && isWhole && value >= 0 && shown === value) return { text: withShownZeros(value, format) }
  const text = String(shown).replace('.', ',')
  if (form !== 'money' || (isWhole && !OF_REAIS.test(format))) return { text }
  return Math.abs(shown * 100 - cents) < 1e-6 ? { text: formatMoney(cents) } : { problem: fractionOfCent(text) }
}
