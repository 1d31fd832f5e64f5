/**
 * Readers of objects with fields. A reader has a property for each field, which returns the value by the form of the field. The rules of a field apply when it
 * is read: a percentage that no type asks for may have any value.
 */
import { canGenerateCode, compileCode, identifier, integer } from '../../code/generated-code.js'
import type { Problems } from '../errors/problems.js'
import { type FormReader, type FormValue, isAbsent, readerOf } from './field-forms.js'
import type { FieldRule, GivenFields } from './field-info.js'

type Rules = Readonly<Record<string, FieldRule>>

/** The field of each property of a reader. */
type Names<Table extends Rules> = Readonly<Record<string, keyof Table & string>>

/** Reads one object, or the list of its values. The problems of a field are added when it is read. */
export type FieldReader<Table extends Rules, Of extends Names<Table>, Given = GivenFields> = new (
  given: Given,
  problems: Problems,
) => Checked<keyof Of & string, Given> & { readonly [Property in keyof Of]: FormValue<Table[Of[Property]]['form']> }

interface Checked<Property extends string, Given> {
  readonly given: Given
  /** Whether a field has a value. */
  has(property: Property): boolean
  refuse(property: Property, message: string): void
  /** Sets the properties of the option `copied`. */
  copyTo(object: object): void
}

interface FieldReaderOptions {
  /** Prefix of the names of fields in errors: the object that the fields belong to. */
  readonly prefix?: string
  /** Properties that `copyTo` sets to their values, and to null if they have no digits. */
  readonly copied?: readonly string[]
  /** Default: if the runtime allows code generation. */
  readonly isCompiled?: boolean
}

/**
 * Returns the reader of some fields of a table.
 *
 * @param of the field of each property
 */
export const fieldReader = <Table extends Rules, const Of extends Names<Table>>(
  table: Table,
  of: Of,
  options?: FieldReaderOptions,
): FieldReader<Table, Of> => readerBy((field) => field, table, of, options)

/** As {@link fieldReader}, for objects whose values are in a list, in the order of the fields of the table. */
export function listedFieldReader<Table extends Rules, const Of extends Names<Table>>(
  table: Table,
  of: Of,
  options?: FieldReaderOptions,
): FieldReader<Table, Of, readonly unknown[]> {
  const fields = Object.keys(table)
  return readerBy((field) => fields.indexOf(field), table, of, options)
}

/** @param keyOf name or place of a field's value in the object or list */
function readerBy<Table extends Rules, const Of extends Names<Table>, Given>(
  keyOf: (field: string) => Key,
  table: Table,
  of: Of,
  { prefix = '', copied = [], isCompiled = canGenerateCode() }: FieldReaderOptions = {},
): FieldReader<Table, Of, Given> {
  const properties = Object.entries(of).map(([property, field]) => ({
    property,
    field,
    key: keyOf(field),
    ...readerOf(prefix + field, table[field]!),
  }))
  const keys = Object.fromEntries(properties.map(({ property, key }) => [property, key]))
  const copies = properties
    .filter(({ property }) => copied.includes(property))
    .map(({ property, field }) => ({ property, orNull: table[field]!.form === 'digits' }))
  const Reader = isCompiled ? compiled(properties, copies) : interpreted(properties, copies)
  const methods: Pick<Checked<string, unknown>, 'has' | 'refuse'> & ThisType<ReadObject> = {
    has(property) {
      return !isAbsent(this.given[keys[property]!])
    },
    refuse(property, message) {
      this.problems.refuse(prefix + of[property], message)
    },
  }
  Object.assign(Reader.prototype, methods)
  return Reader as unknown as FieldReader<Table, Of, Given>
}

/** An object that maps the name of each field of a table to itself. */
export const namesOf = <Table extends object>(table: Table) =>
  Object.fromEntries(Object.keys(table).map((name) => [name, name])) as {
    readonly [Name in keyof Table & string]: Name
  }

/** Source of the value of a field: its name in an object, or its place in a list. */
type Key = string | number

interface ReadObject {
  readonly given: Readonly<Record<Key, unknown>>
  readonly problems: Problems
}

interface ReadProperty {
  readonly property: string
  readonly field: string
  readonly key: Key
  readonly read: FormReader<unknown>
  readonly absent: unknown
}

interface CopiedProperty {
  readonly property: string
  /** The value of an empty text is null. */
  readonly orNull: boolean
}

/** The specification of the compiled reader. */
function interpreted(properties: readonly ReadProperty[], copies: readonly CopiedProperty[]): { prototype: object } {
  class Interpreted implements ReadObject {
    constructor(
      readonly given: ReadObject['given'],
      readonly problems: Problems,
    ) {}

    copyTo(this: Readonly<Record<string, unknown>>, object: Record<string, unknown>): void {
      for (const { property, orNull } of copies) object[property] = orNull ? this[property] || null : this[property]
    }
  }
  for (const { property, key, read } of properties) {
    const get = function (this: ReadObject): unknown {
      return read(this.given[key], this.problems)
    }
    Object.defineProperty(Interpreted.prototype, property, { get })
  }
  return Interpreted
}

/** Code with the name of each field: looking up a field by a variable takes several times as long. */
function compiled(properties: readonly ReadProperty[], copies: readonly CopiedProperty[]): { prototype: object } {
  const getters = properties.map(({ property, key, absent }, i) => {
    const read = `read${i}(v, this.problems)`
    return `get ${identifier(property)}() {
    const v = this.given${typeof key === 'number' ? `[${integer(key)}]` : `.${identifier(key)}`}
    return ${absent === undefined ? read : `v === undefined || v === null ? absent${i} : ${read}`}
  }`
  })
  const assignments = copies.map(({ property, orNull }) => {
    const name = identifier(property)
    return `object.${name} = this.${name}${orNull ? ' || null' : ''}`
  })
  const source = `'use strict'
${properties.map((_, i) => `const { read: read${i}, absent: absent${i} } = properties[${i}]`).join('\n')}
return class {
  constructor(given, problems) {
    this.given = given
    this.problems = problems
  }
  copyTo(object) {
    ${assignments.join('\n    ')}
  }
  ${getters.join('\n  ')}
}`
  const names = properties.map(({ field }) => field).join(' ')
  const make = compileCode(`reader of ${names}`, ['properties'], source) as (of: readonly ReadProperty[]) => {
    prototype: object
  }
  return make(properties)
}
