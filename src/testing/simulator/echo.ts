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
import { type FieldPlace, fieldPlaces } from '../return-file/field-places.js'
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

/** A name of the remittance: the records that have it, and the fields of the return that get its value. */
interface EchoedName {
  readonly name: string
  readonly sources: readonly { readonly record: number; readonly literal: string | undefined }[]
  readonly targets: readonly (FieldPlace & { readonly signatures: readonly FieldSignature[] })[]
}

/** Copies values of records of a remittance to the returns of a dialect. Remembers which fields of which records are copied. */
export class Echo {
  private readonly plans = new Map<string, readonly EchoedName[]>()
  private readonly keys = new Map<EchoedRecord['fields'], number>()

  /** @param isTarget selects records of the return */
  constructor(
    private readonly dialect: ReturnDialect,
    private readonly isTarget: (role: string) => boolean = () => true,
  ) {}

  /**
   * Passes the value of each field of a return. The first record with a value counts. Leaves out values that do not fit their field, and values that are the
   * signature of another dialect.
   */
  copy(records: readonly EchoedRecord[], put: (target: FieldPlace, value: string | number) => void): void {
    for (const { name, sources, targets } of this.planOf(records)) {
      let sent: string | number | undefined
      for (const { record, literal } of sources) {
        const value = records[record]!.values[name] ?? literal
        if (value != null && value !== '') {
          sent = value
          break
        }
      }
      if (sent === undefined) continue
      for (const target of targets) {
        const value = withoutFill(target.field, sent)
        if (fits(target.field, value) && target.signatures.every((each) => matches(each, this.dialect.layout, value)))
          put(target, value)
      }
    }
  }

  private planOf(records: readonly EchoedRecord[]): readonly EchoedName[] {
    let key = ''
    for (const { fields } of records) key += `${this.keyOf(fields)} `
    let plan = this.plans.get(key)
    if (plan === undefined) {
      plan = this.newPlan(records)
      this.plans.set(key, plan)
    }
    return plan
  }

  private keyOf(fields: EchoedRecord['fields']): number {
    const key = this.keys.get(fields) ?? this.keys.size
    this.keys.set(fields, key)
    return key
  }

  private newPlan(records: readonly EchoedRecord[]): readonly EchoedName[] {
    const { layout, detectBy = [] } = this.dialect
    const own = [...OWN, layout.structure.lot?.number, ...versionFields(layout)]
    const sources = new Map<string, { record: number; literal: string | undefined }[]>()
    records.forEach(({ fields }, record) => {
      for (const [name, { kind, literal }] of Object.entries(fields)) {
        if (own.includes(name) || !(IDENTIFYING.includes(kind) || KEPT.includes(name))) continue
        sources.set(name, [...(sources.get(name) ?? []), { record, literal }])
      }
    })
    const roles = Object.keys(layout.records).filter(this.isTarget)
    const targetsOf = (name: string) =>
      roles.flatMap((role) => {
        const place = fieldPlaces(layout).get(`${role}.${name}`)
        if (place === undefined) return []
        const signatures = detectBy.filter(
          (each): each is FieldSignature => 'field' in each && each.field === place.path,
        )
        return [{ ...place, signatures }]
      })
    return [...sources].map(([name, ofName]) => ({ name, sources: ofName, targets: targetsOf(name) }))
  }
}

/** Returns the values by `role.field` that all records of a return get from records of a remittance. */
export function echoOf(dialect: ReturnDialect, records: readonly EchoedRecord[]): FieldValues {
  const echoed: Record<string, string | number> = {}
  new Echo(dialect).copy(records, ({ path }, value) => {
    echoed[path] = value
  })
  return echoed
}

type FieldSignature = Exclude<Sign, { has: string }>

const versionFields = ({ version, lotVersion }: FileLayout): string[] =>
  [version, lotVersion].flatMap((each) => (each === undefined ? [] : [each.field.slice(each.field.indexOf('.') + 1)]))

const width = ({ from, to }: AnyField): number => to - from + 1

/** Returns digits without the leading zeros that a text field has no columns for. */
function withoutFill(field: AnyField, value: string | number): string | number {
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

function matches(signature: FieldSignature, layout: FileLayout, value: string | number): boolean {
  const { role, field } = fieldAt(layout, signature.field)
  const { kind, from, to } = layout.records[role]!.fields[field]!
  const text = String(value).trim()
  const columns = kind === 'digits' ? text.replace(/^0+/, '').padStart(to - from + 1, '0') : text
  return signature.values instanceof RegExp ? signature.values.test(columns) : signature.values.includes(columns)
}
