/**
 * What fine, interest and discounts of a slip put into P and R (10.6, pp. 55 and 57): values in reais, percentages with two decimals. A bank spreads
 * these under its own differences.
 */
import { type PreparedCharge, percentPerMonth, scaledPercentage, valueOrPercentage } from '../../../cobranca/index.js'
import type { Encodable } from '../../../fixed-width/index.js'
import type { segmentP, segmentR } from './remittance-segments.js'

type P = Encodable<typeof segmentP>
type R = Encodable<typeof segmentR>

/** C021 and G073: 1 a value, 2 a percentage; 0, which the pages do not print but banks take, none. */
const chargeType = (charge: PreparedCharge | null | undefined): string => (charge == null ? '0' : charge.kind === 'value' ? '1' : '2')

/** R$ a day or % a month (C018 to C020): a daily percentage is sent as thirty days of it. 3 when there is none. */
export function interest240(charge: PreparedCharge | null): Partial<Pick<P, 'interest_type' | 'interest_date' | 'interest_value'>> {
  if (charge === null) return { interest_type: '3' }
  if (charge.kind === 'value') return { interest_type: '1', interest_date: charge.date, interest_value: charge.cents }
  const perMonth = percentPerMonth(charge.percentage, 2, 'interest_percentage')
  return { interest_type: '2', interest_date: charge.date, interest_value: scaledPercentage(perMonth, 2, 'interest_percentage') }
}

/** The first discount, in P (C021 to C023). */
export function discount240([first]: readonly PreparedCharge[]): Pick<P, 'discount_type' | 'discount_date' | 'discount_value'> {
  return {
    discount_type: chargeType(first),
    discount_date: first?.date ?? null,
    discount_value: valueOrPercentage(first, 'discount_percentage'),
  }
}

/** The second and the third, in R. */
export function furtherDiscounts240([, second, third]: readonly PreparedCharge[]) {
  return {
    second_discount_type: chargeType(second),
    second_discount_date: second?.date ?? null,
    second_discount_value: valueOrPercentage(second, 'second_discount_percentage'),
    third_discount_type: chargeType(third),
    third_discount_date: third?.date ?? null,
    third_discount_value: valueOrPercentage(third, 'third_discount_percentage'),
  } satisfies Partial<R>
}

/** G073 to G075, in R. */
export function fine240(fine: PreparedCharge | null): Pick<R, 'fine_type' | 'fine_date' | 'fine_value'> {
  return { fine_type: chargeType(fine), fine_date: fine?.date ?? null, fine_value: valueOrPercentage(fine, 'fine_percentage') }
}
