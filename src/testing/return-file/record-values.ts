/** The values of the records of titles: those of the file are computed once, those of a title replace them. */
import type { CheckedField, ReturnDialect } from '../../banks/index.js'
import type { AnyField, FixedRecord } from '../../fixed-width/index.js'
import type { CopiedValues, FieldPlace } from './copied-values.js'
import { type FieldLayers, fittedValues, giveTaxIdTypes, type TaxIdField, taxIdFields } from './field-layers.js'
import { fitValue } from './fit-value.js'
import type { FieldValues } from './return-values.js'

/** Values of a record by field. */
export type TitleRecordValues = Record<string, unknown>

type WrittenValues = ReadonlyMap<string, string | number | null>

/** Values of a record of a title, the most specific last. */
export interface TitleLayers {
  /** Values of the lot and the file. The same list for all titles of a lot. */
  readonly layers: FieldLayers
  /** Values given for the title by name, values that the bank copies, and values given by `role.field`. */
  readonly given: FieldValues | undefined
  readonly copied: CopiedValues | undefined
  /** Values of the record alone. */
  readonly own: readonly FieldValues[]
  /** Values by `role.field`. */
  readonly written: WrittenValues
  /** Values of the headers, by `role.field`. */
  readonly headers: FieldValues
}

/** A record, and the parts of its values that are always the same. */
interface RecordTemplate {
  readonly record: FixedRecord
  readonly checked: readonly CheckedField[]
  readonly taxIds: readonly TaxIdField[]
  readonly byLayers: WeakMap<FieldLayers, TitleRecordValues>
}

/** Makes the values of the records of one dialect. */
export class TitleValuesMaker {
  private readonly templates = new Map<string, RecordTemplate>()
  private readonly places = new Map<string, FieldPlace>()

  constructor(private readonly dialect: ReturnDialect) {
    const { records } = dialect.layout
    for (const [role, { fields }] of Object.entries(records))
      for (const [name, field] of Object.entries<AnyField>(fields))
        this.places.set(`${role}.${name}`, { role, name, field, path: `${role}.${name}` })
  }

  /** Returns the value that is given for a field of a title. */
  given(values: FieldValues | undefined, copied: CopiedValues | undefined, path: string): FieldValues[string] {
    return values?.[path] ?? copied?.at(path) ?? values?.[path.slice(path.indexOf('.') + 1)]
  }

  /** Returns the values of a record. */
  of(role: string, { layers, given, copied, own, written, headers }: TitleLayers): TitleRecordValues {
    const template = this.templateOf(role)
    const values = { ...this.baseOf(role, template, layers) }
    const { fields } = template.record
    if (given !== undefined) giveByName(values, fields, given)
    copied?.writeTo(values, role)
    if (given !== undefined) this.giveByPath(values, role, given)
    for (const layer of own) {
      giveByName(values, fields, layer)
      this.giveByPath(values, role, layer)
    }
    for (const [path, value] of written) {
      const place = this.places.get(path)
      if (place?.role === role) values[place.name] = fitValue(place.field, value)
    }
    for (const { field, of, text } of template.checked) {
      if (values[field] !== undefined) continue
      const texts = of.map((path) => (path.includes('.') ? headers[path] : values[path]))
      if (!texts.some((each) => each === undefined || each === null || each === ''))
        values[field] = text(...texts.map(String))
    }
    giveTaxIdTypes(template.taxIds, values)
    return values
  }

  private giveByPath(values: TitleRecordValues, role: string, layer: FieldValues): void {
    for (const path of Object.keys(layer)) {
      const place = this.places.get(path)
      const value = layer[path]
      if (place?.role === role && value != null) values[place.name] = fitValue(place.field, value)
    }
  }

  private templateOf(role: string): RecordTemplate {
    const known = this.templates.get(role)
    if (known !== undefined) return known
    const { layout, checked = [] } = this.dialect
    const record = layout.records[role]!
    const template: RecordTemplate = {
      record,
      checked: checked.filter(({ field, of }) => record.fields[field] !== undefined && !of.includes(field)),
      taxIds: taxIdFields(record),
      byLayers: new WeakMap(),
    }
    this.templates.set(role, template)
    return template
  }

  private baseOf(role: string, { byLayers }: RecordTemplate, layers: FieldLayers): TitleRecordValues {
    let base = byLayers.get(layers)
    if (base === undefined) {
      base = fittedValues(this.dialect.layout, role, layers)
      byLayers.set(layers, base)
    }
    return base
  }
}

function giveByName(values: TitleRecordValues, fields: Readonly<Record<string, AnyField>>, layer: FieldValues): void {
  for (const name of Object.keys(layer)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    const value = layer[name]
    if (field !== undefined && value !== undefined) values[name] = fitValue(field, value)
  }
}
