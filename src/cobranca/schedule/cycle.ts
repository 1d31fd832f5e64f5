import { CYCLES, type Cycle } from '../codes/enumerations.js'
import { ValidationError } from '../errors/validation-error.js'
import { notInList } from '../errors/validation-messages.js'
import { addDays, addMonths, isDate } from '../values/dates.js'
import { notADate } from '../values/not-a-date.js'

/**
 * Length of each cycle. The reference gives no number of days for `biweekly` (quinzenal): a quinzena is fifteen.
 */
const LENGTHS: Readonly<Record<Cycle, { readonly days: number } | { readonly months: number }>> = {
  biweekly: { days: 15 },
  monthly: { months: 1 },
  bimonthly: { months: 2 },
  quarterly: { months: 3 },
  semiannual: { months: 6 },
  annual: { months: 12 },
}

/**
 * Returns the date a number of cycles later, or earlier if `count` is negative. A cycle of months keeps the day of the month; in
 * a shorter month it takes the last day. `biweekly` is 15 calendar days. Weekends and holidays do not matter.
 *
 * If an earlier date was moved to the end of its month, give the original day: 28 February with `day` 31 gives 31 March. It is
 * better to count every date from the first one.
 *
 * @param date `YYYY-MM-DD`
 * @param count a whole number
 * @param day day of the month to keep, 1 to 31. Default: the day of the date. Ignored for `biweekly`.
 * @throws {ValidationError} when `date` is not a date, `cycle` not one of `CYCLES`, or the result has no four-digit
 * year
 * @example addCycles('2026-01-31', 'monthly', 1) // '2026-02-28'
 * @example addCycles('2026-01-31', 'monthly', 2) // '2026-03-31'
 * @example addCycles('2026-02-28', 'monthly', 1, 31) // '2026-03-31'
 */
export function addCycles(date: string, cycle: Cycle, count: number, day?: number): string {
  if (!isDate(date)) throw new ValidationError({ date: [notADate(date)] })
  if (!isCycle(cycle)) throw new ValidationError({ cycle: [notInList(Object.keys(CYCLES))] })
  const length = LENGTHS[cycle]
  if ('days' in length) return addDays(date, count * length.days)
  // Counted from January of the same year, which has every day a month can have.
  const [year, month, ownDay] = date.split('-')
  const anchor = `${year}-01-${String(day ?? ownDay).padStart(2, '0')}`
  return addMonths(anchor, Number(month) - 1 + count * length.months)
}

/** Whether a value is the name of a cycle. */
export function isCycle(value: unknown): value is Cycle {
  return typeof value === 'string' && Object.hasOwn(CYCLES, value)
}
