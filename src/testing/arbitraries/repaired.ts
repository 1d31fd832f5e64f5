/**
 * Builds values that a bank accepts, without a second copy of its rules: invalid fields are replaced by plainer values until the bank accepts all.
 * Nothing is drawn again, so the drawn values shrink independently.
 */

/** Values by field name. */
export type DrawnFields = Readonly<Record<string, unknown>>

/** Fields that belong together, and their choices: first the drawn values, then plainer ones. */
export interface Facet {
  readonly fields: readonly string[]
  readonly choices: readonly DrawnFields[]
}

const ABSENT: DrawnFields = {}

/** Creates a facet that is always present. */
export const required = (...choices: readonly DrawnFields[]): Facet => ({ fields: namesOf(choices), choices })

/**
 * Creates a facet that may be absent. An absent facet is added if the bank requires one of its fields.
 *
 * @param fields all fields that the facet may have
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
 * Returns the fields of all facets. Replaces invalid fields by plainer choices.
 *
 * @param invalidFields returnsLeft the names of the invalid fields; an empty list if all fields are valid
 * @throws {Error} if a field is invalid in all choices
 */
export function repaired(
  facets: readonly Facet[],
  invalidFields: (fields: DrawnFields) => readonly string[],
): DrawnFields {
  const at = facets.map(() => 0)
  const canBePlainer = (i: number): boolean => at[i]! + 1 < facets[i]!.choices.length
  const all = [...facets.keys()]
  // Facets that returned to their drawn values after other facets became plainer. The number of returns is limited: otherwise two facets that exclude each
  // other would alternate forever.
  const returned = new Set<number>()
  const returnsLeft = facets.map(() => facets.length)
  for (;;) {
    const fields: DrawnFields = Object.assign({}, ...facets.map(({ choices }, i) => choices[at[i]!]))
    // An error of `split_accounts.amount` concerns the field `split_accounts`.
    const names = invalidFields(fields).map((name) => name.split('.')[0]!)
    if (names.length === 0) return fields
    const named = all.filter((i) => isNamed(facets[i]!, names))
    const plainer = named.filter(canBePlainer)
    for (const i of plainer) at[i]!++
    if (plainer.length > 0) continue
    // Their plainest choices are invalid. The fields that made the drawn values invalid may have changed since.
    const again = named.filter((i) => at[i]! > 0 && returnsLeft[i]! > 0 && !returned.has(i))
    for (const i of again) {
      at[i] = 0
      returnsLeft[i]!--
      returned.add(i)
    }
    if (again.length > 0) continue
    const others = all.filter(canBePlainer)
    if (others.length === 0) throw new Error(`no valid choice: ${names.join(', ')} of ${JSON.stringify(fields)}`)
    for (const i of others) at[i]!++
    returned.clear()
  }
}

const isNamed = ({ fields }: Facet, names: readonly string[]): boolean => fields.some((field) => names.includes(field))
