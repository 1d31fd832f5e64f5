/** What a payer owes on a day, by the charges of the title. */
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
  /** All together. */
  readonly total: number
}

/**
 * Value less rebate, and until the due date less the discounts that still hold; after it with fine and interest, each rounded once, half up. Fine
 * and interest begin on their own day, or on the one after the due date where the file tells none; interest of a month is a thirtieth of it a day.
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
  // Of several discounts the one that ends first holds, and is the greatest.
  const held = discounts
    .filter(({ date }) => !isLate && day <= (date ?? due))
    .sort((a, b) => ((a.date ?? due) < (b.date ?? due) ? -1 : 1))[0]
  const owed = Math.max(amount - rebate, 0)
  const discount = held === undefined ? 0 : Math.min(shareOf(held, amount, 1), owed)
  return { ...late, discount, rebate: amount - owed, total: owed - discount + late.fine + late.interest }
}

/** No charge begins before the day after the due date. */
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
