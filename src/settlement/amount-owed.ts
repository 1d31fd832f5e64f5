/** Amount to pay for a slip or title on a day, with its charges. */
import {
  addDays,
  DAYS_OF_A_MONTH,
  daysBetween,
  decimalClass,
  isDate,
  lastDayWithoutCharges,
  type MoneyInput,
  notADate,
  type PreparedCharge,
  parseMoney,
  perMonthGiven,
  type Slip,
  slipTerms,
  ValidationError,
} from '../cobranca/index.js'
import type { ChargeAmount, TitleCharge, TitleCharges } from '../remittance/index.js'

const exactDecimal = decimalClass(40)

/** Amount to pay, and its parts. Integer cents. */
export interface AmountOwed {
  /** Value of the slip. */
  readonly amount: number
  readonly fine: number
  readonly interest: number
  readonly discount: number
  /** Rebate (abatimento). */
  readonly rebate: number
  /** Amount to pay: value less discount and rebate, plus fine and interest. */
  readonly total: number
}

/** Fields of a slip that decide the amount to pay. */
export interface SlipCharges
  extends Pick<
    Slip,
    | 'amount'
    | 'expire_at'
    | 'fine_type'
    | 'fine_percentage'
    | 'fine_value'
    | 'days_for_fine'
    | 'interest_type'
    | 'interest_percentage'
    | 'interest_value'
    | 'days_for_interest'
    | 'discount_type'
    | 'discount_value'
    | 'discount_percentage'
    | 'days_for_discount'
    | 'second_discount_value'
    | 'second_discount_percentage'
    | 'days_for_second_discount'
    | 'third_discount_value'
    | 'third_discount_percentage'
    | 'days_for_third_discount'
  > {
  /** Rebate granted by an instruction (1004). Not a field of the service's slip. */
  value_rebate?: MoneyInput | null | undefined
}

/**
 * Returns the amount to pay for a slip on a day, in cents.
 *
 * A slip whose due date is not a business day may be paid on the next business day, without fine and interest; so may a slip that is due on the last business
 * day of the year, by custom (`lastDayWithoutCharges`). Afterwards the fine and the interest count from `days_for_fine` and `days_for_interest` calendar days
 * after the due date itself. A discount holds until its day, `days_for_discount` before the due date; of several, the discount that ends first applies.
 * Percentages are of the slip's value. Interest per month counts 1/30 per calendar day. Each charge is rounded once, half up.
 *
 * @param date day of the payment, `YYYY-MM-DD`
 * @throws {ValidationError} if a field of the slip, or the date, is invalid
 * @example
 * amountOwed({ amount: '250,00', expire_at: '2026-03-20', fine_type: 1, fine_percentage: 2 }, '2026-03-23').total // 25500
 */
export function amountOwed(slip: SlipCharges, date: string): AmountOwed {
  if (!isDate(date)) throw new ValidationError({ date: [notADate(date)] })
  const { amount, expire_at, fine, interest, discounts } = slipTerms(slip)
  const { value_rebate } = slip
  const rebate =
    value_rebate == null || value_rebate === '' ? 0 : parseMoney(value_rebate as MoneyInput, { field: 'value_rebate' })
  const charges = {
    fine: fine && chargeOf(fine),
    interest: interest && interestOf(interest),
    discounts: discounts.map(chargeOf),
    rebate,
  }
  return titleAmountOwed({ amount, due: expire_at, charges }, date)
}

const chargeOf = (charge: PreparedCharge): TitleCharge =>
  charge.kind === 'value'
    ? { kind: 'value', cents: charge.cents, date: charge.date }
    : { kind: 'percentage', percentage: charge.percentage, days: 1, date: charge.date }

/** A percentage per month is taken as it was given: a thirtieth of it may have no exact decimals. */
function interestOf(charge: PreparedCharge): TitleCharge {
  const monthly = charge.kind === 'value' ? undefined : perMonthGiven(charge.percentage)
  return monthly === undefined
    ? chargeOf(charge)
    : { kind: 'percentage', percentage: monthly, days: DAYS_OF_A_MONTH, date: charge.date }
}

/** A title with the charges of its remittance. Amounts in cents. */
export interface ChargedTitle {
  readonly amount: number
  /** Due date. */
  readonly due: string
  readonly charges: TitleCharges
}

/** Returns the amount to pay for a title, by the rules of {@link amountOwed}. Charges without a date start on the day after the due date. */
export function titleAmountOwed({ amount, due, charges }: ChargedTitle, day: string): AmountOwed {
  const { fine, interest, discounts, rebate } = charges
  const lastDay = lastDayWithoutCharges(due)
  const isLate = day > lastDay
  const late = {
    fine: isLate && fine !== null && day >= startOf(fine, due) ? shareOf(fine, amount, 1) : 0,
    interest:
      isLate && interest !== null
        ? shareOf(interest, amount, Math.max(daysBetween(startOf(interest, due), day) + 1, 0))
        : 0,
  }
  const endOf = ({ date }: TitleCharge): string => (date === null || date >= due ? lastDay : date)
  // Of several valid discounts, the one that ends first applies. It is the largest.
  const applied = discounts
    .filter((discount) => day <= endOf(discount))
    .sort((a, b) => (endOf(a) < endOf(b) ? -1 : 1))[0]
  const owed = Math.max(amount - rebate, 0)
  const discount = applied === undefined ? 0 : Math.min(shareOf(applied, amount, 1), owed)
  return { amount, ...late, discount, rebate: amount - owed, total: owed - discount + late.fine + late.interest }
}

/** Returns the first day of a charge, never before the day after the due date. */
function startOf({ date }: TitleCharge, due: string): string {
  const first = addDays(due, 1)
  return date === null || date < first ? first : date
}

function shareOf(charge: ChargeAmount, amount: number, days: number): number {
  const Exact = exactDecimal()
  if (charge.kind === 'value')
    return new Exact(charge.cents)
      .times(days)
      .div(charge.days ?? 1)
      .toDecimalPlaces(0)
      .toNumber()
  return new Exact(amount)
    .times(charge.percentage)
    .times(days)
    .div(100 * charge.days)
    .toDecimalPlaces(0)
    .toNumber()
}
