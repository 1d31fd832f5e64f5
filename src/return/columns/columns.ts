/** The flat columns of a record: its own properties and those of `line_parsed`, in one row. What `fields` names, CSV, Parquet and batches of columns have. */
import { LINE_PARSED_ENTRIES, ValidationError } from '../../cobranca/index.js'
import { SLIP_COLUMNS, type SlipColumn } from '../meaning/slip-columns.js'

/**
 * What a column holds. `code` is text of a closed vocabulary, the same in many records; `money` is integer cents; `json` is what has parts of its
 * own.
 */
export type ColumnType = 'text' | 'code' | 'integer' | 'boolean' | 'date' | 'money' | 'json'

/** One row a column, in the order in which they are written. */
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
  ...LINE_PARSED_ENTRIES,
  event_type: 'code',
  error_code: 'code',
  reasons: 'json',
  extra: 'json',
  line_raw: 'text',
  ...SLIP_COLUMNS,
} as const satisfies Record<string, ColumnType>

/** What `fields` may name: a property of a record, an entry of its `line_parsed`, or what the return repeats of the slip. */
export type ColumnName = keyof typeof COLUMNS

const NAMES = Object.keys(COLUMNS) as ColumnName[]

/** Whole lines and JSON: they cost more than all other columns together. */
const DEAR = ['line_raw', 'reasons', 'extra'] as const satisfies ColumnName[]

/** A column that batches have when none are asked for. */
export type UsualColumn = Exclude<ColumnName, (typeof DEAR)[number] | SlipColumn>

/** All columns but `line_raw`, `reasons`, `extra` and those of the slip. */
export const USUAL_COLUMNS = NAMES.filter(
  (name): name is UsualColumn => !(DEAR as readonly ColumnName[]).includes(name) && !Object.hasOwn(SLIP_COLUMNS, name),
)

/**
 * The columns asked for, in that order; all of them when none are.
 *
 * @throws {ValidationError} when there is no such column, or one is asked for twice
 */
export function columnsOf(fields?: readonly string[]): readonly ColumnName[] {
  if (fields === undefined) return NAMES
  const unknown = fields.find((name) => !Object.hasOwn(COLUMNS, name))
  if (unknown !== undefined) {
    throw new ValidationError({ fields: [`não tem «${unknown}»; há: ${NAMES.join(', ')}`] })
  }
  const twice = fields.find((name, i) => fields.indexOf(name) !== i)
  if (twice !== undefined) throw new ValidationError({ fields: [`traz «${twice}» mais de uma vez`] })
  if (fields.length === 0) throw new ValidationError({ fields: ['não pode ficar em branco'] })
  return [...fields] as ColumnName[]
}

/** A value as tables have it. */
export type Cell = string | number | boolean | null

/** A value of a record as tables have it: money is a number of cents, null when the bank does not tell it, and what has parts is JSON. */
export function cellOf(name: ColumnName, value: unknown): Cell {
  if (value === null) return null
  switch (COLUMNS[name]) {
    case 'money':
      return value === '' ? null : Number(value)
    case 'json':
      return JSON.stringify(value)
    default:
      return value as Cell
  }
}
