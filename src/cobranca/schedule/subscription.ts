import type { Cycle } from '../codes/enumerations.js'
import { ValidationError } from '../errors/validation-error.js'
import { mustBeAtMost } from '../errors/validation-messages.js'
import type { OptionalFields, Slip } from '../slip/slip.js'
import { addDays, daysBetween } from '../values/dates.js'
import type { MoneyInput } from '../values/money.js'
import { addCycles } from './cycle.js'
import { isAbsentField, ScheduleFields } from './schedule-fields.js'
import { type DueDateOptions, dueDate, type SlipTemplate, slipFrom, templateNames } from './slip-template.js'

/**
 * A recurring charge: the service's `customer_subscription`. Besides its own fields it has fields of its slips, such as payer and charges; each slip gets a
 * copy of them. The number and date of the document are copied too, although the service does not have them here: leave them out if each slip has its own.
 *
 * Source: public service reference, `customer_subscriptions`.
 */
export interface Subscription extends SlipTemplate, OptionalFields<SubscriptionFields> {
  /** Value of each slip. */
  amount: MoneyInput
}

interface SubscriptionFields {
  /** The subscription at the service, or in the caller's database: `customer_subscription_id` of its slips. */
  id: string | number
  /** From one due date to the next. Default `monthly`. */
  cycle: Cycle
  /** Day for which the next slip is meant. When absent, one cycle after `created_at`. Never moved to a business day. */
  next_billing: string
  /**
   * Ours, not the service's: the day of the month that `next_billing` comes back to after a shorter month, 1 to 31.
   * Store it with `next_billing`: both are returned. Used only if `next_billing` is the last day of its
   * month; setting `next_billing` to another day starts again from there.
   */
  billing_day: number
  /** Last day for which a slip may be meant; it may be due later, on the next business day. When absent, no end. */
  end_at: string
  /** Calendar days from a slip's creation to `next_billing`. Default 7. */
  days_in_advance: number
  /** Day on which the subscription began, `YYYY-MM-DD`: today, for a new one. Required without `next_billing`. */
  created_at: string
}

/** State of a subscription: store it and pass it to the next call. */
export interface Billing {
  /** Day for which the next slip is meant, `YYYY-MM-DD`. */
  readonly next_billing: string
  /** Day of the month that `next_billing` returns to after a shorter month, 1 to 31; null if the cycle is not a number of months. */
  readonly billing_day: number | null
}

/** A slip of a subscription. */
export type SubscriptionSlip = Slip & {
  /** `id` of the subscription, if it has one. */
  readonly customer_subscription_id?: string | number
}

/** Slips to create now, and the state of the subscription after them. */
export interface SubscriptionSlips extends Billing {
  /** By due date; empty if no slip is due for creation. */
  readonly slips: readonly SubscriptionSlip[]
}

/** The next slip, and the state of the subscription after it. */
export interface NextCharge extends Billing {
  readonly slip: SubscriptionSlip
}

export interface SubscriptionOptions extends DueDateOptions {
  /** The last day of creation to look at, `YYYY-MM-DD`: today, for a job that runs daily. */
  readonly until: string
}

/**
 * The slips of a subscription that are due for creation up to a day: those meant for a day at most `days_in_advance`
 * days later, and not after `end_at`. Calls for each day give the same slips as one call for the last day, as long
 * as `next_billing` and `billing_day` are carried on.
 *
 * The slips' other fields are copied as they are: the remittance validates each slip.
 *
 * @throws {ValidationError} with everything wrong with the subscription's own fields, and with names that are no field
 * @example
 * const subscription = { ...payer, amount: '50,00', next_billing: '2017-04-10', days_in_advance: 10 }
 * slipsOfSubscription(subscription, { until: '2017-03-31' })
 * // { slips: [{ …, amount: '50,00', expire_at: '2017-04-10' }], next_billing: '2017-05-10', billing_day: 10 }
 */
export function slipsOfSubscription(subscription: Subscription, options: SubscriptionOptions): SubscriptionSlips {
  const fields = new ScheduleFields(subscription, SUBSCRIPTION_NAMES)
  const until = fields.requiredDate('until', options.until) ?? ''
  const plan = planOf(subscription, fields)
  const slips: SubscriptionSlip[] = []
  let billing = plan.first
  while (!isOver(plan, billing) && daysBetween(until, billing.next_billing) <= plan.daysInAdvance) {
    slips.push(slipFor(subscription, plan, billing, options))
    billing = following(plan, billing)
  }
  return { slips, ...billing }
}

/**
 * The next slip of a subscription, whenever it would have been due for creation: the service's `next_charge`.
 *
 * @throws {ValidationError} with all errors of the subscription's own fields, and unknown names; under `next_billing` when the
 * subscription has ended
 * @example nextCharge({ ...payer, amount: '50,00', next_billing: '2016-06-18' }).next_billing // '2016-07-18'
 */
export function nextCharge(subscription: Subscription, options: DueDateOptions = {}): NextCharge {
  const plan = planOf(subscription, new ScheduleFields(subscription, SUBSCRIPTION_NAMES))
  if (isOver(plan, plan.first)) throw new ValidationError({ next_billing: [mustBeAtMost(plan.end ?? '')] })
  return { slip: slipFor(subscription, plan, plan.first, options), ...following(plan, plan.first) }
}

/** The names that a subscription may have. */
export const SUBSCRIPTION_NAMES = templateNames('da assinatura', [
  'amount',
  'cycle',
  'next_billing',
  'billing_day',
  'end_at',
  'days_in_advance',
  'created_at',
] satisfies (keyof Subscription)[])

/** A subscription's own fields, read. */
interface Plan {
  readonly amount: MoneyInput
  readonly cycle: Cycle
  readonly first: Billing
  readonly end: string | null
  readonly daysInAdvance: number
}

function planOf(subscription: Subscription, fields: ScheduleFields): Plan {
  const amount = fields.amount(subscription.amount) ?? 0
  const cycle = fields.cycle(subscription.cycle) ?? 'monthly'
  const end = fields.date('end_at', subscription.end_at)
  const daysInAdvance = fields.wholeNumber('days_in_advance', subscription.days_in_advance, 0) ?? 7
  const day = fields.wholeNumber('billing_day', subscription.billing_day, 1)
  const isFirst = isAbsentField(subscription.next_billing)
  const start = isFirst
    ? fields.requiredDate('created_at', subscription.created_at)
    : fields.date('next_billing', subscription.next_billing)
  if (day !== null && day > 31) fields.refuse('billing_day', mustBeAtMost(31))
  fields.done()
  const given = { next_billing: start ?? '', billing_day: billingDay(start ?? '', cycle, isFirst ? null : day) }
  return { amount, cycle, first: isFirst ? following({ cycle }, given) : given, end, daysInAdvance }
}

/** The day of the month for the dates after a date: the stored day, if a shorter month has moved the date to its end. */
function billingDay(date: string, cycle: Cycle, remembered: number | null): number | null {
  if (cycle === 'biweekly') return null
  const day = Number(date.slice(8))
  const isMonthEnd = addDays(date, 1).endsWith('-01')
  return isMonthEnd ? Math.max(day, remembered ?? day) : day
}

function following({ cycle }: Pick<Plan, 'cycle'>, { next_billing, billing_day }: Billing): Billing {
  return { next_billing: addCycles(next_billing, cycle, 1, billing_day ?? undefined), billing_day }
}

function isOver({ end }: Plan, { next_billing }: Billing): boolean {
  return end !== null && next_billing > end
}

function slipFor(subscription: Subscription, plan: Plan, billing: Billing, options: DueDateOptions): SubscriptionSlip {
  const slip = slipFrom(subscription, plan.amount, dueDate(billing.next_billing, options))
  return isAbsentField(subscription.id) ? slip : { ...slip, customer_subscription_id: subscription.id! }
}
