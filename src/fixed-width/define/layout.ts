/** File layouts: the records of a file, their keys, their order and nesting. */
import type { DiagnosticCode } from '../read/diagnostics.js'
import type { LayoutWords } from '../words/layout-words.js'
import { LayoutError } from './errors.js'
import type { FixedRecord, Parsed, ValueName } from './record.js'
import type { Unit, UnitByCode } from './unit.js'

export type Records = Readonly<Record<string, FixedRecord>>

/** Returns the records with texts limited to this punctuation: see `FixedRecord.withMarks`. */
export const recordsWithMarks = <R extends Records>(marks: string, records: R): R =>
  Object.fromEntries(Object.entries(records).map(([role, record]) => [role, record.withMarks(marks)])) as R

/** `role.field` for every field with a value in a layout. */
export type FieldPath<R extends Records> = {
  [Role in keyof R & string]: R[Role] extends FixedRecord<infer F> ? `${Role}.${ValueName<F>}` : never
}[keyof R & string]

/** A record that belongs to the preceding title. */
export interface Companion {
  /** Whether a title without it is incomplete. */
  readonly required?: boolean
  /** Limits `required` to titles with one of these codes in a field of the main record. */
  readonly requiredFor?: { readonly field: string; readonly codes: readonly string[] }
  /** Whether a title may have more than one. */
  readonly many?: boolean
  /** Fields with equal values in the companion and the main record, by name. Lot and order link them too. */
  readonly linkFields?: readonly string[]
  /** A required companion that this record can replace: the title is complete with either record. */
  readonly insteadOf?: string
}

/** Whether a title is incomplete without a companion. `codeOf` returns the code in a field of its main record. */
export const isRequired = (
  { required, requiredFor }: Companion,
  codeOf: (field: string) => string | undefined,
): boolean =>
  required === true && (requiredFor === undefined || requiredFor.codes.includes(codeOf(requiredFor.field) ?? ''))

/** Records of a title: a main record and its companions. */
export interface TitleStructure<Role extends string = string> {
  readonly main: Role
  readonly companions?: Readonly<{ [C in Role]?: Companion }>
}

/**
 * Value that a field of a header or trailer must have. Lines include header and trailer; details are the lines between them. The sum of a field of a main record includes
 * the fields of its name in all main records.
 */
export type Measure<Path extends string = string> =
  | 'file_lines'
  | 'file_lots'
  | 'file_titles'
  | 'lot_lines'
  | 'lot_details'
  | 'lot_titles'
  | { readonly sum: Path; readonly over: 'file' | 'lot' }

/** Number of lines of a lot that are not details: its header and its trailer. */
export const LOT_ENDS = 2

export interface Total<Path extends string = string> {
  /** `trailer.record_count`. A field of the file header counts all lines of the file, too: it is written and checked at the end. */
  readonly field: Path
  readonly equals: Measure<Path>
  /** Other measures that readers accept, because real files have them. */
  readonly accepts?: readonly Measure<Path>[]
  /** Whether zeros and blanks are accepted: the bank may not send the total. */
  readonly optional?: boolean
}

/** Field of a version, and the known versions. Other versions are reported, and the file is still read. */
export interface Version<Path extends string = string> {
  readonly field: Path
  readonly known: readonly string[]
  /** Versions of another layout of the bank with other columns. */
  readonly ofOther?: readonly string[]
}

/** Field of the file header with the kind of file: the usual code, and other codes with their diagnostics. */
interface FileKind<Path extends string = string> {
  readonly field: Path
  readonly usual: string
  readonly report: Readonly<Record<string, DiagnosticCode>>
}

interface LotStructure<Role extends string = string> {
  readonly header: Role
  readonly trailer: Role
  /** The field with the lot number. It has the same name in every record of a lot. */
  readonly number: string
  /** Returns the service in a lot header, if it is not the service of the layout; otherwise null. Default: all lots are of the layout. */
  readonly otherService?: (header: string) => string | null
}

export interface FileStructure<Role extends string = string> {
  /** May have another width than the other records. */
  readonly header: Role
  /** Undefined if the file ends with its last title. */
  readonly trailer?: Role
  /** Whether a file may have several headers, one for each account, each with its titles and trailer. */
  readonly manyHeaders?: true
  /** CNAB 240: titles come in lots. */
  readonly lot?: LotStructure<Role>
  readonly titles: readonly TitleStructure<Role>[]
  /** Records between titles that do not belong to a title. */
  readonly loose?: readonly Role[]
}

/** Numbering of the lines. */
interface Sequence {
  /** Has the same name in every numbered record. */
  readonly field: string
  /** Numbers start again in each lot (only details are numbered), or count through the file. */
  readonly within: 'file' | 'lot'
  /** Field of records that repeat the number of their title and are not counted. */
  readonly ofTitle?: string
}

export interface LayoutSpec<R extends Records> {
  /** `<bank><width>.<direction>`, as `itau400.return`. */
  readonly name: string
  /** Columns of all records, except a file header of another width. */
  readonly width: number
  readonly records: R
  readonly structure: FileStructure<keyof R & string>
  readonly sequence?: Sequence
  /** File constants by name: fields with one value in all records of a file, such as the bank number. */
  readonly fileConstants?: readonly string[]
  /** Version of the file layout, in the file header. */
  readonly version?: Version<FieldPath<R>>
  /** Version of the lot layout, in the lot header. */
  readonly lotVersion?: Version<FieldPath<R>>
  readonly fileKind?: FileKind<FieldPath<R>>
  readonly totals?: readonly Total<FieldPath<R>>[]
  /** Labels and meanings of fields whose names have another meaning in this layout, or are only in it. Rows of other fields have no effect. */
  readonly words?: LayoutWords
}

/** A checked file layout. Paths and roles are plain strings, since the definition has checked them. */
export interface FileLayout<out R extends Records = Records> {
  readonly name: string
  readonly width: number
  readonly records: R
  readonly structure: FileStructure
  readonly sequence?: Sequence
  readonly fileConstants?: readonly string[]
  readonly version?: Version
  readonly lotVersion?: Version
  readonly fileKind?: FileKind
  readonly totals?: readonly Total[]
  readonly words?: LayoutWords
  /** Returns the role of a line by its key columns; null if no record matches. */
  recognise(bytes: Uint8Array, at: number): string | null
  /** Like `recognise`, but ignores the case of letters, since some programs change the case of a file. */
  recogniseAnyCase(bytes: Uint8Array, at: number): string | null
}

/** Parsed values of a record of a layout, by role. */
export type RoleValues<L, Role extends string> =
  L extends FileLayout<infer R> ? (Role extends keyof R ? Parsed<R[Role]> : never) : never

export interface KeyColumn {
  /** Counted from 0. */
  readonly column: number
  readonly byte: number
}

/** The key columns by which a record claims a line. */
export interface Claim {
  readonly role: string
  readonly keys: readonly KeyColumn[]
}

/** Whether no line can match the keys of both claims. */
const areApart = (a: Claim, b: Claim): boolean =>
  a.keys.some((key) => b.keys.some((other) => key.column === other.column && key.byte !== other.byte))

/** Whether a record has all keys of another record and more. It is matched first (a type 1 of one occurrence before any type 1). */
export const isSpecialCase = (special: Claim, general: Claim): boolean =>
  special.keys.length > general.keys.length &&
  general.keys.every((key) => special.keys.some((own) => own.column === key.column && own.byte === key.byte))

/**
 * Defines a file layout.
 *
 * A record with all keys of another record and more is a special case, and is matched first.
 *
 * @throws {LayoutError} if a record has another width or no key, if two records can claim the same line, or if a role, field or code does not exist
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
  const inCapitals = recogniser(claims, upperCase)
  const recogniseAnyCase = (bytes: Uint8Array, at: number): string | null =>
    recognise(bytes, at) ?? inCapitals(bytes, at)
  return { ...spec, recognise, recogniseAnyCase }
}

/** Returns role and field of a path. */
export function fieldAt(layout: Pick<FileLayout, 'name' | 'records'>, path: string): { role: string; field: string } {
  const [role, field] = path.split('.') as [string, string]
  if (layout.records[role]?.fields[field] === undefined) throw new LayoutError(layout.name, `there is no field ${path}`)
  return { role, field }
}

/** Returns the fields that a sum of this field adds up: for a field of a main record, the fields of this name in all main records. */
export function summedFields(
  layout: Pick<FileLayout, 'name' | 'records' | 'structure'>,
  path: string,
): readonly { role: string; field: string }[] {
  const first = fieldAt(layout, path)
  const mains = layout.structure.titles.map(({ main }) => main)
  if (!mains.includes(first.role)) return [first]
  return mains
    .filter((role) => layout.records[role]!.fields[first.field] !== undefined)
    .map((role) => ({ role, field: first.field }))
}

type ClaimedLayout = Pick<FileLayout, 'name' | 'width' | 'records' | 'structure'>

/** Returns the claims of a layout's records. */
export const claimsOf = (layout: ClaimedLayout): readonly Claim[] =>
  Object.keys(layout.records).map((role) => ({ role, keys: keysOf(layout, role) }))

function keysOf(spec: ClaimedLayout, role: string): KeyColumn[] {
  const record = spec.records[role]!
  if (record.width !== spec.width && role !== spec.structure.header)
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
/** The bits of a letter that do not depend on its case. */
export const UPPER_CASE = 0xff ^ CASE_BIT

/** Returns the upper-case letter of a lower-case ASCII letter; other bytes unchanged. */
const upperCase = (byte: number): number => (byte >= LETTER_A && byte <= LETTER_Z ? byte ^ CASE_BIT : byte)

const isLetter = (byte: number): boolean => upperCase(byte | CASE_BIT) !== (byte | CASE_BIT)

/** Key column that only a special case has. */
export interface SpecialKey extends KeyColumn {
  /** Whether the byte is a letter, which matches in both cases. */
  readonly isLetter: boolean
}

/**
 * Returns the keys of a special case that the general record does not have. Letters match in both cases: a line with a lower-case letter would otherwise be
 * read as the general record, without an error.
 */
export const specialKeys = (special: Claim, general: Claim): readonly SpecialKey[] =>
  special.keys
    .filter(({ column }) => general.keys.every((key) => key.column !== column))
    .map((key) => ({ ...key, isLetter: isLetter(key.byte) }))

/** Returns the key columns of a record whose letters match in both cases. */
function lettersOf(claim: Claim, claims: readonly Claim[]): ReadonlySet<number> {
  const keys = claims
    .filter((general) => isSpecialCase(claim, general))
    .flatMap((general) => specialKeys(claim, general))
  return new Set(keys.flatMap(({ column, isLetter }) => (isLetter ? [column] : [])))
}

/** @param read reads a byte of a key column, before it is compared */
function recogniser(claims: readonly Claim[], read: (byte: number) => number = (byte) => byte) {
  const specialFirst = [...claims].sort((a, b) => b.keys.length - a.keys.length)
  const roles = specialFirst.map((claim) => claim.role)
  const keys = specialFirst.flatMap((claim) => {
    const letters = lettersOf(claim, claims)
    return claim.keys.map((key) => ({ ...key, isLetter: letters.has(key.column) }))
  })
  const columns = Int32Array.from(keys, (key) => key.column)
  const expected = Int32Array.from(keys, (key) => key.byte)
  const letters = Uint8Array.from(keys, (key) => (key.isLetter ? 1 : 0))
  const matches = (byte: number, key: number): boolean =>
    byte === expected[key] || (letters[key] === 1 && upperCase(byte) === expected[key])
  /** Index after the last key of each role. */
  const ends = new Int32Array(roles.length)
  specialFirst.forEach((claim, i) => {
    ends[i] = (ends[i - 1] ?? 0) + claim.keys.length
  })
  return (bytes: Uint8Array, at: number): string | null => {
    let key = 0
    for (let i = 0; i < roles.length; i++) {
      const end = ends[i]!
      while (key < end && matches(read(bytes[at + columns[key]!]!), key)) key++
      if (key === end) return roles[i]!
      key = end
    }
    return null
  }
}

/** A layout before its recognisers are made. */
type Unrecognised = Omit<FileLayout, 'recognise' | 'recogniseAnyCase'>

function checkNames(spec: Unrecognised): void {
  const { structure } = spec
  const titles = structure.titles.flatMap((title) => [title.main, ...Object.keys(title.companions ?? {})])
  const lot = structure.lot ? [structure.lot.header, structure.lot.trailer] : []
  const trailer = structure.trailer === undefined ? [] : [structure.trailer]
  const named = [structure.header, ...trailer, ...lot, ...titles, ...(structure.loose ?? [])]
  for (const role of named) {
    if (!(role in spec.records)) throw new LayoutError(spec.name, `there is no record ${role}`)
  }
  for (const role of Object.keys(spec.records)) {
    if (!named.includes(role)) throw new LayoutError(spec.name, `the structure does not include ${role}`)
  }
  for (const title of structure.titles) {
    for (const [role, companion] of Object.entries(title.companions ?? {}) as [string, Companion][]) {
      if (companion.insteadOf !== undefined && !named.includes(companion.insteadOf)) {
        throw new LayoutError(spec.name, `there is no record ${companion.insteadOf}`)
      }
      if (companion.requiredFor !== undefined) {
        if (companion.required !== true)
          throw new LayoutError(spec.name, `${role} has requiredFor, but is not required`)
        fieldAt(spec, `${title.main}.${companion.requiredFor.field}`)
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

/** Checks that the fields and codes that decide units exist. */
function checkUnits({ name, records, structure }: Unrecognised): void {
  for (const [role, { fields }] of Object.entries(records)) {
    const check = (field: string, unit: Unit | UnitByCode): void => {
      if ('of' in unit) return
      const { by, codes } = unit
      const mains = structure.titles.filter(({ companions }) => companions?.[role] !== undefined)
      const codeFields = by in fields ? [fields[by]] : mains.map(({ main }) => records[main]!.fields[by])
      if (codeFields.length === 0 || codeFields.includes(undefined)) {
        throw new LayoutError(name, `the unit of ${role}.${field} depends on ${by}, which does not exist`)
      }
      for (const [code, unitOfCode] of Object.entries(codes)) {
        if (codeFields.some((each) => each?.codes !== undefined && !Object.hasOwn(each.codes, code))) {
          throw new LayoutError(name, `the unit of ${role}.${field} depends on code ${code}, which ${by} does not have`)
        }
        check(field, unitOfCode)
      }
    }
    for (const field in fields) {
      const { unit } = fields[field]!
      if (unit !== undefined) check(field, unit)
    }
  }
}
