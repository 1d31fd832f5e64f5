import { Decimal } from 'decimal.js'
import { ValidationError } from '../errors/validation-error.js'
import { NOT_A_PERCENTAGE } from '../errors/validation-messages.js'
import { decimalClass } from './decimal-class.js'

/** A percentage as it may come in: `1.5`, `'1,5'`, `'1.5'` or a Decimal, all one and a half percent. */
export type PercentageInput = string | number | Decimal

const TEXT = /^\d{1,3}(?:[.,]\d+)?$/

/**
 * A percentage as a Decimal: 1.5 is one and a half percent. A number means its shortest decimal writing, so that 0.1 is
 * exactly a tenth. Text takes a comma or a dot for the decimals: no percentage has thousands.
 *
 * @param field the field to blame in the error
 * @throws ValidationError when it is not a number, or is negative
 */
export function parsePercentage(value: PercentageInput, field = 'percentage'): Decimal {
  // A Map treats -0, which is refused, as 0.
  const isPlain = typeof value === 'string' || (typeof value === 'number' && value > 0)
  const known = isPlain ? kept.get(value) : undefined
  if (known !== undefined) return known
  const percentage = read(value)
  if (!percentage?.isFinite() || percentage.isNegative()) throw new ValidationError({ [field]: [NOT_A_PERCENTAGE] })
  if (isPlain) {
    if (kept.size === MAX_KEPT) kept.clear()
    kept.set(value, percentage)
  }
  return percentage
}

/** A million slips have a handful of percentages; Decimals do not change, and can be shared. */
const kept = new Map<string | number, Decimal>()
const MAX_KEPT = 256

function read(value: PercentageInput): Decimal | null {
  if (typeof value === 'string') return TEXT.test(value.trim()) ? new Decimal(value.trim().replace(',', '.')) : null
  return typeof value === 'number' || Decimal.isDecimal(value) ? new Decimal(value) : null
}

/** The largest percentage whose product with any usual amount is a safe integer. */
const MAX_SCALED = 10_000_000

const scaled = new WeakMap<Decimal, number>()

/** Whether a percentage is above a limit. */
export function isAbove(percentage: Decimal, limit: number): boolean {
  const tenThousandths = inTenThousandths(percentage)
  return tenThousandths < 0 ? percentage.greaterThan(limit) : tenThousandths > limit * 10_000
}

/** A percentage as an integer of its fourth decimal, where it is a small one without rounding; -1 where it is not. */
export function inTenThousandths(percentage: Decimal): number {
  let integer = scaled.get(percentage)
  if (integer === undefined) {
    const exact = percentage.times(10_000)
    const isExact = exact.isInteger() && exact.gte(0) && exact.lte(MAX_SCALED) && exact.div(10_000).eq(percentage)
    integer = isExact ? exact.toNumber() : -1
    scaled.set(percentage, integer)
  }
  return integer
}

/** Days per month in conversions between monthly and daily rates. */
export const DAYS_OF_A_MONTH = 30

/** Precise enough that 30 times the daily rate rounds to the monthly rate in any column. */
const exactDecimal = decimalClass(40)

/** Results of `perDayOf`: a million slips have a handful of percentages. */
const daily = new WeakMap<Decimal, Decimal>()

/** Converts a monthly percentage to a daily percentage: one thirtieth. */
export function perDayOf(monthly: Decimal): Decimal {
  const known = daily.get(monthly)
  if (known !== undefined) return known
  const perDay = exactDecimal().div(monthly, DAYS_OF_A_MONTH)
  daily.set(monthly, perDay)
  return perDay
}
