import { Decimal } from 'decimal.js'
import { ValidationError } from '../errors/validation-error.js'
import { NOT_A_PERCENTAGE } from '../errors/validation-messages.js'

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
  // A Map takes -0, which is refused, for 0.
  const isPlain = typeof value === 'string' || (typeof value === 'number' && value > 0)
  const known = isPlain ? kept.get(value) : undefined
  if (known !== undefined) return known
  const percentage = read(value)
  if (!percentage?.isFinite() || percentage.isNegative()) throw new ValidationError({ [field]: [NOT_A_PERCENTAGE] })
  if (isPlain) {
    if (kept.size === MOST_KEPT) kept.clear()
    kept.set(value, percentage)
  }
  return percentage
}

/** A million slips have a handful of percentages; Decimals do not change, and can be shared. */
const kept = new Map<string | number, Decimal>()
const MOST_KEPT = 256

function read(value: PercentageInput): Decimal | null {
  if (typeof value === 'string') return TEXT.test(value.trim()) ? new Decimal(value.trim().replace(',', '.')) : null
  return typeof value === 'number' || Decimal.isDecimal(value) ? new Decimal(value) : null
}

/** The most whose product with any usual amount is a safe integer. */
const MOST_SCALED = 10_000_000

const scaled = new WeakMap<Decimal, number>()

/** Whether a percentage is written with two decimals, as most files have them, without rounding. */
export function hasTwoDecimals(percentage: Decimal): boolean {
  const tenThousandths = inTenThousandths(percentage)
  return tenThousandths < 0 ? percentage.decimalPlaces() <= 2 : tenThousandths % 100 === 0
}

/** A percentage as an integer of its fourth decimal, where it is a small one without rounding; -1 where it is not. */
export function inTenThousandths(percentage: Decimal): number {
  let integer = scaled.get(percentage)
  if (integer === undefined) {
    const exact = percentage.times(10_000)
    const isExact = exact.isInteger() && exact.gte(0) && exact.lte(MOST_SCALED) && exact.div(10_000).eq(percentage)
    integer = isExact ? exact.toNumber() : -1
    scaled.set(percentage, integer)
  }
  return integer
}

/** A bank's month, for turning a rate of a month into one of a day, and back. */
export const DAYS_OF_A_MONTH = 30

/** Enough for thirty days of a rate to come to the month's again, whatever its columns round to. */
const Exact = Decimal.clone({ precision: 40 })

const perDay = new WeakMap<Decimal, Decimal>()
const perMonth = new WeakMap<Decimal, Decimal>()

/** A monthly percentage as a daily one: a thirtieth. {@link perMonthGiven} gives it back as it was. */
export function perDayOf(monthly: Decimal): Decimal {
  const daily = perDay.get(monthly) ?? Exact.div(monthly, DAYS_OF_A_MONTH)
  perDay.set(monthly, daily)
  perMonth.set(daily, monthly)
  return daily
}

/** The monthly percentage that a daily one was made from, by {@link perDayOf}; undefined for any other. */
export const perMonthGiven = (daily: Decimal): Decimal | undefined => perMonth.get(daily)
