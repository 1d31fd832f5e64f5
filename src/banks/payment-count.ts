/** Number of payments that a slip allows. */
import { mustBeAtLeast, mustBeAtMost, type PreparedSlip, ValidationError } from '../cobranca/index.js'

interface PaymentCount {
  readonly field: 'payment_count' | 'divergent_payment_limit'
  readonly count: number | null
}

const limitOf = ({ divergent_payment }: PreparedSlip): PaymentCount => ({ field: 'divergent_payment_limit', count: divergent_payment?.limit ?? null })

/** The number of payments of a slip, and its field. Two fields may have it; if both have a value, they are equal. */
export function paymentCountOf(slip: PreparedSlip): PaymentCount {
  const limit = limitOf(slip)
  return limit.count === null ? { field: 'payment_count', count: slip.payment_count } : limit
}

/**
 * Returns the number of payments for columns that hold 1 to `maximum`; 1 if the slip sets no number.
 *
 * @throws {ValidationError} if the slip's number is not in this range
 */
export const paymentCountUpTo = (maximum: number, slip: PreparedSlip): number => countUpTo(maximum, paymentCountOf(slip))

/**
 * The same for layouts without the feature `payment_count`, where the number belongs to the payments of another value.
 *
 * @throws {ValidationError} if the slip's number is not in this range
 */
export const paymentLimitUpTo = (maximum: number, slip: PreparedSlip): number => countUpTo(maximum, limitOf(slip))

function countUpTo(maximum: number, { field, count }: PaymentCount): number {
  if (count === null) return 1
  if (count < 1) throw new ValidationError({ [field]: [mustBeAtLeast(1)] })
  if (count > maximum) throw new ValidationError({ [field]: [mustBeAtMost(maximum)] })
  return count
}
