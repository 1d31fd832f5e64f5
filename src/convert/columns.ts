/** The flat columns of a record, which CSV, Parquet and `fields` share: its own properties and those of `line_parsed`, in one row. */
import { LINE_PARSED_ENTRIES, ValidationError } from '../cobranca/index.js'
import type { ReturnRecord } from '../return/index.js'

/** What a column holds. `money` is integer cents; `json` is what has parts of its own. */
export type ColumnType = 'text' | 'integer' | 'boolean' | 'date' | 'money' | 'json'

/** One row a column, in the order in which they are written. */
export const COLUMNS = {
  bank: 'text',
  layout: 'text',
  variant: 'text',
  line: 'integer',
  our_occurrence: 'text',
  kind: 'text',
  money: 'boolean',
  final: 'boolean',
  pix: 'boolean',
  date_of_occurrence: 'date',
  occurrence: 'text',
  occurrence_detail: 'text',
  occurrence_error: 'text',
  occurrence_error_detail: 'text',
  ...LINE_PARSED_ENTRIES,
  reasons: 'json',
  extra: 'json',
  line_raw: 'text',
} as const satisfies Record<string, ColumnType>

export type ColumnName = keyof typeof COLUMNS

const NAMES = Object.keys(COLUMNS) as ColumnName[]

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
  return fields as readonly ColumnName[]
}

/** A column's value as the record has it; null when the record lacks it. */
export function columnValue(record: ReturnRecord, name: ColumnName): unknown {
  const holder: object = Object.hasOwn(LINE_PARSED_ENTRIES, name) ? record.line_parsed : record
  return (holder as Partial<Record<ColumnName, unknown>>)[name] ?? null
}

/** A column's value as CSV and Parquet have it: a number of cents, what has parts as JSON; null for money that the bank does not send. */
export function cellOf(record: ReturnRecord, name: ColumnName): string | number | boolean | null {
  const value = columnValue(record, name)
  if (value === null) return null
  switch (COLUMNS[name]) {
    case 'money':
      return value === '' ? null : Number(value)
    case 'json':
      return JSON.stringify(value)
    default:
      return value as string | number | boolean
  }
}
