/** What a bank repeats of a remittance in its return: fields of the same name mean the same thing. */
import type { ReturnDialect, Sign } from '../../banks/index.js'
import { RETURN_VALUES } from '../../febraban/index.js'
import { type AnyField, type FileLayout, fieldAt, type Kind, type Values } from '../../fixed-width/index.js'
import type { FieldValues } from '../return-file/index.js'

/** What identifies an agreement, a title, a person: amounts and counters of a remittance are its own. */
const IDENTIFYING: readonly Kind[] = ['text', 'digits', 'tax_id', 'literal']

/** Of all amounts and dates, those that a title keeps. */
const KEPT = ['amount', 'due_date']

/** What each direction says of itself. */
const OWN = [
  ...Object.keys(RETURN_VALUES),
  'bank_code',
  'bank_name',
  'record_type',
  'segment',
  'movement',
  'occurrence',
]

/** A record of a remittance: its values, and the constants that stand beside them. */
export interface EchoedRecord {
  readonly fields: Readonly<Record<string, AnyField>>
  readonly values: Values
}

/**
 * The values of a return's fields, by `role.field`, that records of a remittance have; the first record that has one counts. What does not fit the
 * field, or would make the file one of another dialect, is left out.
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
      const value = sent.get(name)
      if (value !== undefined && fits(field, value)) echoed[`${role}.${name}`] = value
    }
  }
  for (const sign of dialect.detectBy ?? [])
    if ('field' in sign && !holds(sign, layout, echoed[sign.field])) delete echoed[sign.field]
  return echoed
}

const versionFields = ({ version, lotVersion }: FileLayout): string[] =>
  [version, lotVersion].flatMap((each) => (each === undefined ? [] : [each.field.slice(each.field.indexOf('.') + 1)]))

export const width = ({ from, to }: AnyField): number => to - from + 1

function fits(field: AnyField, value: string | number): boolean {
  const text = String(value)
  switch (field.kind) {
    case 'text':
      return text.trim().length <= (field.maxLength ?? width(field)) && /^[\x20-\x7e]*$/.test(text)
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

function holds(sign: Exclude<Sign, { has: string }>, layout: FileLayout, value: string | number | undefined): boolean {
  const { role, field } = fieldAt(layout, sign.field)
  const { kind, from, to } = layout.records[role]!.fields[field]!
  const text = String(value ?? '').trim()
  const columns = kind === 'digits' ? text.replace(/^0+/, '').padStart(to - from + 1, '0') : text
  return sign.values instanceof RegExp ? sign.values.test(columns) : sign.values.includes(columns)
}
