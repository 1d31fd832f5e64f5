/** Events of a title and their dates, according to its outcome. */
import { addDays, daysBetween } from '../../cobranca/index.js'
import { type AmountOwed, titleAmountOwed } from '../../settlement/amount-owed.js'
import { keptLastDayWithoutCharges, keptNextBusinessDay } from './business-days.js'
import type { SlipEvent } from './event-occurrences.js'
import type { Random } from './random.js'
import type { EntryOutcome } from './scenarios.js'
import type { SentEntry } from './sent-entries.js'

/** Event of a title. */
export interface Step {
  readonly event: SlipEvent
  readonly date: string
  /** Payment, or the payment that is announced or reversed. */
  readonly payment: Payment | null
}

/** Amounts in cents. */
export interface Payment extends Pick<AmountOwed, 'fine' | 'interest' | 'discount' | 'rebate'> {
  readonly paid: number
  /** Date of the credit. */
  readonly credit_at: string
  readonly byPix: boolean
}

/** Days from the due date to each event. */
const DAYS_TO_WRITE_OFF = 60
const DAYS_TO_ORDER = 5
const DAYS_TO_SEND = 8
const DAYS_TO_NOTARY = 9
const DAYS_TO_PAYMENT_AT_NOTARY = 11
const DAYS_TO_WITHDRAWAL = 12
const DAYS_TO_PROTEST = 14

const MAX_DAYS_LATE = 45

/** Days from a payment to its reversal, and from the announcement of a cheque to its clearing. */
const DAYS_TO_REVERSAL = 3

/** Days from a payment to the second payment of the title, at most. */
const MAX_DAYS_TO_SECOND = 10

/** Days until the due date assumed for titles due at sight. */
const DAYS_AT_SIGHT = 30

/** Returns the events of a registered title in order. Their dates are business days, except that a payment on time may fall on a non-business due date. */
export function timeline(entry: SentEntry, outcome: EntryOutcome, today: string, random: Random): readonly Step[] {
  const due = entry.due_date ?? addDays(today, DAYS_AT_SIGHT)
  const steps: Step[] = [{ event: outcome === 'rejected' ? 'rejected' : 'registered', date: today, payment: null }]
  const isOverdue = due < today
  /** Last day without fine and interest. */
  const lastDay = keptLastDayWithoutCharges(due)
  const after = (days: number): string => keptNextBusinessDay(addDays(isOverdue ? today : due, days))
  const add = (event: SlipEvent, date: string): void => void steps.push({ event, date, payment: null })
  const pay = (event: SlipEvent, date: string, more: Partial<Pick<Payment, 'paid' | 'byPix'>> = {}): void => {
    const { amount, charges } = entry
    const { total, fine, interest, discount, rebate } = titleAmountOwed({ amount, due, charges }, date, lastDay)
    if (total === 0) return
    const credit_at = keptNextBusinessDay(addDays(date, 1))
    const { paid = total, byPix = false } = more
    steps.push({ event, date, payment: { fine, interest, discount, rebate, paid, credit_at, byPix } })
  }
  /** Adds an event about the last payment. */
  const undo = (event: SlipEvent): void => {
    const { payment, date } = steps.at(-1)!
    if (payment !== null) steps.push({ event, date: keptNextBusinessDay(addDays(date, DAYS_TO_REVERSAL)), payment })
  }
  const onTime = (): string => {
    if (isOverdue) return today
    const day = addDays(today, random.between(0, daysBetween(today, due)))
    const business = keptNextBusinessDay(day)
    return business <= due ? business : day
  }
  switch (outcome) {
    case 'confirmed':
    case 'rejected':
      break
    case 'paid':
      pay('paid', onTime())
      break
    case 'paid_and_reversed':
      pay('paid', onTime())
      undo('reversed')
      break
    case 'paid_twice': {
      const date = onTime()
      pay('paid', date)
      pay('paid', keptNextBusinessDay(addDays(date, random.between(0, MAX_DAYS_TO_SECOND))))
      break
    }
    case 'cheque_returned':
      pay('paid', onTime())
      undo('cheque_returned')
      break
    case 'cheque_announced_and_returned':
      pay('cheque_announced', onTime())
      undo('cheque_returned')
      break
    case 'cheque_cleared':
    case 'cheque_cleared_and_returned': {
      const date = onTime()
      pay('cheque_announced', date)
      pay('cheque_cleared', keptNextBusinessDay(addDays(date, DAYS_TO_REVERSAL)))
      if (outcome === 'cheque_cleared_and_returned') undo('cheque_returned')
      break
    }
    case 'paid_by_pix':
      pay('paid', onTime(), { byPix: true })
      break
    case 'paid_late':
      pay('paid', keptNextBusinessDay(addDays(isOverdue ? today : lastDay, random.between(1, MAX_DAYS_LATE))))
      break
    case 'paid_partially': {
      const part = Math.floor((Math.max(entry.amount - entry.charges.rebate, 0) * random.between(10, 90)) / 100)
      // A partial payment has no discounts or charges.
      if (part > 0) {
        const date = onTime()
        const credit_at = keptNextBusinessDay(addDays(date, 1))
        steps.push({ event: 'paid_partially', date, payment: { paid: part, credit_at, byPix: false, ...NOTHING } })
      }
      break
    }
    case 'written_off':
      add('written_off', after(DAYS_TO_WRITE_OFF))
      break
    case 'paid_after_write_off':
      add('written_off', after(DAYS_TO_WRITE_OFF))
      pay('paid_after_write_off', after(DAYS_TO_WRITE_OFF + random.between(1, MAX_DAYS_LATE)))
      break
    case 'protested':
    case 'paid_at_notary':
    case 'withdrawn':
      add('protest_ordered', after(DAYS_TO_ORDER))
      add('sent_to_notary', after(DAYS_TO_SEND))
      add('in_notary', after(DAYS_TO_NOTARY))
      if (outcome === 'protested') add('protested', after(DAYS_TO_PROTEST))
      else if (outcome === 'withdrawn') add('withdrawn', after(DAYS_TO_WITHDRAWAL))
      else pay('paid_at_notary', after(DAYS_TO_PAYMENT_AT_NOTARY))
  }
  return steps
}

const NOTHING = { fine: 0, interest: 0, discount: 0, rebate: 0 } as const
