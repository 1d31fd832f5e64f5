/**
 * The values of the records of titles. Where the value of each field comes from is decided once for all titles with the same names of values: a constructor then
 * makes the values of a record, because copying all layers of values would take most of the time of a title.
 */
import type { CheckedField, ReturnDialect } from '../../banks/index.js'
import { canGenerateCode, compileCode, identifier, integer } from '../../code/generated-code.js'
import { plainConstructorCode } from '../../code/plain-objects.js'
import { type FixedRecord, once } from '../../fixed-width/index.js'
import type { CopiedValues } from './copied-values.js'
import { type FieldLayers, fittedValues, TaxIdTypes } from './field-layers.js'
import { type FieldPlace, fieldPlaces } from './field-places.js'
import { fitValue } from './fit-value.js'
import type { FieldValues } from './return-values.js'
import type { WrittenValues } from './write-entries.js'

/** Values of a record by field. */
export type TitleRecordValues = Record<string, unknown>

type GivenList = readonly FieldValues[string][]

/** Names of the values of a record, by which the source of each field is decided. */
export interface RecordSources {
  readonly role: string
  /** Names of the values given for the title. */
  readonly given: readonly string[]
  /** Names of the values of the record alone. */
  readonly own: readonly string[]
  /** Fields with the value of the main record; their literal counts if it has none. */
  readonly links: ReadonlyMap<string, string | undefined>
  /** Indexes of the written values, by `role.field`. */
  readonly written: ReadonlyMap<string, number>
}

/** Values of a record, the most specific last. */
export interface RecordInput {
  /** Values of the lot and the file. The same list for all titles of a lot. */
  readonly layers: FieldLayers
  /** Values given for the title, in the order of their names. Names without a record come before copied values, `role.field` after them. */
  readonly given: GivenList
  readonly copied: CopiedValues | undefined
  /** Values of the record alone. */
  readonly own: GivenList
  /** The main record, for link fields. */
  readonly main: TitleRecordValues | null
  readonly written: WrittenValues
  /** Values of the headers, by `role.field`. */
  readonly headers: FieldValues
}

/** A list of values, by its name in generated code: given (`g`), copied (`c`, already fitted), of the record alone (`o`), written (`w`), of the main record (`m`). */
type List = 'g' | 'c' | 'o' | 'w' | 'm'

/** One of the sources of a field. */
interface ValueSource {
  readonly list: List
  /** Index in the list, or the name of a field of the main record. */
  readonly at: number | string
  /** Whether null is no value. */
  readonly skipsNull: boolean
  /** Value instead of null or none. */
  readonly literal?: string | undefined
}

/** A field and its sources, the first one with a value counts; after them the layers. */
interface SourcedField {
  readonly name: string
  readonly place: FieldPlace
  readonly sources: readonly ValueSource[]
}

/** Lists of values, and the values of the layers (`b`). */
type ValueLists = Readonly<Record<List, unknown>> & { readonly b: TitleRecordValues }

type Construct = (b: ValueLists['b'], g: unknown, c: unknown, o: unknown, w: unknown, m: unknown) => TitleRecordValues

/** Titles before the constructor is compiled: most kinds of titles have few. */
const UNCOMPILED = 16

/** Makes the values of one record of titles with the same names of values. */
export class RecordMaker {
  private readonly fields: readonly SourcedField[]
  private readonly template: RecordTemplate
  private readonly taxIds: TaxIdTypes
  private construct: Construct
  private made = 0

  constructor(dialect: ReturnDialect, { role, given, own, links, written }: RecordSources) {
    this.template = recordTemplate(dialect, role)
    this.taxIds = new TaxIdTypes(this.template.record)
    const places = fieldPlaces(dialect.layout)
    this.fields = Object.keys(this.template.record.fields).map((name) => {
      const path = `${role}.${name}`
      const place = places.get(path)!
      const listed = (list: List, names: readonly string[], each: string): ValueSource[] =>
        names.includes(each) ? [{ list, at: names.indexOf(each), skipsNull: each === path }] : []
      return {
        name,
        place,
        sources: [
          ...(written.has(path) ? [{ list: 'w', at: written.get(path)!, skipsNull: false } as const] : []),
          ...(links.has(name) ? [{ list: 'm', at: name, skipsNull: false, literal: links.get(name) } as const] : []),
          ...listed('o', own, path),
          ...listed('o', own, name),
          ...listed('g', given, path),
          { list: 'c', at: place.index, skipsNull: false },
          ...listed('g', given, name),
        ],
      }
    })
    this.construct = (b, g, c, o, w, m) => interpreted(this.fields, { b, g, c, o, w, m } as ValueLists)
  }

  /** Returns the values of a record. */
  make({ layers, given, copied, own, main, written, headers }: RecordInput): TitleRecordValues {
    if (++this.made === UNCOMPILED && canGenerateCode()) this.construct = compiled(this.template.record, this.fields)
    const values = this.construct(
      this.template.baseOf(layers),
      given,
      copied?.fitted ?? NOTHING_COPIED,
      own,
      written,
      main,
    )
    for (const { field, of, text } of this.template.checked) {
      if (values[field] !== undefined) continue
      const texts = of.map((path) => (path.includes('.') ? headers[path] : values[path]))
      if (!texts.some((each) => each === undefined || each === null || each === ''))
        values[field] = text(...texts.map(String))
    }
    this.taxIds.give(values)
    return values
  }
}

const NOTHING_COPIED: readonly never[] = []

/** The specification of the compiled constructor. */
function interpreted(fields: readonly SourcedField[], lists: ValueLists): TitleRecordValues {
  const values: TitleRecordValues = {}
  for (const { name, place, sources } of fields) {
    values[name] = lists.b[name]
    for (const source of sources) {
      const value = valueIn(source, lists)
      if (value === undefined) continue
      values[name] = source.list === 'c' ? value : fitValue(place.field, value)
      break
    }
  }
  return values
}

function valueIn({ list, at, skipsNull, literal }: ValueSource, lists: ValueLists): FieldValues[string] {
  const value = (lists[list] as Readonly<Record<string | number, FieldValues[string]>>)[at]
  if (list === 'm') return value ?? literal
  return skipsNull && value === null ? undefined : value
}

function compiled(record: FixedRecord, fields: readonly SourcedField[]): Construct {
  const fits: ((value: FieldValues[string]) => unknown)[] = []
  const properties = fields.map(({ name, place: { field }, sources }) => {
    let otherwise = `b.${identifier(name)}`
    for (const { list, at, skipsNull, literal } of sources.toReversed()) {
      const value = `(x = ${list}${typeof at === 'number' ? `[${integer(at)}]` : `.${identifier(at)}`})`
      const fit = list === 'c' ? 'x' : `fits[${fits.length}](x)`
      if (list !== 'c') fits.push((given) => fitValue(field, given ?? literal ?? given))
      otherwise =
        literal !== undefined
          ? `(${value}, ${fit})`
          : `${value} ${skipsNull || list === 'm' ? '!= null' : '!== undefined'} ? ${fit} : ${otherwise}`
    }
    return [name, otherwise] as const
  })
  const source = `'use strict'
let x
${plainConstructorCode('Values', ['b', 'g', 'c', 'o', 'w', 'm'], properties)}
return (b, g, c, o, w, m) => new Values(b, g, c, o, w, m)`
  const make = compileCode(`${record.name}, values of titles`, ['fits'], source) as (
    fits: readonly unknown[],
  ) => Construct
  return make(fits)
}

/** A record, and the parts of its values that are always the same. */
class RecordTemplate {
  readonly record: FixedRecord
  readonly checked: readonly CheckedField[]
  private readonly byLayers = new WeakMap<FieldLayers, TitleRecordValues>()

  constructor(
    private readonly dialect: ReturnDialect,
    private readonly role: string,
  ) {
    this.record = dialect.layout.records[role]!
    const { fields } = this.record
    this.checked = (dialect.checked ?? []).filter(({ field, of }) => fields[field] !== undefined && !of.includes(field))
  }

  /** Returns the values of the layers. */
  baseOf(layers: FieldLayers): TitleRecordValues {
    let base = this.byLayers.get(layers)
    if (base === undefined) {
      base = fittedValues(this.dialect.layout, this.role, layers)
      this.byLayers.set(layers, base)
    }
    return base
  }
}

const recordTemplate = once((dialect: ReturnDialect, role: string) => new RecordTemplate(dialect, role))
