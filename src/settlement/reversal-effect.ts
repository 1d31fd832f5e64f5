/** Decides which payment a reversal cancels, by the bookings of its title. */
import type { PaymentReversal, ReviewCode } from '../return/index.js'
import type { SettlementReviewCode } from './review-reasons.js'
import type { SlipTransitionName } from './slip-status.js'
import type { TitleNet } from './title-nets.js'

/** The effect of a reversal. */
export interface ReversalEffect {
  /** Null if nothing is to be undone. */
  readonly reversal: PaymentReversal | null
  /** Why a person must check it. */
  readonly review: SettlementReviewCode | null
  /** Whether another payment of the title remains, which pays it in full. The slip is then still paid. */
  readonly isStillPaid: boolean
}

/**
 * Returns the effect of a reversal. An unconditional one undoes its amount; a person checks it if the books have less, or if a payment waits. A conditional one,
 * a returned cheque, undoes a payment only if one is booked, and never more than that.
 *
 * @param transition change of the slip by the record, as if the payment was booked
 */
export function reversalEffect(
  reversal: PaymentReversal,
  net: TitleNet,
  transition: SlipTransitionName | null,
): ReversalEffect {
  const undone = undoneBy(reversal, net, transition)
  if (undone.reversal === null) return { ...undone, isStillPaid: isPaidLater(reversal, net, transition) }
  const { reversed_amount } = undone.reversal
  return { ...undone, isStillPaid: reversed_amount !== null && isPaidBy(net.total - reversed_amount, reversal) }
}

/** Whether an amount pays the title in full. */
const isPaidBy = (cents: number, { amount }: PaymentReversal): boolean =>
  cents > 0 && amount !== null && cents >= amount

/** Whether the title was paid in full after a reversal that undoes nothing. */
const isPaidLater = (
  reversal: PaymentReversal,
  { booked, total }: TitleNet,
  transition: SlipTransitionName | null,
): boolean => transition === 'payment_reversed' && total > booked && isPaidBy(total, reversal)

/**
 * Returns a reversal with the amount that it undoes, if that was ambiguous and the bookings of the title decide it: what is booked is one of the possible amounts, or
 * nothing is booked. Otherwise returns the reversal itself.
 */
export function decidedReversal(
  reversal: PaymentReversal,
  { booked, isComplete, isUncertain }: TitleNet,
): PaymentReversal {
  const possible = reversal.needs_review.find(({ code }) => code === AMBIGUOUS)?.possible_amounts
  const isNothing = isComplete && booked <= 0
  if (possible === undefined || isUncertain || !(isNothing || possible.includes(booked))) return reversal
  const needs_review = reversal.needs_review.filter(({ code }) => code !== AMBIGUOUS)
  return { ...reversal, needs_review, ...(!isNothing && { reversed_amount: booked }) }
}

const AMBIGUOUS = 'paid_amount_ambiguous' satisfies ReviewCode

function undoneBy(
  reversal: PaymentReversal,
  net: TitleNet,
  transition: SlipTransitionName | null,
): Omit<ReversalEffect, 'isStillPaid'> {
  const amount = reversal.reversed_amount ?? 0
  const { booked, isComplete, isUncertain } = net
  // The record undoes the write-off.
  if (amount === 0 && booked <= 0 && !isUncertain && transition === 'write_off_reversed')
    return { reversal: null, review: null }
  if (!reversal.conditional) {
    if (amount === 0) return { reversal, review: 'reversed_amount_unknown' }
    const isBooked = !isUncertain && (!isComplete || amount <= booked)
    return { reversal, review: isBooked ? null : 'reversal_of_unbooked_payment' }
  }
  if (isUncertain) return { reversal, review: 'conditional_reversal' }
  if (isComplete && booked <= 0)
    return { reversal: null, review: transition === 'payment_reversed' ? 'reversal_without_payment' : null }
  if (amount > 0 && amount <= booked) return { reversal, review: null }
  if (!isComplete) return { reversal, review: 'conditional_reversal' }
  return {
    reversal: { ...reversal, reversed_amount: booked },
    review: amount === 0 ? 'reversed_amount_unknown' : 'reversal_above_booked',
  }
}
