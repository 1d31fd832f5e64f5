/** Amount to pay for a slip or title on a day, with its charges. */
import {
  addDays,
  configuredSlip,
  daysBetween,
  decimalClass,
  isDate,
  lastDayWithoutCharges,
  notADate,
  ValidationError,
  type Wallet,
} from '../cobranca/index.js'
import { type ChargeAmount, LayoutCharges, type TitleCharge } from '../remittance/index.js'
import { type ChargedForms, ChargedSlip, type ChargedTitle, type SlipCharges } from './charged-slip.js'

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

/**
 * Returns the amount to pay for a slip on a day, in cents.
 *
 * A slip whose due date is not a business day may be paid on the next business day, without fine and interest. By custom, this also applies to a slip that is
 * due on the last business day of the year (`lastDayWithoutCharges`). Afterwards the fine and the interest count from `days_for_fine` and `days_for_interest`
 * calendar days after the due date itself. A discount holds until its day, `days_for_discount` before the due date; of several, the discount that ends first
 * applies. Percentages are of the slip's value. Interest per month counts 1/30 per calendar day. Each charge is rounded once, half up.
 *
 * Banks charge what the remittance sends. Many layouts have no percentage per month, or round percentages: for the bank's amount, give the slip its
 * `charges_sent`, or else the wallet.
 *
 * @param date day of the payment, `YYYY-MM-DD`
 * @param wallet the wallet that registers the slip: its `configuration` has the defaults of the slip, and its layout the units of the charges
 * @throws {ValidationError} if a field of the slip, or the date, is invalid; with a wallet, also if its layout does not carry the charges
 * @example
 * amountOwed({ amount: '250,00', expire_at: '2026-03-20', fine_type: 1, fine_percentage: 2 }, '2026-03-23').total // 25500
 */
export function amountOwed(slip: SlipCharges, date: string, wallet: Wallet | null = null): AmountOwed {
  if (!isDate(date)) throw new ValidationError({ date: [notADate(date)] })
  if (wallet === null) return titleAmountOwed(new ChargedSlip(slip).asWished, date)
  const charged = new ChargedSlip(configuredSlip(slip, wallet))
  return titleAmountOwed(charged.in(LayoutCharges.ofWallet(wallet)), date)
}

/**
 * Returns the amount to pay for a title, by the rules of {@link amountOwed}. Charges without a date start on the day after the due date.
 *
 * @param lastDay last day without fine and interest
 */
export function titleAmountOwed(
  { amount, due, charges }: ChargedTitle,
  day: string,
  lastDay = lastDayWithoutCharges(due),
): AmountOwed {
  const payment: PaymentDay = { amount, due, day, lastDay }
  const fine = fineOn(payment, charges.fine)
  const interest = interestOn(payment, charges.interest)
  const owed = Math.max(amount - charges.rebate, 0)
  const applied = charges.discounts[appliedDiscount(payment, charges.discounts)]
  const discount = applied === undefined ? 0 : discountOn(payment, applied, owed)
  return { amount, fine, interest, discount, rebate: amount - owed, total: owed - discount + fine + interest }
}

/**
 * Returns the amounts to pay for a title whose charges have several forms each: in every combination of them. Each charge is computed once in each of its forms: the
 * combinations of five charges are too many.
 *
 * @param lastDay last day without fine and interest
 */
export function possibleAmountsOwed(
  { amount, due, rebate, ...forms }: ChargedForms,
  day: string,
  lastDay: string,
): ReadonlySet<number> {
  const payment: PaymentDay = { amount, due, day, lastDay }
  const owed = Math.max(amount - rebate, 0)
  const fines = new Set(forms.fine.map((fine) => fineOn(payment, fine)))
  const interests = new Set(forms.interest.map((interest) => interestOn(payment, interest)))
  // All forms of a discount have its day.
  const applied =
    forms.discounts[
      appliedDiscount(
        payment,
        forms.discounts.map(([first]) => first!),
      )
    ] ?? []
  const discounts = new Set(applied.length === 0 ? [0] : applied.map((discount) => discountOn(payment, discount, owed)))
  return new Set(
    [...discounts].flatMap((discount) =>
      [...fines].flatMap((fine) => [...interests].map((interest) => owed - discount + fine + interest)),
    ),
  )
}

/** A title on the day of its payment. */
interface PaymentDay extends Pick<ChargedTitle, 'amount' | 'due'> {
  readonly day: string
  /** Last day without fine and interest. */
  readonly lastDay: string
}

const fineOn = ({ amount, due, day, lastDay }: PaymentDay, fine: TitleCharge | null): number =>
  fine !== null && day > lastDay && day >= startOf(fine, due) ? shareOf(fine, amount, 1) : 0

const interestOn = ({ amount, due, day, lastDay }: PaymentDay, interest: TitleCharge | null): number =>
  interest !== null && day > lastDay
    ? shareOf(interest, amount, Math.max(daysBetween(startOf(interest, due), day) + 1, 0))
    : 0

/** Returns the position of the discount that applies; -1 without one. If several are valid, the discount that ends first applies. It is the largest. */
function appliedDiscount({ due, day, lastDay }: PaymentDay, discounts: readonly TitleCharge[]): number {
  const ends = discounts.map(({ date }) => (date === null || date >= due ? lastDay : date))
  return ends.reduce((applied, end, i) => (day <= end && (applied < 0 || end < ends[applied]!) ? i : applied), -1)
}

const discountOn = ({ amount }: PaymentDay, discount: TitleCharge, owed: number): number =>
  Math.min(shareOf(discount, amount, 1), owed)

/** Returns the first day of a charge, never before the day after the due date. */
function startOf({ date }: TitleCharge, due: string): string {
  const first = addDays(due, 1)
  return date === null || date < first ? first : date
}

/** Returns a charge of a number of days in cents. */
export function shareOf(charge: ChargeAmount, amount: number, days: number): number {
  if (charge.kind === 'value') {
    const cents = charge.cents * days
    // Nearly all values: exact without decimals.
    if (Number.isSafeInteger(cents) && (charge.days ?? 1) === 1) return cents
  }
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
