/** Reads the fields of an object into the columns of a record. Widths and codes are those of the columns. */
import { Decimal } from 'decimal.js'
import {
  BLANK,
  FieldNames,
  type FieldRule,
  fieldReader,
  type GivenFields,
  namesOf,
  notInList,
  Problems,
  taxIdType,
  tooLong,
} from '../../cobranca/index.js'
import { taxIdKind2, taxIdKindField } from '../../febraban/index.js'
import type { AnyField, Codes, FixedRecord } from '../../fixed-width/index.js'
import { checkObject } from '../check-input.js'

export interface ColumnRule extends FieldRule {
  /** Column of the record; by default, that of the same name. */
  readonly column?: string
  /** Whether the file may have only the beginning of the text. */
  readonly mayBeCut?: true
}

/** Values of a record, by column. */
export type ColumnValues = Readonly<Record<string, unknown>>

interface FormOptions {
  /** The object, as messages name it: `do título cedido`. */
  readonly owner: string
  /** Put before the names in errors. */
  readonly prefix?: string
  /** Codes of fields whose columns have none. */
  readonly codes?: Readonly<Record<string, Codes>>
}

/**
 * Returns a function that checks an object, and returns the values of the columns.
 *
 * The function throws a `ValidationError` with every problem of the object at once.
 */
export function recordForm(
  record: FixedRecord,
  table: Readonly<Record<string, ColumnRule>>,
  { owner, prefix = '', codes = {} }: FormOptions,
): (given: object) => ColumnValues {
  const Reader = fieldReader(table, namesOf(table), { prefix })
  const names = new FieldNames({ owner, fields: Object.keys(table) })
  const columns = Object.entries(table).map(([name, rule]) => {
    const column = rule.column ?? name
    const field = record.fields[column]!
    return { name, rule, column, field, codes: codes[name] ?? field.codes }
  })
  return (given) => {
    checkObject(prefix === '' ? 'entry' : prefix.slice(0, -1), given, `campos ${owner}`)
    const problems = new Problems()
    for (const [name, messages] of Object.entries(names.errorsIn(given) ?? {}))
      problems.add({ [prefix + name]: messages })
    const read = new Reader(given as GivenFields, problems)
    const values: Record<string, unknown> = {}
    for (const { name, rule, column, field, codes } of columns) {
      if (rule.required !== true && !read.has(name)) continue
      const value = read[name]
      // An absent integer is null, without an error.
      const message = value === null && !read.has(name) ? BLANK : problemOf(value, rule, field, codes)
      if (message !== null) read.refuse(name, message)
      values[column] = Decimal.isDecimal(value) ? value.toFixed() : value
      if (rule.form === 'tax_id') values[taxIdKindField(column)] = taxIdKind2(taxIdType(String(value)) ?? 'cnpj')
    }
    problems.throwAny()
    return values
  }
}

/** Returns what is wrong with a value for its columns; null for nothing, and for what its form has reported. */
function problemOf(
  value: unknown,
  { mayBeCut }: ColumnRule,
  { kind, from, to }: AnyField,
  codes: Codes | undefined,
): string | null {
  if (typeof value !== 'string' || value === '') return null
  if (codes !== undefined && !Object.hasOwn(codes, value)) return notInList(Object.keys(codes).sort())
  const width = to - from + 1
  const isCounted = kind === 'text' || kind === 'digits'
  return isCounted && value.length > width && mayBeCut !== true ? tooLong(width) : null
}
