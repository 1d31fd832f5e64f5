/** The amounts that a slip allows to be paid, besides what is owed. */
import type { PreparedDivergentPayment, Slip } from '../cobranca/index.js'

/** Fields of a slip that allow a payment of another amount. */
export type PaymentLimitField = Extract<keyof Slip, `divergent_payment_${string}`>

/**
 * Whether a slip allows a payment of an amount.
 *
 * @param cents the payment
 * @param amount value of the slip, of which the limits may be percentages
 */
export function isAllowed(cents: number, amount: number, divergent: PreparedDivergentPayment | null): boolean {
  if (divergent === null || divergent.type === ONLY_OWED) return false
  const centsOf = (limit: NonNullable<PreparedDivergentPayment['minimum']>): number =>
    typeof limit === 'number' ? limit : limit.times(amount).div(100).toNumber()
  const { minimum, maximum } = divergent
  return (minimum === null || cents >= centsOf(minimum)) && (maximum === null || cents <= centsOf(maximum))
}

const ONLY_OWED = '3' satisfies PreparedDivergentPayment['type']
