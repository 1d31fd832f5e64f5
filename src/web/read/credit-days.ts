/** Payments and reversals by the day of their credit. */
import type { MovedRow } from './title-row.js'

/** Sums of one day, in integer cents. */
export interface CreditDay {
  /** `YYYY-MM-DD`; null for movements without a day of credit. */
  readonly day: string | null
  readonly payments: number
  readonly paid: number
  /** Sum of the credited amounts; null if no payment has one. */
  readonly credited: number | null
  /** Payments without a credited amount. */
  readonly without_credited: number
  /** Fees of the payments; null if no payment has one. */
  readonly fees: number | null
  readonly reversals: number
  readonly reversed: number
}

type OpenDay = { -readonly [Name in keyof CreditDay]: CreditDay[Name] }

/** Sums movements by day, in the order of the days; movements without a day come last. */
export function creditDaysOf(movements: Iterable<MovedRow>): CreditDay[] {
  const days = new Map<string | null, OpenDay>()
  for (const moved of movements) {
    const known = days.get(moved.day)
    const day = known ?? emptyDay(moved.day)
    if (known === undefined) days.set(moved.day, day)
    if (moved.type === 'reversal') {
      day.reversals++
      day.reversed += moved.paid ?? 0
      continue
    }
    day.payments++
    day.paid += moved.paid ?? 0
    day.credited = plus(day.credited, moved.credited)
    day.fees = plus(day.fees, moved.fee)
    if (moved.credited === null) day.without_credited++
  }
  return [...days.values()].sort((a, b) => (a.day ?? LAST).localeCompare(b.day ?? LAST))
}

/** After every day. */
const LAST = '9999-99-99'

const emptyDay = (day: string | null): OpenDay => ({
  day,
  payments: 0,
  paid: 0,
  credited: null,
  without_credited: 0,
  fees: null,
  reversals: 0,
  reversed: 0,
})

/** Adds an amount that may be absent to a sum that is absent before the first amount. */
export const plus = (sum: number | null, amount: number | null): number | null =>
  amount === null ? sum : (sum ?? 0) + amount
