/** Units of `money` fields. In some fields another field decides whether the number is reais or a percentage. */

/**
 * Reais, or a percentage with some decimals. The decimals of reais are 2, without `decimals`. `per` is set if the value applies to each day or month.
 */
export type Unit =
  | { readonly of: 'reais'; readonly decimals?: number; readonly per?: 'day' | 'month' }
  | { readonly of: 'percentage'; readonly decimals: number; readonly per?: 'day' | 'month' }

/** Units by the code in another field, of the same record or of the main record of the title. Unknown for other codes. */
export interface UnitByCode {
  /** Name of the field with the code. */
  readonly by: string
  readonly codes: Readonly<Record<string, Unit | UnitByCode>>
}

export const REAIS: Unit = { of: 'reais' }

export const REAIS_PER_DAY: Unit = { of: 'reais', per: 'day' }

export const REAIS_PER_MONTH: Unit = { of: 'reais', per: 'month' }

/** Reais with other decimals than cents. */
export const preciseReais = (decimals: number): Unit => ({ of: 'reais', decimals })

export const preciseReaisPerDay = (decimals: number): Unit => ({ of: 'reais', decimals, per: 'day' })

export const percentage = (decimals: number): Unit => ({ of: 'percentage', decimals })

export const percentagePerDay = (decimals: number): Unit => ({ of: 'percentage', decimals, per: 'day' })

export const percentagePerMonth = (decimals: number): Unit => ({ of: 'percentage', decimals, per: 'month' })

/** Decimals of an amount in reais. */
export const CENTS = 2

/** Returns the implied decimals of a unit. */
export const decimalsOf = ({ decimals = CENTS }: Unit): number => decimals

/** Whether a number in a unit is cents. */
export const isInCents = (unit: Unit): boolean => unit.of === 'reais' && decimalsOf(unit) === CENTS

/** Returns unit and implied decimals of a `money` field. The decimals are 2 if they differ by the code. */
export function measure(unit: Unit | UnitByCode) {
  const [decimals = CENTS, ...others] = new Set(unitsIn(unit).map(decimalsOf))
  return { unit, decimals: others.length === 0 ? decimals : CENTS }
}

/** Every unit that a field may have. */
export const unitsIn = (unit: Unit | UnitByCode): readonly Unit[] =>
  'of' in unit ? [unit] : Object.values(unit.codes).flatMap(unitsIn)

/**
 * Returns the unit of the number in a `money` field; null if it has no unit, or if no code decides the unit.
 *
 * @param codeIn returns the trimmed code in a field; `''` if the field does not exist
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
