/** Cells of a sheet: texts, numbers, days and flags. */
import { OCCURRENCE_KINDS, type OccurrenceKind } from '../../../cobranca/index.js'
import { type ColumnName, type ColumnType, cellOf } from '../../../return/index.js'
import { centsAsText } from '../cents-as-text.js'
import { OUTPUT_COLUMNS, type OutputColumn } from '../output-columns.js'

/** A value as the library takes it. It writes each text as a text, never as a formula or a number. */
export type SheetCell = string | number | boolean | Date | null

/** Number formats of the types that need one. */
export const CELL_FORMATS = { money: '#,##0.00', date: 'dd/mm/yyyy' } as const satisfies Partial<
  Record<ColumnType, string>
>

/** Limit of the format. Spreadsheets do not open a file with a longer text. */
export const MAX_CELL_TEXT = 32_767

/** End of a text that is cut. */
export const CUT = '… [cortado]'

/** Spreadsheets keep 15 digits of a number. */
const MAX_CENTS = 999_999_999_999_999

/** Spreadsheets have no days before 1900, and count one day too many up to this one. */
const FIRST_DAY = '1900-03-01'

/** The cell of a value of a record. A kind has its name in Portuguese. */
export function sheetCell(name: OutputColumn, value: unknown): SheetCell {
  if (name === 'kind') return OCCURRENCE_KINDS[value as OccurrenceKind].label
  const cell = cellOf(name as ColumnName, value)
  if (cell === null) return null
  switch (OUTPUT_COLUMNS[name]) {
    case 'money':
      return amountCell(cell as number)
    case 'date':
      return dayCell(cell as string)
    default:
      return typeof cell === 'string' ? textCell(cell) : cell
  }
}

/** An amount in reais; a text if a spreadsheet would lose its last digits. */
export function amountCell(cents: number): SheetCell {
  return Math.abs(cents) <= MAX_CENTS ? cents / 100 : centsAsText(cents, ',')
}

export const dayCell = (day: string): SheetCell => (day < FIRST_DAY ? day : new Date(`${day}T00:00:00Z`))

/** An empty text is an empty cell. */
function textCell(text: string): SheetCell {
  if (text === '') return null
  const shown = text.replace(ESCAPE, '_x005F_').replace(NO_CHARACTER, '\ufffd')
  return shown.length <= MAX_CELL_TEXT ? shown : shown.slice(0, MAX_CELL_TEXT - CUT.length).replace(HALF, '') + CUT
}

/** The first half of a character of two units, at the end of a text that is cut. */
const HALF = /[\ud800-\udbff]$/

/** The underscore of a text that spreadsheets read as the code of a character: `_x0041_` is an A. */
const ESCAPE = /_(?=x[0-9A-Fa-f]{4}_)/g

/** Not allowed in XML. The library writes codes for other control characters. */
const NO_CHARACTER = /[\ufffe\uffff]/g
