/** Reads the fields of an object into the columns of a record. Widths and codes are those of the columns. */
import { Decimal } from 'decimal.js'
import {
  FieldNames,
  type FieldRule,
  fieldReader,
  type GivenFields,
  isZeros,
  MUST_NOT_BE_BLANK,
  NOTHING_PLAIN,
  namesOf,
  notInList,
  ONLY_ZEROS,
  Problems,
  taxIdType,
  tooLong,
} from '../../cobranca/index.js'
import { taxIdKind2, taxIdKindField } from '../../febraban/index.js'
import { type AnyField, type Codes, type FixedRecord, maxValueOf } from '../../fixed-width/index.js'
import { checkObject } from '../check-input.js'
import { outOfColumns } from '../file-writer.js'
import { fittedText } from '../fit-text.js'

export interface ColumnRule extends FieldRule {
  /** Column of the record; by default, that of the same name. */
  readonly column?: string
  /** Whether the file may have only the beginning of the text. */
  readonly mayBeCut?: true
}

/** Values of a record, by column. */
export type ColumnValues = Readonly<Record<string, unknown>>

interface FormOptions {
  /** The object in errors. */
  readonly name: string
  /** The object, as messages name it: `do título cedido`. */
  readonly owner: string
  /** Codes of fields whose columns have none. */
  readonly codes?: Readonly<Record<string, Codes>>
}

/** A field of the object, with its column. */
interface FormField {
  readonly name: string
  readonly rule: ColumnRule
  readonly column: string
  readonly field: AnyField
  readonly codes: Codes | undefined
}

/**
 * Returns a function that checks an object, and returns the values of the columns.
 *
 * The function throws a `ValidationError` with every problem of the object at once.
 */
export function recordForm(
  record: FixedRecord,
  table: Readonly<Record<string, ColumnRule>>,
  { name, owner, codes = {} }: FormOptions,
): (given: object) => ColumnValues {
  const Reader = fieldReader(table, namesOf(table))
  const names = new FieldNames({ owner, fields: Object.keys(table) })
  const columns: readonly FormField[] = Object.entries(table).map(([name, rule]) => {
    const column = rule.column ?? name
    const field = record.fields[column]!
    return { name, rule, column, field, codes: codes[name] ?? field.codes }
  })
  return (given) => {
    checkObject(name, given, `campos ${owner}`)
    const problems = new Problems()
    const unknown = names.errorsIn(given)
    if (unknown !== null) problems.add(unknown)
    const read = new Reader(given as GivenFields, problems)
    const values: Record<string, unknown> = {}
    for (const each of columns) {
      const { name, rule, column } = each
      if (rule.required !== true && !read.has(name)) continue
      const value = read[name]
      // An absent integer is null, without an error.
      const message = value === null && !read.has(name) ? MUST_NOT_BE_BLANK : problemOf(value, each, record)
      if (message !== null) read.refuse(name, message)
      values[column] = Decimal.isDecimal(value) ? value.toFixed() : value
      if (rule.form === 'tax_id') values[taxIdKindField(column)] = taxIdKind2(taxIdType(String(value)) ?? 'cnpj')
    }
    problems.throwAny()
    return values
  }
}

/** Returns the error of a value that does not suit its columns; null if it does, or if its form has reported the error. */
function problemOf(value: unknown, { rule, field, codes }: FormField, record: FixedRecord): string | null {
  if (typeof value === 'number') return value > maxValueOf(field) ? outOfColumns(field, record) : null
  if (typeof value !== 'string' || value === '') return null
  if (codes !== undefined) return Object.hasOwn(codes, value) ? null : notInList(Object.keys(codes).sort())
  if (field.kind === 'digits') {
    const width = field.to - field.from + 1
    if (value.length > width) return tooLong(width)
    return rule.required === true && isZeros(value) ? ONLY_ZEROS : null
  }
  if (field.kind !== 'text') return null
  const { to, cut, width } = fittedText(field, value)
  if (to === '') return NOTHING_PLAIN
  return cut && rule.mayBeCut !== true ? tooLong(width) : null
}
