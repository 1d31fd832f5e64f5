/**
 * Values that a bank takes, without knowing its rules twice: what it refuses of those drawn is put plainer, field by field, until it takes them.
 * Nothing is drawn again, so what was drawn shrinks as it would alone.
 */

/** Values by the name of their field. */
export type Fields = Readonly<Record<string, unknown>>

/** Some fields that go together, and what they may be: as drawn, then plainer and plainer. */
export interface Facet {
  readonly fields: readonly string[]
  readonly choices: readonly Fields[]
}

const ABSENT: Fields = {}

/** A facet that every value has. */
export const required = (...choices: readonly Fields[]): Facet => ({ fields: namesOf(choices), choices })

/**
 * A facet that may be absent: then it comes when it is missed.
 *
 * @param fields all that it may have
 */
export const optional = (fields: readonly string[], drawn: Fields | null, ...plain: readonly Fields[]): Facet => ({
  fields,
  choices: drawn === null ? [ABSENT, ...plain] : [drawn, ...plain, ABSENT],
})

const namesOf = (choices: readonly Fields[]): readonly string[] => [...new Set(choices.flatMap(Object.keys))]

/**
 * The fields of all facets, those that are refused put plainer.
 *
 * @param refused the names of the fields that are refused; none when all is well
 * @throws {Error} when something is refused however plain it is
 */
export function mended(facets: readonly Facet[], refused: (fields: Fields) => readonly string[]): Fields {
  const at = facets.map(() => 0)
  // Each may begin anew once: facets that are refused by turns would go round for ever.
  const mayReturn = facets.map(() => true)
  for (;;) {
    const fields: Fields = Object.assign({}, ...facets.map(({ choices }, i) => choices[at[i]!]))
    // `split_accounts.amount` is said of a part of `split_accounts`.
    const names = refused(fields).map((name) => name.split('.')[0]!)
    if (names.length === 0) return fields
    const plainer = facets.flatMap((facet, i) =>
      isNamed(facet, names) && at[i]! + 1 < facet.choices.length ? [i] : [],
    )
    const isStuck = plainer.length === 0
    const moved = isStuck ? facets.flatMap(({ choices }, i) => (at[i]! + 1 < choices.length ? [i] : [])) : plainer
    if (moved.length === 0) throw new Error(`refused however plain: ${names.join(', ')} of ${JSON.stringify(fields)}`)
    for (const i of moved) at[i]!++
    // What nothing else stands against any more may be as it was drawn.
    if (!isStuck) continue
    for (const [i, facet] of facets.entries()) {
      if (!isNamed(facet, names) || !mayReturn[i]) continue
      mayReturn[i] = false
      at[i] = 0
    }
  }
}

const isNamed = ({ fields }: Facet, names: readonly string[]): boolean => fields.some((field) => names.includes(field))
