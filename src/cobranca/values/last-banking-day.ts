import { ValidationError } from '../errors/validation-error.js'
import { INVALID } from '../errors/validation-messages.js'
import { isBusinessDay, nextBusinessDay } from './bank-calendar.js'
import { addDays, LAST_DATE } from './dates.js'

/*
 * The last business day of the year. Banks work on it among themselves, so it is a business day of the calendar, but they neither serve the public nor clear
 * (Resolução CMN 2.875/2001, art. 3, and 2.932/2002, art. 2; today 4.880/2020). By custom, not by law, a title due on it is paid on the next open day without
 * charges. FEBRABAN's yearly notices describe it, from 26 December 2000 to January 2026.
 */

/**
 * Returns the last business day of a year. Banks are closed to the public on this day, and there is no clearing.
 *
 * @param year 0 to 9999; made for 2000 to 2100
 * @throws {ValidationError} under `year` when it is no such number
 * @example lastBankingDay(2022) // '2022-12-30'
 */
export function lastBankingDay(year: number): string {
  if (!Number.isInteger(year) || year < 0 || year > 9999) throw new ValidationError({ year: [INVALID] })
  let day = `${String(year).padStart(4, '0')}-12-31`
  while (!isBusinessDay(day)) day = addDays(day, -1)
  return day
}

/**
 * Whether a day is the last business day of its year.
 *
 * @param date `YYYY-MM-DD`
 * @throws {ValidationError} under `date` when it is not a date
 */
export const isLastBankingDay = (date: string): boolean =>
  isBusinessDay(date) && date.slice(5, 7) === '12' && date === lastBankingDay(Number(date.slice(0, 4)))

/**
 * The last day on which a slip is paid without fine and interest: its due date, or the next business day if banks are closed on the due date. After the last
 * business day of the year, on which banks do not serve the public, it is the first business day of the next year: by custom, not by law.
 *
 * @param due due date, `YYYY-MM-DD`
 * @throws {ValidationError} under `date` when it is not a date
 * @example lastDayWithoutCharges('2026-03-21') // '2026-03-23', a Monday
 * @example lastDayWithoutCharges('2025-12-31') // '2026-01-02'
 */
export function lastDayWithoutCharges(due: string): string {
  const day = nextBusinessDay(due)
  return isLastBankingDay(day) && day !== LAST_DATE ? nextBusinessDay(addDays(day, 1)) : day
}
