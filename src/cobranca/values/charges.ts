/** Fine, interest and discount in the unit a bank's file takes. Rounded once, half up. */
import { Decimal } from 'decimal.js'
import { ValidationError } from '../errors/validation-error.js'
import type { PreparedCharge, PreparedRate } from '../slip/prepared-slip.js'
import { decimalClass } from './decimal-class.js'
import { percentOf } from './percent-of.js'
import { DAYS_OF_A_MONTH, inTenThousandths } from './percentage.js'

const exactDecimal = decimalClass(40)

/**
 * A charge as a value in cents: a percentage is taken of the slip's amount. 0 when there is no charge.
 *
 * @param field the slip's field to blame
 * @throws {ValidationError} when a percentage comes to less than a cent: it would be written as no charge at all
 */
export function chargeInCents(charge: PreparedCharge | null | undefined, amount: number, field: string): number {
  if (charge == null) return 0
  if (charge.kind === 'value') return charge.cents
  const { perMonth } = charge
  const cents =
    perMonth === undefined
      ? percentOf(amount, charge.percentage)
      : exactDecimal()
          .div(exactDecimal().mul(amount, perMonth), 100 * DAYS_OF_A_MONTH)
          .toDecimalPlaces(0, Decimal.ROUND_HALF_UP)
          .toNumber()
  if (cents === 0)
    throw new ValidationError({
      [field]: ['dá menos de um centavo neste boleto, e o banco só recebe o valor em reais'],
    })
  return cents
}

/**
 * The same in reais with the decimals of the field, at least two.
 *
 * @param field the slip's field to blame
 * @throws {ValidationError} as {@link chargeInCents}
 */
export function chargeInReais(
  charge: PreparedCharge | null | undefined,
  amount: number,
  decimals: number,
  field: string,
): number {
  const unitsOfCent = 10 ** (decimals - 2)
  if (charge?.kind === 'value') return charge.cents * unitsOfCent
  return chargeInCents(charge, amount * unitsOfCent, field)
}

/** The percentage that interest comes to in thirty days, as a charge. */
export const rateOfAMonth = <Charge extends PreparedRate>(interest: Charge): Charge => ({
  ...interest,
  percentage: interest.perMonth ?? interest.percentage.times(DAYS_OF_A_MONTH),
  perMonth: undefined,
})

/** Whether a charge comes to as much as the slip, or more. */
export function isWhole(charge: PreparedCharge, amount: number): boolean {
  if (charge.kind === 'value') return charge.cents >= amount
  const tenThousandths = inTenThousandths(charge.percentage)
  return tenThousandths >= 0 ? tenThousandths >= HUNDRED_PERCENT : charge.percentage.gte(100)
}

/** In ten thousandths of a percent. */
const HUNDRED_PERCENT = 1_000_000

/**
 * A daily percentage as a percentage a month, with the decimals of the field. A percentage given per month is not converted.
 *
 * @throws {ValidationError} when it comes to zero
 */
export function percentPerMonth(rate: PreparedRate, decimals: number, field: string): Decimal {
  const perMonth = monthly(rate, decimals)
  if (perMonth.isZero())
    throw new ValidationError({ [field]: ['é pequeno demais para o arquivo do banco, que recebe percentual ao mês'] })
  return perMonth
}

/** Cache by percentage and decimals: many slips have the same percentage, and a Decimal can be shared. */
const fromDaily = new WeakMap<Decimal, Map<number, Decimal>>()
const fromMonthly = new WeakMap<Decimal, Map<number, Decimal>>()

function monthly({ percentage, perMonth }: PreparedRate, decimals: number): Decimal {
  const rates = perMonth === undefined ? fromDaily : fromMonthly
  const given = perMonth ?? percentage
  const known = rates.get(given) ?? new Map<number, Decimal>()
  rates.set(given, known)
  const exact = perMonth ?? percentage.times(DAYS_OF_A_MONTH)
  const rate = known.get(decimals) ?? exact.toDecimalPlaces(decimals, Decimal.ROUND_HALF_UP)
  known.set(decimals, rate)
  return rate
}

/** A percentage as an integer of its last decimal: 2.5 with two decimals is 250. For fields of «valor ou percentual». */
export function scaledPercentage(percentage: Decimal, decimals: number, field: string): number {
  const scaled = plainlyScaled(percentage, decimals) ?? exactlyScaled(percentage, decimals)
  if (scaled === 0)
    throw new ValidationError({
      [field]: [`é pequeno demais para o arquivo do banco, que tem ${decimals} casas decimais`],
    })
  return scaled
}

const exactlyScaled = (percentage: Decimal, decimals: number): number =>
  percentage.times(new Decimal(10).pow(decimals)).toDecimalPlaces(0, Decimal.ROUND_HALF_UP).toNumber()

/** The same with integers alone; null where they are not exact. */
function plainlyScaled(percentage: Decimal, decimals: number): number | null {
  const tenThousandths = inTenThousandths(percentage)
  if (tenThousandths < 0 || decimals > 4) return null
  return Math.round(tenThousandths / 10 ** (4 - decimals))
}

/** How a value is converted to a percentage for a field. */
export interface AsPercentage {
  /** The slip's amount, in cents. */
  readonly amount: number
  readonly decimals: number
  /** A value per day is converted to a percentage per month. */
  readonly perMonth: boolean
}

/**
 * A value in cents as a percentage of the slip, with the decimals of the field: for a layout that takes percentages only.
 *
 * @param field the slip's field to blame
 * @throws {ValidationError} when the percentage, taken of the slip again, comes to other cents: another charge than the slip's
 */
export function centsAsPercentage(cents: number, { amount, decimals, perMonth }: AsPercentage, field: string): Decimal {
  const days = perMonth ? DAYS_OF_A_MONTH : 1
  const exact = exactDecimal().div(cents, amount).times(100).times(days)
  const percentage = exact.toDecimalPlaces(decimals, Decimal.ROUND_HALF_UP)
  if (percentOf(amount, exactDecimal().div(percentage, days)) !== cents) {
    throw new ValidationError({
      [field]: [`não dá o mesmo valor como percentual de ${decimals} casas, o único que o arquivo do banco recebe`],
    })
  }
  return percentage
}

/**
 * The same as an integer of the last decimal: 2.5 with two decimals is 250.
 *
 * @param field the slip's field to blame
 * @throws {ValidationError} as {@link centsAsPercentage}
 */
export function centsAsScaledPercentage(cents: number, as: AsPercentage, field: string): number {
  const whole = 100 * 10 ** as.decimals * (as.perMonth ? DAYS_OF_A_MONTH : 1)
  const scaled = plainQuotient(cents * whole, as.amount)
  return scaled !== null && plainQuotient(as.amount * scaled, whole) === cents
    ? scaled
    : exactlyScaled(centsAsPercentage(cents, as, field), as.decimals)
}

/** A rounded quotient by integers alone; null where they are not exact, and for a half, which decimals of limited precision may miss. */
function plainQuotient(dividend: number, divisor: number): number | null {
  const rest = dividend % divisor
  if (!(dividend <= Number.MAX_SAFE_INTEGER) || rest * 2 === divisor) return null
  return (dividend - rest) / divisor + (rest * 2 > divisor ? 1 : 0)
}
