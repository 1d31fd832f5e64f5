import type { ReturnDialect } from '../../banks/index.js'
import type { Companion } from '../../fixed-width/index.js'

/** The records of a regular title, by role. */
export interface RegularShape {
  readonly main: string
  readonly companion: { readonly role: string; readonly terms: Companion } | null
}

/** The roles of the records of a regular title, in order. */
export const rolesOfShape = ({ main, companion }: RegularShape): readonly string[] =>
  companion === null ? [main] : [main, companion.role]

/** Returns the shape of the regular titles of a main record; null for titles of three records, lines without numbers, or totals of fields. */
export function regularShape({ layout }: ReturnDialect, main: string): RegularShape | null {
  const companions = Object.entries(layout.structure.titles.find((title) => title.main === main)?.companions ?? {})
  const required = companions.flatMap(([role, terms]) => (terms?.required === true ? [{ role, terms }] : []))
  const [companion = null] = required
  const sums = layout.totals?.some(({ equals }) => typeof equals === 'object') === true
  const sequence = layout.sequence?.field
  const isNumbered = (role: string): boolean =>
    sequence !== undefined && layout.records[role]!.fields[sequence]?.kind === 'integer'
  const shape = { main, companion }
  return required.length > 1 || sums || !rolesOfShape(shape).every(isNumbered) ? null : shape
}
