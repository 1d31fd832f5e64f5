import { addDays as addDaysTo } from 'date-fns/addDays'
import { addMonths as addMonthsTo } from 'date-fns/addMonths'
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { isWeekend as fallsOnWeekend } from 'date-fns/isWeekend'
import { UtcDate } from './utc-date.js'
import { ValidationError } from './validation-error.js'
import { NOT_A_DATE } from './validation-messages.js'

/*
 * A date is a `YYYY-MM-DD` text: a day of the calendar, with no hour and no time zone. All days here are calendar days;
 * nothing depends on the machine's time zone or clock.
 */

/** Whether a value is a day that exists, written `YYYY-MM-DD` (years 0000 to 9999). */
export function isDate(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const midnight = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(midnight.getTime()) && textOf(midnight) === value
}

/**
 * The date so many calendar days later; earlier when `days` is negative.
 *
 * @throws ValidationError when `date` is not a date, or the result has no four-digit year
 * @example addDays('2026-12-31', 1) // '2027-01-01'
 */
export function addDays(date: string, days: number): string {
  return checked(textOf(addDaysTo(midnightOf(date), days)))
}

/**
 * The same day so many months later, or the last day of that month when it has no such day.
 *
 * @throws ValidationError when `date` is not a date, or the result has no four-digit year
 * @example addMonths('2027-01-31', 1) // '2027-02-28'
 */
export function addMonths(date: string, months: number): string {
  return checked(textOf(addMonthsTo(midnightOf(date), months)))
}

/**
 * Calendar days from one date to another: 1 from today to tomorrow, negative backwards.
 *
 * @throws ValidationError when one of them is not a date
 */
export function daysBetween(from: string, to: string): number {
  return differenceInCalendarDays(midnightOf(to), midnightOf(from))
}

/**
 * Whether a date is a Saturday or a Sunday. Holidays are not known here.
 *
 * @throws ValidationError when it is not a date
 */
export function isWeekend(date: string): boolean {
  return fallsOnWeekend(midnightOf(date))
}

function midnightOf(date: string): UtcDate {
  return new UtcDate(`${checked(date)}T00:00:00Z`)
}

function checked(date: string): string {
  if (!isDate(date)) throw new ValidationError({ date: [NOT_A_DATE] })
  return date
}

/** The day of a Date in UTC; years beyond four digits, and no date at all, give a text that is not a date. */
function textOf(date: Date): string {
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().replace(/T.*/, '')
}
