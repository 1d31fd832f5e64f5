/** The message for a value that is not a date. */
import { shownCode, shownValue } from '../errors/shown-value.js'
import { NOT_A_DATE } from '../errors/validation-messages.js'
import { daysOfMonth } from './day-number.js'

/**
 * Names the value and the form of a date; if the value can be read as a day, also that day.
 *
 * @example notADate('31/03/2026') // 'não é uma data válida: informe «31/03/2026» como AAAA-MM-DD, 2026-03-31'
 */
export function notADate(given: unknown): string {
  if (given === undefined || given === null || given === '') return NOT_A_DATE
  const meant = given instanceof Date ? dayOfDate(given) : dayOfText(String(given).trim())
  if (given instanceof Date)
    return `${NOT_A_DATE}: informe um texto AAAA-MM-DD${meant === null ? '' : `, '${meant}'`}, e não um Date`
  return meant === null
    ? `${NOT_A_DATE}: ${shownCode(given)} não é um dia na forma AAAA-MM-DD`
    : `${NOT_A_DATE}: informe ${shownValue(given)} como AAAA-MM-DD, ${meant}`
}

/** A Date is the midnight of UTC for `new Date('2026-03-31')`, of the machine's time zone for `new Date(2026, 2, 31)`. */
function dayOfDate(date: Date): string | null {
  if (Number.isNaN(date.getTime())) return null
  return date.getTime() % MILLISECONDS_OF_DAY === 0
    ? dayOf(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate())
    : dayOf(date.getFullYear(), date.getMonth() + 1, date.getDate())
}

const MILLISECONDS_OF_DAY = 86_400_000

const YEAR_FIRST = /^(\d{4})([-/.]?)(\d{1,2})\2(\d{1,2})(?:[T ][\d:.]+(?:Z|[+-][\d:]+)?)?$/
const DAY_FIRST = /^(\d{1,2})([-/.]?)(\d{1,2})\2(\d{4}|\d{2})$/

/** Returns the day that a text in another form means; null if it means no day. Brazilian texts have the day first. */
export function dayOfText(text: string): string | null {
  const yearFirst = YEAR_FIRST.exec(text)
  if (yearFirst !== null && isUnambiguous(yearFirst[2]!, text)) {
    const day = dayOf(Number(yearFirst[1]), Number(yearFirst[3]), Number(yearFirst[4]))
    if (day !== null) return day
  }
  const dayFirst = DAY_FIRST.exec(text)
  if (dayFirst === null || !isUnambiguous(dayFirst[2]!, text)) return null
  const year = Number(dayFirst[4])
  return dayOf(year < 100 ? CENTURY + year : year, Number(dayFirst[3]), Number(dayFirst[1]))
}

const CENTURY = 2000

/** Without separators, day, month and year are clear in eight digits only. */
const isUnambiguous = (separator: string, text: string): boolean => separator !== '' || text.length === 8

/** Null for a day that does not exist, or of a year that no slip has. */
function dayOf(year: number, month: number, day: number): string | null {
  if (year < 1900 || year > 2199 || month < 1 || month > 12 || day < 1 || day > daysOfMonth(year, month)) return null
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
