/** What happens to a title, and when, by what is to become of it. */
import { addDays, daysBetween, nextBusinessDay } from '../../cobranca/index.js'
import { type AmountOwed, amountOwed } from './amount-owed.js'
import type { SlipEvent } from './event-occurrences.js'
import type { Random } from './random.js'
import type { EntryOutcome } from './scenarios.js'
import type { SentEntry } from './sent-entries.js'

/** A step in the life of a title. */
export interface Step {
  readonly event: SlipEvent
  readonly date: string
  /** What was paid, or what goes back. */
  readonly payment: Payment | null
}

/** Amounts in cents. */
export interface Payment extends Pick<AmountOwed, 'fine' | 'interest' | 'discount' | 'rebate'> {
  readonly paid: number
  /** Day on which it is credited. */
  readonly credit_at: string
  readonly byPix: boolean
}

/** Days after the due date: when an unpaid title is written off, and the stations of a protest. */
const WRITTEN_OFF = 60
const ORDERED = 5
const SENT = 8
const AT_NOTARY = 9
const PAID_AT_NOTARY = 11
const WITHDRAWN = 12
const PROTESTED = 14

const MOST_DAYS_LATE = 45

/** Days after the payment. */
const REVERSED = 3

/** A title that is due at sight is paid within a month. */
const AT_SIGHT = 30

/** The steps of a title that is entered, in order of their days: business days, but where a payer in time pays on the last days before a due date that is none. */
export function timeline(entry: SentEntry, outcome: EntryOutcome, today: string, random: Random): readonly Step[] {
  const due = entry.due_date ?? addDays(today, AT_SIGHT)
  const steps: Step[] = [{ event: outcome === 'rejected' ? 'rejected' : 'registered', date: today, payment: null }]
  const isBehind = due < today
  const after = (days: number): string => nextBusinessDay(addDays(isBehind ? today : due, days))
  const add = (event: SlipEvent, date: string): void => void steps.push({ event, date, payment: null })
  const pay = (event: SlipEvent, date: string, more: Partial<Pick<Payment, 'paid' | 'byPix'>> = {}): void => {
    const { total, ...owed } = amountOwed({ ...entry, due }, date)
    if (total === 0) return
    const credit_at = nextBusinessDay(addDays(date, 1))
    steps.push({ event, date, payment: { ...owed, paid: total, credit_at, byPix: false, ...more } })
  }
  const inTime = (): string => {
    if (isBehind) return today
    const day = addDays(today, random.between(0, daysBetween(today, due)))
    const business = nextBusinessDay(day)
    return business <= due ? business : day
  }
  switch (outcome) {
    case 'confirmed':
    case 'rejected':
      break
    case 'paid':
      pay('paid', inTime())
      break
    case 'paid_and_reversed': {
      pay('paid', inTime())
      const paid = steps.at(-1)!
      if (paid.payment !== null) {
        const date = nextBusinessDay(addDays(paid.date, REVERSED))
        steps.push({ event: 'reversed', date, payment: paid.payment })
      }
      break
    }
    case 'paid_by_pix':
      pay('paid', inTime(), { byPix: true })
      break
    case 'paid_late':
      pay('paid', after(random.between(1, MOST_DAYS_LATE)))
      break
    case 'paid_partially': {
      const part = Math.floor((Math.max(entry.amount - entry.charges.rebate, 0) * random.between(10, 90)) / 100)
      // Nothing is taken off a part, and nothing comes on top of it.
      if (part > 0) {
        const date = inTime()
        const credit_at = nextBusinessDay(addDays(date, 1))
        steps.push({ event: 'paid_partially', date, payment: { paid: part, credit_at, byPix: false, ...NOTHING } })
      }
      break
    }
    case 'written_off':
      add('written_off', after(WRITTEN_OFF))
      break
    case 'paid_after_write_off':
      add('written_off', after(WRITTEN_OFF))
      pay('paid_after_write_off', after(WRITTEN_OFF + random.between(1, MOST_DAYS_LATE)))
      break
    case 'protested':
    case 'paid_at_notary':
    case 'withdrawn':
      add('protest_ordered', after(ORDERED))
      add('sent_to_notary', after(SENT))
      add('in_notary', after(AT_NOTARY))
      if (outcome === 'protested') add('protested', after(PROTESTED))
      else if (outcome === 'withdrawn') add('withdrawn', after(WITHDRAWN))
      else pay('paid_at_notary', after(PAID_AT_NOTARY))
  }
  return steps
}

const NOTHING = { fine: 0, interest: 0, discount: 0, rebate: 0 } as const
