/** Computes the amount due of a title on a day, with its charges. */
import { Decimal } from 'decimal.js'
import { addDays, daysBetween } from '../../cobranca/index.js'
import type { ChargeAmount, TitleCharge, TitleCharges } from '../../remittance/title-charges.js'

const Exact = Decimal.clone({ precision: 40 })

/** Cents. */
export interface AmountOwed {
  readonly fine: number
  readonly interest: number
  readonly discount: number
  readonly rebate: number
  /** Amount to pay: value less deductions, plus fine and interest. */
  readonly total: number
}

/**
 * Returns the amount due: the value less the rebate; until the due date less the valid discounts; afterwards plus fine and interest, each rounded once,
 * half up. Fine and interest start on their own dates or, if the file has no date, on the day after the due date. Interest per month counts 1/30 per day.
 */
export function amountOwed(
  title: { readonly amount: number; readonly due: string; readonly charges: TitleCharges },
  day: string,
): AmountOwed {
  const { amount, due, charges } = title
  const { fine, interest, discounts, rebate } = charges
  const isLate = day > due
  const late = {
    fine: isLate && fine !== null && day >= startOf(fine, due) ? shareOf(fine, amount, 1) : 0,
    interest:
      isLate && interest !== null
        ? shareOf(interest, amount, Math.max(daysBetween(startOf(interest, due), day) + 1, 0))
        : 0,
  }
  // Of several valid discounts, the one that ends first applies. It is the largest.
  const applied = discounts
    .filter(({ date }) => !isLate && day <= (date ?? due))
    .sort((a, b) => ((a.date ?? due) < (b.date ?? due) ? -1 : 1))[0]
  const owed = Math.max(amount - rebate, 0)
  const discount = applied === undefined ? 0 : Math.min(shareOf(applied, amount, 1), owed)
  return { ...late, discount, rebate: amount - owed, total: owed - discount + late.fine + late.interest }
}

/** Returns the first day of a charge, never before the day after the due date. */
function startOf({ date }: TitleCharge, due: string): string {
  const first = addDays(due, 1)
  return date === null || date < first ? first : date
}

function shareOf(charge: ChargeAmount, amount: number, days: number): number {
  if (charge.kind === 'value') return charge.cents * days
  return new Exact(amount)
    .times(charge.percentage)
    .times(days)
    .div(100 * charge.days)
    .toDecimalPlaces(0, Decimal.ROUND_HALF_UP)
    .toNumber()
}
