/** Constraints between the lines of a regular title, and between a title and the file or lot it belongs to. */
import type { FileLayout, Kind, RegularState } from '../../fixed-width/index.js'
import type { RegularShape } from './regular-shape.js'

/** A field with the same value in both records of a title: a constant text, or the text of the main record. */
export interface LinkField {
  readonly name: string
  readonly constant: string | null
}

/** A field with one value in a whole file or lot. */
export interface FileConstant {
  /** The lot's number, or a file constant of the layout. */
  readonly of: 'lot' | { readonly constant: string }
  readonly role: string
  readonly name: string
  readonly width: number
}

/** Kinds whose regular values are equal exactly when their columns are equal, in fields of one width. */
const COMPARED_BY_COLUMNS: ReadonlySet<Kind> = new Set(['digits', 'text'])

/** The link fields of main record and companion; null if comparing columns cannot decide whether they match. */
export function linkFieldsOf({ records }: FileLayout, { main, companion }: RegularShape): readonly LinkField[] | null {
  const linkFields: LinkField[] = []
  for (const name of companion?.terms.linkFields ?? []) {
    const [a, b] = [records[main]!.fields[name]!, records[companion!.role]!.fields[name]!]
    if (b.to - b.from !== a.to - a.from) return null
    if (a.kind === 'digits' && b.literal !== undefined) linkFields.push({ name, constant: b.literal })
    else if (COMPARED_BY_COLUMNS.has(a.kind) && b.kind === a.kind && b.align === a.align)
      linkFields.push({ name, constant: null })
    else return null
  }
  return linkFields
}

/** The file constants in records of these roles; null if one of them cannot be compared by its columns. */
export function fileConstantFields(layout: FileLayout, roles: readonly string[]): readonly FileConstant[] | null {
  const lot = layout.structure.lot?.number
  const fileConstants: FileConstant[] = []
  for (const name of [...(lot === undefined ? [] : [lot]), ...(layout.fileConstants ?? [])]) {
    for (const role of roles) {
      const field = layout.records[role]!.fields[name]
      if (field === undefined || (name !== lot && field.literal !== undefined)) continue
      if (field.kind !== 'digits') return null
      const of = name === lot ? 'lot' : { constant: name }
      fileConstants.push({ of, role, name, width: field.to - field.from + 1 })
    }
  }
  return fileConstants
}

/** The text expected in the columns of a file constant; null if no text of that width can match. */
export function constantText({ of, width }: FileConstant, { lot, constants }: RegularState): string | null {
  const value = of === 'lot' ? lot : constants.get(of.constant)
  const text = value === '' ? ' '.repeat(width) : value
  return typeof text === 'string' && text.length === width ? text : null
}
