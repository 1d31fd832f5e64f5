/**
 * Values that a bank takes, without knowing its rules twice: what it refuses of those drawn is put plainer, field by field, until it takes them.
 * Nothing is drawn again, so what was drawn shrinks as it would alone.
 */

/** Values by the name of their field. */
export type DrawnFields = Readonly<Record<string, unknown>>

/** Some fields that go together, and what they may be: as drawn, then plainer and plainer. */
export interface Facet {
  readonly fields: readonly string[]
  readonly choices: readonly DrawnFields[]
}

const ABSENT: DrawnFields = {}

/** A facet that every value has. */
export const required = (...choices: readonly DrawnFields[]): Facet => ({ fields: namesOf(choices), choices })

/**
 * A facet that may be absent: then it comes when it is missed.
 *
 * @param fields all that it may have
 */
export const optional = (
  fields: readonly string[],
  drawn: DrawnFields | null,
  ...plain: readonly DrawnFields[]
): Facet => ({
  fields,
  choices: drawn === null ? [ABSENT, ...plain] : [drawn, ...plain, ABSENT],
})

const namesOf = (choices: readonly DrawnFields[]): readonly string[] => [...new Set(choices.flatMap(Object.keys))]

/**
 * The fields of all facets, those that are refused put plainer.
 *
 * @param refused the names of the fields that are refused; none when all is well
 * @throws {Error} when something is refused however plain it is
 */
export function mended(facets: readonly Facet[], refused: (fields: DrawnFields) => readonly string[]): DrawnFields {
  const at = facets.map(() => 0)
  const canBePlainer = (i: number): boolean => at[i]! + 1 < facets[i]!.choices.length
  const all = [...facets.keys()]
  // Those that began anew since others were put plainer; and how often each may, since two that are refused by turns would go round for ever.
  const anew = new Set<number>()
  const returns = facets.map(() => facets.length)
  for (;;) {
    const fields: DrawnFields = Object.assign({}, ...facets.map(({ choices }, i) => choices[at[i]!]))
    // `split_accounts.amount` is said of a part of `split_accounts`.
    const names = refused(fields).map((name) => name.split('.')[0]!)
    if (names.length === 0) return fields
    const named = all.filter((i) => isNamed(facets[i]!, names))
    const plainer = named.filter(canBePlainer)
    for (const i of plainer) at[i]!++
    if (plainer.length > 0) continue
    // However plain they are. What stood against them as they were drawn may be gone by now.
    const again = named.filter((i) => at[i]! > 0 && returns[i]! > 0 && !anew.has(i))
    for (const i of again) {
      at[i] = 0
      returns[i]!--
      anew.add(i)
    }
    if (again.length > 0) continue
    const others = all.filter(canBePlainer)
    if (others.length === 0) throw new Error(`refused however plain: ${names.join(', ')} of ${JSON.stringify(fields)}`)
    for (const i of others) at[i]!++
    anew.clear()
  }
}

const isNamed = ({ fields }: Facet, names: readonly string[]): boolean => fields.some((field) => names.includes(field))
