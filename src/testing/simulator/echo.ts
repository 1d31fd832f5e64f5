/** Values that a bank copies from a remittance to its return. Fields of the same name have the same meaning. */
import type { ReturnDialect, Sign } from '../../banks/index.js'
import { isDigits } from '../../cobranca/index.js'
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
  readonly targets: readonly EchoedField[]
}

/** A field of the return, and the last value that was sent for it: many values are the same in all records. */
class EchoedField {
  private lastSent: string | number | undefined
  private lastValue: string | number | undefined

  constructor(
    readonly place: FieldPlace,
    private readonly layout: FileLayout,
    private readonly signatures: readonly FieldSignature[],
  ) {}

  /** Returns the value of the field; undefined for a value that does not fit, or that is the signature of another dialect. */
  valueFor(sent: string | number): string | number | undefined {
    if (sent !== this.lastSent) {
      const { field } = this.place
      const value = withoutFill(field, sent)
      const isTaken = fits(field, value) && this.signatures.every((each) => matches(each, this.layout, value))
      this.lastSent = sent
      this.lastValue = isTaken ? value : undefined
    }
    return this.lastValue
  }
}

/** The plan for a list of records, and those for lists that continue it, by the fields of the next record. */
class PlanNode {
  plan: readonly EchoedName[] | null = null
  readonly after = new Map<EchoedRecord['fields'], PlanNode>()
}

/** Copies values of records of a remittance to the returns of a dialect. Remembers which fields of which records are copied. */
export class Echo {
  private readonly plans = new PlanNode()

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
        const value = target.valueFor(sent)
        if (value !== undefined) put(target.place, value)
      }
    }
  }

  private planOf(records: readonly EchoedRecord[]): readonly EchoedName[] {
    let node = this.plans
    for (const { fields } of records) {
      let next = node.after.get(fields)
      if (next === undefined) {
        next = new PlanNode()
        node.after.set(fields, next)
      }
      node = next
    }
    node.plan ??= this.newPlan(records)
    return node.plan
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
        return [new EchoedField(place, layout, signatures)]
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
  if (field.kind !== 'text' || typeof value !== 'string') return value
  const excess = value.length - maxLengthOf(field)
  return excess > 0 && leadingZeros(value) >= excess && isDigits(value) ? value.slice(excess) : value
}

function fits(field: AnyField, value: string | number): boolean {
  const text = String(value)
  switch (field.kind) {
    case 'text': {
      const content = text.trim()
      if (field.numeric === true && content !== '' && !isDigits(content)) return false
      return content.length <= maxLengthOf(field) && isPrintable(text)
    }
    case 'digits':
      return isDigits(text) && text.length - leadingZeros(text) <= width(field)
    case 'tax_id':
      return /^[0-9A-Z]+$/.test(text) && text.length - leadingZeros(text) <= width(field)
    case 'money':
      return typeof value === 'number' && text.length <= width(field)
    case 'date':
      return typeof value === 'string'
    default:
      return false
  }
}

function leadingZeros(text: string): number {
  let zeros = 0
  while (zeros < text.length && text.charCodeAt(zeros) === ZERO) zeros++
  return zeros
}

const ZERO = 48

/** Whether a text has only the visible characters of ASCII, and blanks. */
function isPrintable(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code < 0x20 || code > 0x7e) return false
  }
  return true
}

function matches(signature: FieldSignature, layout: FileLayout, value: string | number): boolean {
  const { role, field } = fieldAt(layout, signature.field)
  const { kind, from, to } = layout.records[role]!.fields[field]!
  const text = String(value).trim()
  const columns = kind === 'digits' ? text.replace(/^0+/, '').padStart(to - from + 1, '0') : text
  return signature.values instanceof RegExp ? signature.values.test(columns) : signature.values.includes(columns)
}
