/** What the lines of a regular title must agree in: with each other, and with what stands before them in the file. */
import type { FileLayout, Kind, RegularState } from '../../fixed-width/index.js'
import type { RegularShape } from './regular-shape.js'

/** A field that holds the same in the records of a title: in all of them a constant text, or in one what is in the other. */
export interface Join {
  readonly name: string
  readonly constant: string | null
}

/** A field that holds the same throughout a file or a lot. */
export interface FileConstants {
  /** Which: the lot's number, or a constant field of the layout. */
  readonly of: 'lot' | { readonly constant: string }
  readonly role: string
  readonly name: string
  readonly width: number
}

/** Kinds of which two fields of one width hold the same value just when they hold the same columns, where both are regular. */
const SAME_AS_WRITTEN: ReadonlySet<Kind> = new Set(['digits', 'text'])

/** What joins main record and companion; null when it cannot be told from the columns as they stand. */
export function joinsOf({ records }: FileLayout, { main, companion }: RegularShape): readonly Join[] | null {
  const joins: Join[] = []
  for (const name of companion?.terms.linkFields ?? []) {
    const [a, b] = [records[main]!.fields[name]!, records[companion!.role]!.fields[name]!]
    if (b.to - b.from !== a.to - a.from) return null
    if (a.kind === 'digits' && b.literal !== undefined) joins.push({ name, constant: b.literal })
    else if (SAME_AS_WRITTEN.has(a.kind) && b.kind === a.kind && b.align === a.align)
      joins.push({ name, constant: null })
    else return null
  }
  return joins
}

/** The fields of some records that hold the same in the whole file or lot; null when some are of a kind that cannot be compared as they stand. */
export function fileConstantFields(layout: FileLayout, roles: readonly string[]): readonly FileConstants[] | null {
  const lot = layout.structure.lot?.number
  const standing: FileConstants[] = []
  for (const name of [...(lot === undefined ? [] : [lot]), ...(layout.fileConstants ?? [])]) {
    for (const role of roles) {
      const field = layout.records[role]!.fields[name]
      if (field === undefined || (name !== lot && field.literal !== undefined)) continue
      if (field.kind !== 'digits') return null
      standing.push({ of: name === lot ? 'lot' : { constant: name }, role, name, width: field.to - field.from + 1 })
    }
  }
  return standing
}

/** What should stand in the columns of such a field; null when that is nothing that can. */
export function constantText({ of, width }: FileConstants, { lot, constants }: RegularState): string | null {
  const value = of === 'lot' ? lot : constants.get(of.constant)
  const text = value === '' ? ' '.repeat(width) : value
  return typeof text === 'string' && text.length === width ? text : null
}
