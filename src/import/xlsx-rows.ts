/**
 * Rows of an XLSX, read with hucre: it has no dependencies, limits what it unpacks, and gives the formats of numbers, without which 250,00 and 250 are the same.
 */
import type { Cell, CellValue, Sheet } from 'hucre/xlsx'
import { type FieldErrors, formatMoney } from '../cobranca/index.js'
import { maxUnpackedSize, UnpackedSizeError } from '../fixed-width/index.js'
import type { ColumnForm, ImportColumns } from './columns.js'
import { ImportFileError } from './import-file-error.js'
import { dateAsText, hiddenColumn, hiddenRow, hiddenSheet, type ImportWarning } from './import-warning.js'
import { type ImportRow, malformedRow, placeOfLine } from './row-source.js'
import { withShownZeros } from './shown-zeros.js'

/** Unpacked sizes below this limit, in bytes, are always accepted. */
const HARMLESS = 2 ** 28

const DAMAGED = 'O arquivo não é uma planilha XLSX, ou está danificado.'
const WITHOUT_LIBRARY =
  'O arquivo é uma planilha XLSX: para lê-la, instale o pacote hucre (npm install hucre), ou salve-a como «CSV (separado por vírgulas)».'

/**
 * Yields the rows of a sheet, the first one by default. The first row with content is the header; empty rows are not rows. A number is read by
 * the format of its cell: 250 with the format `0.00` is `250,00`, 0.02 with the format `0%` is 2, and 42 with the format `0000` in a column of text is `0042`.
 * Formats do not round it.
 *
 * @throws {ImportFileError} if the library `hucre` is not installed, the file is damaged or has no such sheet, or its header has a repeated or unknown column
 * @throws {UnpackedSizeError} if the file would be much larger unpacked
 */
export async function* xlsxRows(
  bytes: Uint8Array,
  columns: ImportColumns,
  name: string | null,
): AsyncGenerator<ImportRow> {
  const sheet = await sheetOf(bytes, name)
  const { rows, cells } = sheet
  let fields: readonly string[] | null = null
  let ofSheet: readonly ImportWarning[] = []
  for (const [i, values] of rows.entries()) {
    if (values.every(isEmpty)) continue
    const place = placeOfLine(i + 1)
    if (fields === null) {
      fields = columns.fieldsOf(
        values.map((value) => (value === null ? '' : String(value))),
        place,
      )
      ofSheet = hiddenIn(sheet, fields, place.line)
      continue
    }
    const warnings = [...ofSheet, ...(sheet.rowDefs?.get(i)?.hidden ? [{ ...hiddenRow, line: place.line }] : [])]
    ofSheet = []
    const stray = values.findIndex((value, column) => !isEmpty(value) && (fields![column] ?? '') === '')
    if (stray !== -1) {
      yield { ...malformedRow(place, `a coluna ${stray + 1} tem valor, mas não tem nome`), warnings }
      continue
    }
    yield xlsxRow(fields, place.line, values, (column) => cells?.get(`${i},${column}`), columns, warnings)
  }
  if (fields === null) throw new ImportFileError('O arquivo está vazio.')
}

/** Warnings of a hidden sheet, and of hidden columns with a name. */
const hiddenIn = ({ name, hidden, veryHidden, columns }: Sheet, fields: readonly string[], line: number) => [
  ...(hidden || veryHidden ? [{ ...hiddenSheet(name), line }] : []),
  ...fields.flatMap((field, i) => (columns?.[i]?.hidden && field !== '' ? [{ ...hiddenColumn(field), line }] : [])),
]

async function sheetOf(bytes: Uint8Array, name: string | null): Promise<Sheet> {
  await checkUnpackedSize(bytes)
  const { readXlsx } = await import('hucre/xlsx').catch(() => {
    throw new ImportFileError(WITHOUT_LIBRARY)
  })
  const { sheets } = await readXlsx(bytes, { readStyles: true, sheets: [name ?? 0] }).catch(() => {
    throw new ImportFileError(DAMAGED)
  })
  if (sheets[0] === undefined) throw new ImportFileError(`A planilha não tem a aba «${name}».`)
  return sheets[0]
}

/** The library limits each entry to its declared size: the sum of these sizes is checked before. */
async function checkUnpackedSize(bytes: Uint8Array): Promise<void> {
  const { fromBufferPromise } = (await import('yauzl')).default
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const maxSize = maxUnpackedSize(bytes.length, HARMLESS)
  let size = 0
  let isDamaged = false
  try {
    const zip = await fromBufferPromise(buffer, { lazyEntries: true, decodeStrings: false })
    for await (const { compressedSize, uncompressedSize } of zip.eachEntry()) {
      size += uncompressedSize
      // Without a declared size there is no limit. The compressed form of nothing has two bytes.
      isDamaged ||= uncompressedSize === 0 && compressedSize > 2
    }
  } catch {
    isDamaged = true
  }
  if (size > maxSize) throw new UnpackedSizeError()
  if (isDamaged) throw new ImportFileError(DAMAGED)
}

const isEmpty = (value: CellValue): boolean => value === null || (typeof value === 'string' && value.trim() === '')

function xlsxRow(
  fields: readonly string[],
  line: number,
  values: readonly CellValue[],
  cellAt: (column: number) => Cell | undefined,
  columns: ImportColumns,
  ofRow: readonly ImportWarning[],
): ImportRow {
  const read = new Map<string, unknown>()
  const errors: FieldErrors = {}
  const warnings = [...ofRow]
  for (const [column, value] of values.entries()) {
    const field = fields[column] ?? ''
    if (isEmpty(value)) continue
    const cell = cellAt(column)
    if (cell?.type === 'error') errors[field] = [`a célula tem um erro da planilha (${String(value)})`]
    else if (typeof value === 'number') {
      const number = numberText(value, cell?.style?.numFmt ?? '', columns.formOf(field))
      if ('problem' in number) errors[field] = [number.problem]
      else read.set(field, columns.valueOf(field, number.text))
    } else if (typeof value === 'boolean') read.set(field, columns.formOf(field) === 'flag' ? value : String(value))
    else if (value instanceof Date) {
      const day = value.toISOString().slice(0, 'AAAA-MM-DD'.length)
      if (TEXTS.has(columns.formOf(field))) warnings.push({ ...dateAsText(field, day), line })
      read.set(field, day)
    } else read.set(field, columns.valueOf(field, String(value).trim()))
  }
  return { ...placeOfLine(line), fields: read, errors, warnings }
}

/** Forms of columns that take any text, also one that a spreadsheet has turned into a date. In all others a date is right or an error. */
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
 * Returns the text of a number by the format of its cell, with a decimal comma. It has a problem if the spreadsheet may have lost digits of it, or if it is
 * money with fractions of a cent, which the spreadsheet hides: `=100/3` with the format `0.00`.
 */
function numberText(
  value: number,
  format: string,
  form: ColumnForm,
): { readonly text: string } | { readonly problem: string } {
  if (Math.abs(value) >= MAX_NUMBER) return { problem: TOO_LONG }
  const shown = format.includes('%') ? Number((value * 100).toPrecision(15)) : Number(value.toPrecision(15))
  const isWhole = Number.isInteger(shown)
  const cents = Math.round(shown * 100)
  if (WITH_ZEROS.has(form) && isWhole && value >= 0 && shown === value) return { text: withShownZeros(value, format) }
  const text = String(shown).replace('.', ',')
  if (form !== 'money' || (isWhole && !OF_REAIS.test(format))) return { text }
  return Math.abs(shown * 100 - cents) < 1e-6 ? { text: formatMoney(cents) } : { problem: fractionOfCent(text) }
}
