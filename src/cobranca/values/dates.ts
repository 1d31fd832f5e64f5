import { addMonths as addMonthsTo } from 'date-fns/addMonths'
import { ValidationError } from '../errors/validation-error.js'
import { NOT_A_DATE } from '../errors/validation-messages.js'
import { dayNumber, daysOfMonth, dayText } from './day-number.js'
import { notADate } from './not-a-date.js'
import { UtcDate } from './utc-date.js'

/*
 * A date is a `YYYY-MM-DD` text: a day of the calendar, with no hour and no time zone. All days here are calendar days;
 * nothing depends on the machine's time zone or clock.
 */

/** The last day that a date can have. */
export const LAST_DATE = '9999-12-31'

/** Whether a value is a day that exists, written `YYYY-MM-DD` (years 0000 to 9999). */
export function isDate(value: unknown): value is string {
  if (typeof value !== 'string' || value.length !== 10) return false
  if (value.charCodeAt(4) !== HYPHEN || value.charCodeAt(7) !== HYPHEN) return false
  const century = twoDigits(value, 0)
  const year = twoDigits(value, 2)
  const month = twoDigits(value, 5)
  const day = twoDigits(value, 8)
  if (century < 0 || year < 0 || month < 1 || month > 12) return false
  return day >= 1 && day <= daysOfMonth(century * 100 + year, month)
}

const HYPHEN = 45
const ZERO = 48

/** Returns the number of two digits; a negative number if one of them is not a digit. */
function twoDigits(text: string, at: number): number {
  const tens = text.charCodeAt(at) - ZERO
  const units = text.charCodeAt(at + 1) - ZERO
  return tens >= 0 && tens <= 9 && units >= 0 && units <= 9 ? tens * 10 + units : -1
}

/**
 * Returns the date a number of calendar days later, or earlier if `days` is negative.
 *
 * @throws ValidationError when `date` is not a date, or the result has no four-digit year
 * @example addDays('2026-12-31', 1) // '2027-01-01'
 */
export function addDays(date: string, days: number): string {
  const later = dayText(numberOf(date, days))
  if (later === '') throw new ValidationError({ date: [NOT_A_DATE] })
  return later
}

/**
 * Returns the same day a number of months later, or the last day of that month if the month is shorter.
 *
 * @throws ValidationError when `date` is not a date, or the result has no four-digit year
 * @example addMonths('2027-01-31', 1) // '2027-02-28'
 */
export function addMonths(date: string, months: number): string {
  return checked(textOf(addMonthsTo(midnightOf(date), months)))
}

/**
 * Returns the calendar days from one date to another: 1 from today to tomorrow, negative if `to` is earlier.
 *
 * @throws ValidationError when one of them is not a date
 */
export function daysBetween(from: string, to: string): number {
  return numberOf(to) - numberOf(from)
}

/**
 * Whether a date is a Saturday or a Sunday. Holidays are not known here.
 *
 * @throws ValidationError when it is not a date
 */
export function isWeekend(date: string): boolean {
  return (numberOf(date) + WEDNESDAY) % 7 > 4
}

/** Day 0 was the third day of its week. Adding ten weeks avoids negative numbers for the days before it. */
const WEDNESDAY = 2 + 70

/** Returns the number of the day that is some days after a date. */
function numberOf(date: string, days = 0): number {
  if (date !== lastDate) {
    checked(date)
    lastDay = twoDigits(date, 8)
    beforeMonth = dayNumber(twoDigits(date, 0) * 100 + twoDigits(date, 2), twoDigits(date, 5), 0)
    lastDate = date
  }
  return beforeMonth + Math.trunc(lastDay + days)
}

/** Cache of the last base date: all dates of a slip are counted from its due date. `beforeMonth` is the number of the day before its month. */
let lastDate = '2026-01-01'
let lastDay = 1
let beforeMonth = dayNumber(2026, 1, 0)

function midnightOf(date: string): UtcDate {
  return new UtcDate(`${checked(date)}T00:00:00Z`)
}

function checked(date: string): string {
  if (!isDate(date)) throw new ValidationError({ date: [notADate(date)] })
  return date
}

/** Returns the day of a Date in UTC. For an invalid Date, or a year of more than four digits, the text is not a date. */
function textOf(date: Date): string {
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().replace(/T.*/, '')
}
