/** Values that a bank copies from a remittance to its return. Fields of the same name have the same meaning. */
import type { ReturnDialect, Sign } from '../../banks/index.js'
import { RETURN_VALUES } from '../../febraban/index.js'
import {
  type AnyField,
  type FileLayout,
  fieldAt,
  type Kind,
  maxLengthOf,
  type Values,
} from '../../fixed-width/index.js'
import type { FieldValues } from '../return-file/index.js'

/** Kinds of fields that identify an agreement, a title or a person. Amounts and counters of a remittance are not copied. */
const IDENTIFYING: readonly Kind[] = ['text', 'digits', 'tax_id', 'literal']

/** Amounts and dates of a title that are copied. */
const KEPT = ['amount', 'due_date']

/** Fields with their own values in each direction. */
const OWN = [
  ...Object.keys(RETURN_VALUES),
  'bank_code',
  'bank_name',
  'record_type',
  'segment',
  'movement',
  'occurrence',
]

/** A record of a remittance: its fields, including constants, and its values. */
export interface EchoedRecord {
  readonly fields: Readonly<Record<string, AnyField>>
  readonly values: Values
}

/**
 * Returns the field values of a return, by `role.field`, copied from records of a remittance. The first record with a value counts. Leaves out values
 * that do not fit their field, and values that are the signature of another dialect.
 */
export function echoOf(dialect: ReturnDialect, records: readonly EchoedRecord[]): FieldValues {
  const { layout } = dialect
  const own = [...OWN, layout.structure.lot?.number, ...versionFields(layout)]
  const sent = new Map<string, string | number>()
  for (const { fields, values } of records) {
    for (const [name, { kind, literal }] of Object.entries(fields)) {
      if (own.includes(name) || sent.has(name)) continue
      if (!IDENTIFYING.includes(kind) && !KEPT.includes(name)) continue
      const value = values[name] ?? literal
      if (value != null && value !== '') sent.set(name, value)
    }
  }
  const echoed: Record<string, string | number> = {}
  for (const [role, { fields }] of Object.entries(layout.records)) {
    for (const [name, field] of Object.entries(fields)) {
      const value = withoutFill(field, sent.get(name))
      if (value !== undefined && fits(field, value)) echoed[`${role}.${name}`] = value
    }
  }
  for (const signature of dialect.detectBy ?? [])
    if ('field' in signature && !matches(signature, layout, echoed[signature.field])) delete echoed[signature.field]
  return echoed
}

const versionFields = ({ version, lotVersion }: FileLayout): string[] =>
  [version, lotVersion].flatMap((each) => (each === undefined ? [] : [each.field.slice(each.field.indexOf('.') + 1)]))

const width = ({ from, to }: AnyField): number => to - from + 1

/** Returns digits without the leading zeros that a text field has no columns for. */
function withoutFill(field: AnyField, value: string | number | undefined): string | number | undefined {
  if (field.kind !== 'text' || typeof value !== 'string' || !/^\d+$/.test(value)) return value
  const excess = value.length - maxLengthOf(field)
  return excess > 0 && /^0+$/.test(value.slice(0, excess)) ? value.slice(excess) : value
}

function fits(field: AnyField, value: string | number): boolean {
  const text = String(value)
  switch (field.kind) {
    case 'text':
      if (field.numeric === true && !/^\d*$/.test(text.trim())) return false
      return text.trim().length <= maxLengthOf(field) && /^[\x20-\x7e]*$/.test(text)
    case 'digits':
      return /^\d+$/.test(text) && text.replace(/^0+/, '').length <= width(field)
    case 'tax_id':
      return /^[0-9A-Z]+$/.test(text) && text.replace(/^0+/, '').length <= width(field)
    case 'money':
      return typeof value === 'number' && text.length <= width(field)
    case 'date':
      return typeof value === 'string'
    default:
      return false
  }
}

function matches(
  signature: Exclude<Sign, { has: string }>,
  layout: FileLayout,
  value: string | number | undefined,
): boolean {
  const { role, field } = fieldAt(layout, signature.field)
  const { kind, from, to } = layout.records[role]!.fields[field]!
  const text = String(value ?? '').trim()
  const columns = kind === 'digits' ? text.replace(/^0+/, '').padStart(to - from + 1, '0') : text
  return signature.values instanceof RegExp ? signature.values.test(columns) : signature.values.includes(columns)
}
