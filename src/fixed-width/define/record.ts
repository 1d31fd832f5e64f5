import { LayoutError } from './errors.js'
import { type AnyField, blanks, type Codes, type Field, zeros } from './field.js'
import { measure, type Unit, type UnitByCode } from './unit.js'

/** Fields of a record by name, in the order of their columns. */
export type Fields = Readonly<Record<string, AnyField>>

type Constant = 'key' | 'literal' | 'blanks' | 'zeros'

/** Names of the fields with a value: all except constants and fillers. */
export type ValueName<F extends Fields> = {
  [N in keyof F]: F[N]['kind'] extends Constant ? never : N
}[keyof F] &
  string

type ValueOf<X> = X extends Field<infer V, infer _K, infer _F> ? V : never

const CONSTANTS: readonly string[] = ['key', 'literal', 'blanks', 'zeros'] satisfies Constant[]

/** Whether a record has a field of this name, and the field has a value. */
export const hasValue = ({ fields }: Pick<FixedRecord, 'fields'>, name: string): boolean =>
  fields[name] !== undefined && !CONSTANTS.includes(fields[name].kind)

/** Parsed values of a record, by field. Constants and fillers have no value. */
export type Parsed<R> = R extends FixedRecord<infer F> ? { -readonly [N in ValueName<F>]: ValueOf<F[N]> } : never

type Reserved<F extends Fields> = { [N in ValueName<F>]: F[N]['kind'] extends 'reserved' ? N : never }[ValueName<F>]

/** Values to encode a record. Values of `reserved` fields are optional. */
export type Encodable<R> =
  R extends FixedRecord<infer F>
    ? { readonly [N in Exclude<ValueName<F>, Reserved<F>>]: ValueOf<F[N]> } & {
        readonly [N in Reserved<F>]?: ValueOf<F[N]>
      }
    : never

/** The numbers below N, as a union. */
type Below<N extends number, Counted extends readonly number[] = []> = Counted['length'] extends N
  ? Counted[number]
  : Below<N, [...Counted, Counted['length']]>

/** The fields of F that start before column A or after column B. */
type Outside<F extends Fields, A extends number, B extends number> = {
  [N in keyof F as F[N]['from'] extends Exclude<Below<B>, Below<A>> | B ? never : N]: F[N]
}

type Flat<T> = { [N in keyof T]: T[N] }

/** Names of fields that a bank does not use, by the filler of their columns. */
interface Unused<Z, B> {
  readonly zeros?: readonly Z[]
  readonly blanks?: readonly B[]
}

type WithUnused<F extends Fields, Z extends keyof F, B extends keyof F> = {
  [N in keyof F]: N extends Z
    ? Field<never, 'zeros', F[N]['from']>
    : N extends B
      ? Field<never, 'blanks', F[N]['from']>
      : F[N]
}

/** A fixed-width record, usually a page of a manual. Created by {@link record}. */
export interface FixedRecord<F extends Fields = Fields> {
  /** `<layout>.<direction>.<record>`, as `itau400.return.title`. */
  readonly name: string
  readonly width: number
  readonly fields: F
  /** Manual and pages. */
  readonly source: string
  /**
   * Returns the record with other fields in a range of columns: the difference of a bank from a shared record. Only whole fields can be replaced, and the new
   * fields must fill exactly the same columns.
   */
  replace<const A extends number, const B extends number, N extends Fields>(
    range: readonly [A, B],
    fields: N,
  ): FixedRecord<Flat<Outside<F, A, B> & N>>
  /**
   * Returns a wider record, with other fields from column `from` on. `to` is the new width. Can move a sequence number to the new end (`[395, 444]`), or keep
   * it and add columns after it (`[401, 444]`).
   */
  extend<const A extends number, const B extends number, N extends Fields>(
    range: readonly [A, B],
    fields: N,
  ): FixedRecord<Flat<Outside<F, A, B> & N>>
  /** Returns the record with zeros or blanks in the columns of some fields, by name: a bank's manual prints them as unused. */
  withUnused<const Z extends keyof F = never, const B extends keyof F = never>(
    unused: Unused<Z, B>,
  ): FixedRecord<WithUnused<F, Z, B>>
  /** Returns the record with code tables of some of its fields, by name. */
  withCodes(codes: { readonly [N in keyof F]?: Codes }): FixedRecord<F>
  /** Returns the record with units of some of its `money` fields, by name: see `Field.unit`. */
  withUnits(units: { readonly [N in keyof F]?: Unit | UnitByCode }): FixedRecord<F>
  /** Returns the record with numbers that files may end with blanks, by name: see `Field.blanksAfter`. */
  withBlanksAfter(blanks: { readonly [N in keyof F]?: number }): FixedRecord<F>
  /** Returns the record with texts limited to this punctuation (`Field.marks`): the named fields, or all texts without `marks`. */
  withMarks(marks: string, fields?: readonly (keyof F)[]): FixedRecord<F>
  /** Returns the record under the name and source of a bank. */
  as(name: string, source: string): FixedRecord<F>
}

/**
 * Defines a record of `width` columns from its fields.
 *
 * @param name   `<layout>.<direction>.<record>`, as `itau400.return.title`
 * @param width  columns: 240, 400 …
 * @param fields fields by name, in any order
 * @param source manual, version or date, pages
 * @throws {LayoutError} if the fields leave a gap, overlap or exceed the width, or a literal is not a Latin-1 text that fills its columns
 */
export function record<const F extends Fields>(name: string, width: number, fields: F, source: string): FixedRecord<F> {
  const inOrder = byColumn(fields)
  checkTiling(name, inOrder, 1, width)
  return new TiledRecord(name, width, inOrder, source)
}

/**
 * A record with fields that are known to fill its columns, in order. Each start of a program derives hundreds of records from others, without checking all
 * fields again.
 */
class TiledRecord<F extends Fields> implements FixedRecord<F> {
  constructor(
    readonly name: string,
    readonly width: number,
    readonly fields: F,
    readonly source: string,
  ) {}

  replace<const A extends number, const B extends number, N extends Fields>(
    [from, to]: readonly [A, B],
    fields: N,
  ): FixedRecord<Flat<Outside<F, A, B> & N>> {
    const inOrder = byColumn(fields)
    checkTiling(`${this.name}.replace([${from}, ${to}])`, inOrder, Math.max(from, 1), Math.min(to, this.width))
    return this.withRange([from, to], inOrder, this.width)
  }

  extend<const A extends number, const B extends number, N extends Fields>(
    [from, to]: readonly [A, B],
    fields: N,
  ): FixedRecord<Flat<Outside<F, A, B> & N>> {
    const { name, width } = this
    const inOrder = byColumn(fields)
    if (to <= width) throw new LayoutError(name, `is not longer with ${to} columns than with ${width}`)
    if (from > width + 1) throw new LayoutError(name, `gap at columns ${width + 1}-${from - 1}`)
    checkTiling(`${name}.extend([${from}, ${to}])`, inOrder, Math.max(from, 1), to)
    return this.withRange([from, to], inOrder, to)
  }

  /** @param fields fields that fill the range, in order */
  private withRange<const A extends number, const B extends number, N extends Fields>(
    [from, to]: readonly [A, B],
    fields: N,
    width: number,
  ): FixedRecord<Flat<Outside<F, A, B> & N>> {
    const { name, source } = this
    const before: Record<string, AnyField> = {}
    const after: Record<string, AnyField> = {}
    for (const field in this.fields) {
      const kept = this.fields[field]!
      if (kept.to < from) before[field] = kept
      else if (kept.from > to) after[field] = kept
      else if (kept.from < from || kept.to > to) {
        throw new LayoutError(
          name,
          `columns ${from}-${to} cut the field ${field} (${kept.from}-${kept.to}); replace whole fields`,
        )
      } else continue
      if (Object.hasOwn(fields, field)) throw new LayoutError(name, `two fields named ${field}`)
    }
    const all = Object.assign(before, fields, after) as unknown as Flat<Outside<F, A, B> & N> & Fields
    return new TiledRecord(name, width, all, source) as FixedRecord<Flat<Outside<F, A, B> & N>>
  }

  withUnused<const Z extends keyof F = never, const B extends keyof F = never>(
    unused: Unused<Z, B>,
  ): FixedRecord<WithUnused<F, Z, B>> {
    const { name, width, source } = this
    const all: Record<string, AnyField> = { ...this.fields }
    const fill = (names: readonly PropertyKey[] = [], filler: typeof zeros | typeof blanks): void => {
      for (const field of names as readonly string[]) {
        const spec = all[field]
        if (spec === undefined) throw new LayoutError(name, `there is no field ${field}`)
        all[field] = filler(spec.from, spec.to)
      }
    }
    fill(unused.zeros, zeros)
    fill(unused.blanks, blanks)
    return new TiledRecord(name, width, all as unknown as WithUnused<F, Z, B> & Fields, source)
  }

  withCodes(codes: { readonly [N in keyof F]?: Codes }): FixedRecord<F> {
    return this.with(codes, (own) => ({ codes: own }))
  }

  withUnits(units: { readonly [N in keyof F]?: Unit | UnitByCode }): FixedRecord<F> {
    return this.with(units, measure)
  }

  withBlanksAfter(blanks: { readonly [N in keyof F]?: number }): FixedRecord<F> {
    return this.with(blanks, (blanksAfter) => ({ blanksAfter }))
  }

  withMarks(
    marks: string,
    fields: readonly (keyof F)[] = Object.keys(this.fields).filter((name) => takesAllMarks(this.fields[name]!)),
  ): FixedRecord<F> {
    const taken = Object.fromEntries(fields.map((name) => [name, marks])) as { readonly [N in keyof F]?: string }
    return this.with(taken, (own) => ({ marks: own }))
  }

  private with<Own>(owns: { readonly [N in keyof F]?: Own }, change: (own: Own) => Partial<AnyField>): FixedRecord<F> {
    const { name, width, fields, source } = this
    const all: Record<string, AnyField> = { ...fields }
    for (const field in owns) {
      const spec = all[field]
      if (spec === undefined) throw new LayoutError(name, `there is no field ${field}`)
      const own = owns[field]
      if (own !== undefined) all[field] = { ...spec, ...change(own) }
    }
    return new TiledRecord(name, width, all as unknown as F, source)
  }

  as(name: string, source: string): FixedRecord<F> {
    return new TiledRecord(name, this.width, this.fields, source)
  }
}

const takesAllMarks = ({ kind, case: textCase, marks }: AnyField): boolean =>
  kind === 'text' && textCase !== 'keep' && marks === undefined

/** Returns the fields sorted by columns. Most definitions are already sorted. */
function byColumn<F extends Fields>(fields: F): F {
  let last = Number.NEGATIVE_INFINITY
  for (const name in fields) {
    const { from } = fields[name]!
    if (!(from >= last)) return Object.fromEntries(Object.entries(fields).sort(([, a], [, b]) => a.from - b.from)) as F
    last = from
  }
  return fields
}

const SNAKE_CASE = /^[a-z][a-z0-9_]*$/

function checkTiling(name: string, fields: Fields, from: number, to: number): void {
  let next = from
  for (const fieldName in fields) {
    const field = fields[fieldName]!
    if (!SNAKE_CASE.test(fieldName)) throw new LayoutError(name, `${fieldName} is not a snake_case name`)
    if (!Number.isInteger(field.from) || !Number.isInteger(field.to) || field.to < field.from) {
      throw new LayoutError(name, `${fieldName} runs from ${field.from} to ${field.to}`)
    }
    if (field.from > next) throw new LayoutError(name, `gap at columns ${next}-${field.from - 1}, before ${fieldName}`)
    if (field.from < next) throw new LayoutError(name, `${fieldName} overlaps at column ${field.from}`)
    if (field.to > to) throw new LayoutError(name, `${fieldName} ends at ${field.to}, beyond column ${to}`)
    checkField(name, fieldName, field)
    next = field.to + 1
  }
  if (next !== to + 1) throw new LayoutError(name, `gap at columns ${next}-${to}, at the end`)
}

/** Valid literals: one byte per column. */
const LATIN1_LINE = /^[^\r\n\u0100-\uffff]*$/

function checkField(name: string, fieldName: string, field: AnyField): void {
  const length = field.to - field.from + 1
  if (field.literal !== undefined && field.literal.length !== length) {
    throw new LayoutError(name, `${fieldName} has ${length} columns, its literal ${field.literal.length}`)
  }
  if (field.literal !== undefined && !LATIN1_LINE.test(field.literal)) {
    throw new LayoutError(name, `${fieldName} has a literal that is not a Latin-1 text of one line`)
  }
  if (field.format !== undefined && field.format.length !== length) {
    throw new LayoutError(name, `${fieldName} has ${length} columns, its format is ${field.format}`)
  }
  if (field.decimals !== undefined && field.decimals > length) {
    throw new LayoutError(name, `${fieldName} has ${length} columns and ${field.decimals} decimals`)
  }
}
