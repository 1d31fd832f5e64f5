/** The records of a layout, prepared for the reader: everything that it looks up for each line. */
import { type Codec, codecOf, type Engine, latin1Columns } from '../codec.js'
import {
  type Companion,
  type FileLayout,
  fieldAt,
  summedFields,
  type TitleStructure,
  type Total,
  type Version,
} from '../define/layout.js'
import type { FixedRecord } from '../define/record.js'
import { once } from '../once.js'
import { indexInRow, type ValueRow } from './row.js'

/** A record of the layout, with its part in the structure of the file. */
export interface Role {
  readonly name: string
  readonly record: FixedRecord
  readonly codec: Codec
  /** Row of a blank line. */
  readonly blankRow: ValueRow
  readonly part: 'header' | 'trailer' | 'lot_header' | 'lot_trailer' | 'main' | 'companion' | 'loose'
  /** Companions that a title of this main record needs. */
  readonly required: readonly RequiredCompanion[]
  /** Titles that the record belongs to, as main record or companion. */
  readonly memberships: readonly Membership[]
  /** Index of the lot number in the row; -1 without lots. */
  readonly lotIndex: number
  /** Index of the line number, and the number after the largest one; null if the record is not numbered. */
  readonly numbering: { readonly index: number; readonly modulus: number } | null
  /** Index of the line number of its title, which the record repeats; -1 if it does not. */
  readonly titleNumber: number
  /** Indexes of the file constants in the row. */
  readonly constants: readonly FieldOfRole[]
  readonly totals: readonly (Total & FieldOfRole)[]
  /** Version of the file or lot layout; null if the record has none. */
  readonly version: (Version & FieldOfRole) | null
  /** Fields that a total adds up. */
  readonly summed: readonly { readonly path: string; readonly index: number }[]
}

/** A field, by its name and its index in the row. */
interface FieldOfRole {
  readonly name: string
  readonly index: number
}

/** A title that a role belongs to. */
export interface Membership {
  readonly title: TitleStructure
  readonly companion: Companion
  /** Indexes of the link fields in both rows, and the text of a link field that is a constant in the companion. */
  readonly same: readonly { readonly inMain: number; readonly own: number; readonly literal: string | undefined }[]
}

interface RequiredCompanion {
  readonly role: string
  /** Index in the main record, and the codes there, of the titles that need it; null for all titles. */
  readonly onlyFor: { readonly index: number; readonly codes: ReadonlySet<unknown> } | null
  /** Records that can replace it. */
  readonly alternatives: readonly string[]
}

const onlyFor = (main: FixedRecord, { requiredFor }: Companion): RequiredCompanion['onlyFor'] =>
  requiredFor === undefined ? null : { index: indexInRow(main, requiredFor.field), codes: new Set(requiredFor.codes) }

/** Whether a record is part of a title. */
export const isOfTitle = ({ part }: Role): boolean => part === 'main' || part === 'companion'

/** Whether a record begins or ends a file or a lot. */
export const isEnd = (role: Role | undefined): boolean => role !== undefined && ENDS.has(role.part)

const ENDS: ReadonlySet<Role['part']> = new Set(['header', 'lot_header', 'lot_trailer', 'trailer'])

/** Returns the roles of a layout by name. */
export const rolesOf: (layout: FileLayout, engine: Engine) => ReadonlyMap<string, Role> = once(newRoles)

function newRoles(layout: FileLayout, engine: Engine): ReadonlyMap<string, Role> {
  const { structure } = layout
  const parts = new Map<string, Role['part']>([[structure.header, 'header']])
  if (structure.trailer !== undefined) parts.set(structure.trailer, 'trailer')
  if (structure.lot !== undefined)
    parts.set(structure.lot.header, 'lot_header').set(structure.lot.trailer, 'lot_trailer')
  const of = new Map<string, Membership[]>()
  const required = new Map<string, RequiredCompanion[]>()
  for (const title of structure.titles) {
    parts.set(title.main, 'main')
    of.set(title.main, [{ title, companion: {}, same: [] }])
    const companions = Object.entries(title.companions ?? {}) as [string, Companion][]
    for (const [role, companion] of companions) {
      const same = (companion.linkFields ?? []).map((field) => ({
        inMain: indexInRow(layout.records[title.main]!, field),
        own: indexInRow(layout.records[role]!, field),
        literal: layout.records[role]!.fields[field]!.literal,
      }))
      parts.set(role, 'companion')
      of.set(role, [...(of.get(role) ?? []), { title, companion, same }])
    }
    const needed = companions.filter(([, companion]) => companion.required === true)
    const terms = needed.map(([role, companion]) => ({
      role,
      onlyFor: onlyFor(layout.records[title.main]!, companion),
      alternatives: companions.flatMap(([other, { insteadOf }]) => (insteadOf === role ? [other] : [])),
    }))
    required.set(title.main, terms)
  }
  const sums = (layout.totals ?? []).flatMap((total) => (typeof total.equals === 'object' ? [total.equals.sum] : []))
  return new Map(
    Object.entries(layout.records).map(([name, record]) => [
      name,
      {
        name,
        record,
        codec: codecOf(record, engine),
        blankRow: blankRowOf(record, engine),
        part: parts.get(name) ?? 'loose',
        required: required.get(name) ?? [],
        memberships: of.get(name) ?? [],
        lotIndex: structure.lot === undefined ? -1 : indexInRow(record, structure.lot.number),
        numbering: numberingOf(layout, record),
        titleNumber: layout.sequence?.ofTitle === undefined ? -1 : indexInRow(record, layout.sequence.ofTitle),
        constants: (layout.fileConstants ?? [])
          .map((name) => ({ name, index: indexInRow(record, name) }))
          .filter(({ index }) => index >= 0),
        totals: withFieldIn(layout, name, layout.totals ?? []),
        version: withFieldIn(layout, name, [layout.version ?? [], layout.lotVersion ?? []].flat())[0] ?? null,
        summed: [...new Set(sums)].flatMap((path) =>
          summedFields(layout, path)
            .filter(({ role }) => role === name)
            .map(({ field }) => ({ path, index: indexInRow(record, field) })),
        ),
      },
    ]),
  )
}

/** Returns the items whose field is in a record, with the place of the field. */
const withFieldIn = <T extends { readonly field: string }>(layout: FileLayout, role: string, items: readonly T[]) =>
  items.flatMap((item) => {
    const { role: own, field: name } = fieldAt(layout, item.field)
    return own === role ? [{ ...item, name, index: indexInRow(layout.records[role]!, name) }] : []
  })

function blankRowOf(record: FixedRecord, engine: Engine): ValueRow {
  const text = ' '.repeat(record.width)
  return codecOf(record, engine).row(text, latin1Columns(text), 0, [])
}

function numberingOf({ sequence }: FileLayout, record: FixedRecord): Role['numbering'] {
  const field = sequence === undefined ? undefined : record.fields[sequence.field]
  if (sequence === undefined || field === undefined) return null
  return { index: indexInRow(record, sequence.field), modulus: 10 ** (field.to - field.from + 1) }
}
