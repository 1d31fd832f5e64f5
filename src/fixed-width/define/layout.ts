/**
 * A file layout: which records a file is made of, how each is recognised, and in which order and nesting they may come.
 */
import type { DiagnosticCode } from '../read/diagnostics.js'
import { LayoutError } from './errors.js'
import type { FixedRecord, Parsed, ValueName } from './record.js'
import type { Unit, UnitByCode } from './unit.js'

export type Records = Readonly<Record<string, FixedRecord>>

/** The records of a bank whose texts take no marks but these: see `FixedRecord.withMarks`. */
export const recordsWithMarks = <R extends Records>(marks: string, records: R): R =>
  Object.fromEntries(Object.entries(records).map(([role, record]) => [role, record.withMarks(marks)])) as R

/** `role.field`, for every field of every record of a layout. */
export type FieldPath<R extends Records> = {
  [Role in keyof R & string]: R[Role] extends FixedRecord<infer F> ? `${Role}.${ValueName<F>}` : never
}[keyof R & string]

/** A record that belongs to the title before it. */
export interface Companion {
  /** A title without it is incomplete. */
  readonly required?: boolean
  /** More than one may come. */
  readonly many?: boolean
  /** Fields, by name, that hold the same in the companion and in the title's main record: what joins them besides lot and order. */
  readonly linkFields?: readonly string[]
  /** A required companion that this one is another form of: with either, the title is complete. */
  readonly insteadOf?: string
}

/** A title: one main record and what comes with it. */
export interface TitleStructure<Role extends string = string> {
  readonly main: Role
  readonly companions?: Readonly<{ [C in Role]?: Companion }>
}

/** What a trailer's field must be equal to. Lines are the records from header to trailer, both counted; details are those between them. */
export type Measure<Path extends string = string> =
  | 'file_lines'
  | 'file_lots'
  | 'file_titles'
  | 'lot_lines'
  | 'lot_details'
  | 'lot_titles'
  | { readonly sum: Path; readonly over: 'file' | 'lot' }

/** Lines of a lot that are no details: its header and its trailer. */
export const LOT_ENDS = 2

export interface Total<Path extends string = string> {
  /** `trailer.record_count` */
  readonly field: Path
  readonly equals: Measure<Path>
  /** Other measures that real files have there: a reader accepts them, too. */
  readonly accepts?: readonly Measure<Path>[]
  /** Zeros or blanks mean that the bank does not inform it. */
  readonly optional?: boolean
}

/** Where a version stands, and those that are known. Another is told, and read all the same. */
export interface Version<Path extends string = string> {
  readonly field: Path
  readonly known: readonly string[]
  /** Those of another layout of the bank, whose columns differ. */
  readonly ofOther?: readonly string[]
}

/** Where the file header tells what kind of file it is: the usual code, and others with the diagnostic that reports each. */
export interface FileKind<Path extends string = string> {
  readonly field: Path
  readonly usual: string
  readonly report: Readonly<Record<string, DiagnosticCode>>
}

export interface FileStructure<Role extends string = string> {
  readonly header: Role
  readonly trailer: Role
  /** A file may have several headers, each with its titles and trailer: one for each account. */
  readonly manyHeaders?: true
  /** CNAB 240: titles come in lots. `number` is the field that holds the lot's number, of the same name in every record of a lot. */
  readonly lot?: { readonly header: Role; readonly trailer: Role; readonly number: string }
  readonly titles: readonly TitleStructure<Role>[]
  /** Records that stand by themselves between titles. */
  readonly loose?: readonly Role[]
}

export interface LayoutSpec<R extends Records> {
  /** `<bank><width>.<direction>`, as `itau400.return`. */
  readonly name: string
  readonly width: number
  readonly records: R
  readonly structure: FileStructure<keyof R & string>
  /** The numbering of the lines: which field, of the same name in every numbered record, and whether it starts again in each lot (details only) or runs through the file. */
  readonly sequence?: { readonly field: string; readonly within: 'file' | 'lot' }
  /** Fields, by name, that hold the same in every record of a file that has them: the bank's number. */
  readonly fileConstants?: readonly string[]
  /** Where the file says its layout version, and the versions this layout was written for. */
  readonly version?: Version<FieldPath<R>>
  /** The same of each lot, by its header. */
  readonly lotVersion?: Version<FieldPath<R>>
  readonly fileKind?: FileKind<FieldPath<R>>
  readonly totals?: readonly Total<FieldPath<R>>[]
}

/** A file layout, checked. Paths and roles are plain text from here on: the definition has made sure of them. */
export interface FileLayout<out R extends Records = Records> {
  readonly name: string
  readonly width: number
  readonly records: R
  readonly structure: FileStructure
  readonly sequence?: { readonly field: string; readonly within: 'file' | 'lot' }
  readonly fileConstants?: readonly string[]
  readonly version?: Version
  readonly lotVersion?: Version
  readonly fileKind?: FileKind
  readonly totals?: readonly Total[]
  /** The role of a line, by its key columns; null when no record claims it. */
  recognise(bytes: Uint8Array, at: number): string | null
  /** The same, with letters of keys in either case: what programs that change the case of a file leave of it. */
  recogniseAnyCase(bytes: Uint8Array, at: number): string | null
}

/** The values a record of the layout gives, by its role. */
export type RoleValues<L, Role extends string> =
  L extends FileLayout<infer R> ? (Role extends keyof R ? Parsed<R[Role]> : never) : never

export interface KeyColumn {
  /** From 0. */
  readonly column: number
  readonly byte: number
}

/** By which key columns a record claims a line. */
export interface Claim {
  readonly role: string
  readonly keys: readonly KeyColumn[]
}

/** Whether no line can have the keys of both. */
const areApart = (a: Claim, b: Claim): boolean =>
  a.keys.some((key) => b.keys.some((other) => key.column === other.column && key.byte !== other.byte))

/** Whether a record has all the keys of another and more: it is tried first (a type 1 of one occurrence, before any type 1). */
export const isSpecialCase = (special: Claim, general: Claim): boolean =>
  special.keys.length > general.keys.length &&
  general.keys.every((key) => special.keys.some((own) => own.column === key.column && own.byte === key.byte))

/**
 * Defines a file layout.
 *
 * A record with all the keys of another and more is a special case of it, and is tried first.
 *
 * @throws {LayoutError} when a record is of another width, has no key, two records could claim the same line, or a role, a field or a code named does not exist
 */
export function fileLayout<const R extends Records>(spec: LayoutSpec<R>): FileLayout<R> {
  const claims = claimsOf(spec)
  claims.forEach((claim, i) => {
    for (const other of claims.slice(0, i)) {
      if (!areApart(claim, other) && !isSpecialCase(claim, other) && !isSpecialCase(other, claim)) {
        throw new LayoutError(spec.name, `${other.role} and ${claim.role} could claim the same line`)
      }
    }
  })
  checkNames(spec)
  checkUnits(spec)
  const recognise = recogniser(claims)
  const recogniseAnyCase = (bytes: Uint8Array, at: number): string | null =>
    recognise(bytes, at) ?? recognise(bytes.subarray(at, at + spec.width).map(upperCase), 0)
  return { ...spec, recognise, recogniseAnyCase }
}

/** The field a path names. */
export function fieldAt(layout: Pick<FileLayout, 'name' | 'records'>, path: string): { role: string; field: string } {
  const [role, field] = path.split('.') as [string, string]
  if (layout.records[role]?.fields[field] === undefined) throw new LayoutError(layout.name, `there is no field ${path}`)
  return { role, field }
}

/** The claims of a layout's records. */
export const claimsOf = (layout: Pick<FileLayout, 'name' | 'width' | 'records'>): readonly Claim[] =>
  Object.keys(layout.records).map((role) => ({ role, keys: keysOf(layout, role) }))

function keysOf(spec: Pick<FileLayout, 'name' | 'width' | 'records'>, role: string): KeyColumn[] {
  const record = spec.records[role]!
  if (record.width !== spec.width)
    throw new LayoutError(spec.name, `${role} has ${record.width} columns, not ${spec.width}`)
  const keys = Object.values(record.fields).flatMap((field) =>
    field.kind === 'key'
      ? [...field.literal!].map((char, i) => ({ column: field.from - 1 + i, byte: char.charCodeAt(0) }))
      : [],
  )
  if (keys.length === 0) throw new LayoutError(spec.name, `${role} has no key to be recognised by`)
  return keys
}

const LETTER_A = 0x61
const LETTER_Z = 0x7a
const CASE_BIT = 0x20

/** The upper-case letter of a lower-case one in ASCII; any other byte as it is. */
const upperCase = (byte: number): number => (byte >= LETTER_A && byte <= LETTER_Z ? byte ^ CASE_BIT : byte)

function recogniser(claims: readonly Claim[]) {
  const specialFirst = [...claims].sort((a, b) => b.keys.length - a.keys.length)
  const roles = specialFirst.map((claim) => claim.role)
  const keys = specialFirst.flatMap((claim) => claim.keys)
  const columns = Int32Array.from(keys, (key) => key.column)
  const expected = Int32Array.from(keys, (key) => key.byte)
  /** Behind the keys of each role. */
  const ends = new Int32Array(roles.length)
  specialFirst.forEach((claim, i) => {
    ends[i] = (ends[i - 1] ?? 0) + claim.keys.length
  })
  return (bytes: Uint8Array, at: number): string | null => {
    let key = 0
    for (let i = 0; i < roles.length; i++) {
      const end = ends[i]!
      while (key < end && bytes[at + columns[key]!] === expected[key]) key++
      if (key === end) return roles[i]!
      key = end
    }
    return null
  }
}

/** A layout before it is known how its lines are recognised. */
type Unrecognised = Omit<FileLayout, 'recognise' | 'recogniseAnyCase'>

function checkNames(spec: Unrecognised): void {
  const { structure } = spec
  const titles = structure.titles.flatMap((title) => [title.main, ...Object.keys(title.companions ?? {})])
  const lot = structure.lot ? [structure.lot.header, structure.lot.trailer] : []
  const named = [structure.header, structure.trailer, ...lot, ...titles, ...(structure.loose ?? [])]
  for (const role of named) {
    if (!(role in spec.records)) throw new LayoutError(spec.name, `there is no record ${role}`)
  }
  for (const role of Object.keys(spec.records)) {
    if (!named.includes(role)) throw new LayoutError(spec.name, `the structure has no place for ${role}`)
  }
  for (const title of structure.titles) {
    for (const [role, companion] of Object.entries(title.companions ?? {}) as [string, Companion][]) {
      if (companion.insteadOf !== undefined && !named.includes(companion.insteadOf)) {
        throw new LayoutError(spec.name, `there is no record ${companion.insteadOf}`)
      }
      for (const field of companion.linkFields ?? []) {
        fieldAt(spec, `${role}.${field}`)
        fieldAt(spec, `${title.main}.${field}`)
      }
    }
  }
  for (const name of spec.fileConstants ?? []) {
    if (!Object.values(spec.records).some(({ fields }) => fields[name] !== undefined)) {
      throw new LayoutError(spec.name, `no record has a field ${name}`)
    }
  }
  for (const total of spec.totals ?? []) {
    fieldAt(spec, total.field)
    if (typeof total.equals === 'object') fieldAt(spec, total.equals.sum)
  }
  for (const version of [spec.version, spec.lotVersion]) if (version) fieldAt(spec, version.field)
  if (spec.fileKind) fieldAt(spec, spec.fileKind.field)
  for (const { main } of structure.titles) {
    if (spec.sequence) fieldAt(spec, `${main}.${spec.sequence.field}`)
    if (structure.lot) fieldAt(spec, `${main}.${structure.lot.number}`)
  }
}

/** What the number in a field is must be told by a field that there is, and by codes that it may hold. */
function checkUnits({ name, records, structure }: Unrecognised): void {
  for (const [role, { fields }] of Object.entries(records)) {
    const check = (field: string, unit: Unit | UnitByCode): void => {
      if ('of' in unit) return
      const { by, codes } = unit
      const mains = structure.titles.filter(({ companions }) => companions?.[role] !== undefined)
      const tellers = by in fields ? [fields[by]] : mains.map(({ main }) => records[main]!.fields[by])
      if (tellers.length === 0 || tellers.includes(undefined)) {
        throw new LayoutError(name, `there is no field ${by} to tell what ${role}.${field} is`)
      }
      for (const [code, told] of Object.entries(codes)) {
        if (tellers.some((teller) => teller?.codes !== undefined && !Object.hasOwn(teller.codes, code))) {
          throw new LayoutError(name, `${by} has no code ${code} to tell what ${role}.${field} is`)
        }
        check(field, told)
      }
    }
    for (const field in fields) {
      const { unit } = fields[field]!
      if (unit !== undefined) check(field, unit)
    }
  }
}
