/** What the number of a `money` field is: one field holds reais or a percentage, as the code in another says. */

/** Reais with cents, or a percentage with so many decimals; `per`, where it is of a day or of a month and not once. */
export type Unit =
  | { readonly of: 'reais'; readonly per?: 'day' }
  | { readonly of: 'percentage'; readonly decimals: number; readonly per?: 'day' | 'month' }

/** Which unit it is by the code in another field, of the same record or of the title's main one. By any other code nobody knows. */
export interface UnitByCode {
  /** The field, by its name. */
  readonly by: string
  readonly codes: Readonly<Record<string, Unit | UnitByCode>>
}

export const REAIS: Unit = { of: 'reais' }

export const REAIS_PER_DAY: Unit = { of: 'reais', per: 'day' }

export const percentage = (decimals: number): Unit => ({ of: 'percentage', decimals })

export const percentagePerDay = (decimals: number): Unit => ({ of: 'percentage', decimals, per: 'day' })

export const percentagePerMonth = (decimals: number): Unit => ({ of: 'percentage', decimals, per: 'month' })

/** Decimals of an amount in reais. */
export const CENTS = 2

/** A `money` field's unit, and the decimals that are printed for its columns: those of reais, unless it is always a percentage. */
export const measure = (unit: Unit | UnitByCode) => ({
  unit,
  decimals: 'of' in unit && unit.of === 'percentage' ? unit.decimals : CENTS,
})

/**
 * The unit of the number in a `money` field; null where it is none, or no code tells.
 *
 * @param codeIn the code that stands in a field, without blanks around it; `''` where there is no such field
 */
export function unitOf(
  { unit, decimals }: { readonly unit?: Unit | UnitByCode; readonly decimals?: number },
  codeIn: (field: string) => string,
): Unit | null {
  if (unit === undefined) return decimals === CENTS ? REAIS : null
  if ('of' in unit) return unit
  const code = codeIn(unit.by)
  return Object.hasOwn(unit.codes, code) ? unitOf({ unit: unit.codes[code]! }, codeIn) : null
}
