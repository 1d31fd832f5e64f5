/** The flat columns of a record: its own properties and those of `line_parsed`, in one row. Used by `fields`, CSV, Parquet and batches of columns. */
import { LINE_PARSED_ENTRIES, optionError } from '../../cobranca/index.js'
import type { ReviewReason } from '../meaning/needs-review.js'
import { SLIP_COLUMNS, type SlipColumn } from '../meaning/slip-columns.js'

/** Type of a column. `code` is a text of a closed vocabulary, repeated in many records. `money` is integer cents. `json` is an object or a list. */
export type ColumnType = 'text' | 'code' | 'integer' | 'boolean' | 'date' | 'money' | 'json'

/** Type of each column, in output order. */
export const COLUMNS = {
  bank: 'code',
  layout: 'code',
  variant: 'code',
  line: 'integer',
  our_occurrence: 'code',
  kind: 'code',
  money: 'boolean',
  final: 'boolean',
  pix: 'boolean',
  date_of_occurrence: 'date',
  occurrence: 'code',
  occurrence_detail: 'code',
  occurrence_error: 'code',
  occurrence_error_detail: 'code',
  needs_review: 'code',
  ...LINE_PARSED_ENTRIES,
  event_type: 'code',
  error_code: 'code',
  reasons: 'json',
  extra: 'json',
  line_raw: 'text',
  ...SLIP_COLUMNS,
} as const satisfies Record<string, ColumnType>

/** A name for `fields`: a property of a record, an entry of its `line_parsed`, or a column of the slip. */
export type ColumnName = keyof typeof COLUMNS

const NAMES = Object.keys(COLUMNS) as ColumnName[]

/** Whole lines and JSON take more time than all other columns together. */
const EXPENSIVE = ['line_raw', 'reasons', 'extra'] as const satisfies ColumnName[]

/** A column of batches that are read without `fields`. */
export type DefaultColumn = Exclude<ColumnName, (typeof EXPENSIVE)[number] | SlipColumn>

/** All columns except `line_raw`, `reasons`, `extra` and the columns of the slip. */
export const DEFAULT_COLUMNS = NAMES.filter(
  (name): name is DefaultColumn =>
    !(EXPENSIVE as readonly ColumnName[]).includes(name) && !Object.hasOwn(SLIP_COLUMNS, name),
)

/**
 * Checks and returns the columns of `fields`, in that order; all columns without `fields`.
 *
 * @throws {ValidationError} if a column does not exist or is repeated, or the list is empty
 */
export function checkedColumns(fields?: readonly string[]): readonly ColumnName[] {
  if (fields === undefined) return NAMES
  const unknown = fields.find((name) => !Object.hasOwn(COLUMNS, name))
  if (unknown !== undefined) {
    throw optionError('fields', {
      pt: `não tem «${unknown}»; há: ${NAMES.join(', ')}`,
      en: `has no «${unknown}»; there are: ${NAMES.join(', ')}`,
    })
  }
  const twice = fields.find((name, i) => fields.indexOf(name) !== i)
  if (twice !== undefined)
    throw optionError('fields', { pt: `traz «${twice}» mais de uma vez`, en: `has «${twice}» more than once` })
  if (fields.length === 0) throw optionError('fields', { pt: 'não pode ficar em branco', en: 'must not be empty' })
  return [...fields] as ColumnName[]
}

/** A value of a table cell. */
export type Cell = string | number | boolean | null

/**
 * Converts a value of a record to a table cell. Money is a number of cents, or null if the bank does not send it. `needs_review` is the codes, separated by
 * blanks, or null if the record is sure, so that tables are filtered without parsing. Other objects and lists are JSON.
 */
export function cellOf(name: ColumnName, value: unknown): Cell {
  if (value === null) return null
  if (name === 'needs_review') return (value as readonly ReviewReason[]).map(({ code }) => code).join(' ') || null
  switch (COLUMNS[name]) {
    case 'money':
      return value === '' ? null : Number(value)
    case 'json':
      return JSON.stringify(value)
    default:
      return value as Cell
  }
}
