/*
 * Days of the calendar as numbers: plain arithmetic, for dates that are computed for every slip. Day 0 is 1 March of the year 0, so that the additional day of
 * a leap year is the last day of its year (Howard Hinnant, «chrono-Compatible Low-Level Date Algorithms»).
 */

const DAYS_OF_400_YEARS = 146_097

const DAYS_OF_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/** @param month from 1 */
export const daysOfMonth = (year: number, month: number): number =>
  month === 2 && isLeapYear(year) ? 29 : DAYS_OF_MONTH[month - 1]!

/** The number of a day; `day` may lie outside its month, and counts on. */
export function dayNumber(year: number, month: number, day: number): number {
  const fromMarch = month > 2 ? month - 3 : month + 9
  const marchYear = month > 2 ? year : year - 1
  const leapDays = Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400)
  return marchYear * 365 + leapDays + Math.floor((153 * fromMarch + 2) / 5) + day - 1
}

const FIRST = dayNumber(0, 1, 1)
const LAST = dayNumber(9999, 12, 31)

const KEPT = 1024
const keptNumbers = new Int32Array(KEPT).fill(FIRST - 1)
const keptTexts: string[] = new Array<string>(KEPT).fill('')

/** `YYYY-MM-DD` of a day by its number; empty for a number outside the years 0000 to 9999. Slips repeat few days: the last ones made are kept. */
export function dayText(number: number): string {
  if (!(number >= FIRST && number <= LAST)) return ''
  const slot = number & (KEPT - 1)
  if (keptNumbers[slot] === number) return keptTexts[slot]!
  const text = textOf(number)
  keptNumbers[slot] = number
  keptTexts[slot] = text
  return text
}

function textOf(number: number): string {
  const era = Math.floor(number / DAYS_OF_400_YEARS)
  const dayOfEra = number - era * DAYS_OF_400_YEARS
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const fromMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const day = dayOfYear - Math.floor((153 * fromMarch + 2) / 5) + 1
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  return `${String(year).padStart(4, '0')}-${month < 10 ? '0' : ''}${month}-${day < 10 ? '0' : ''}${day}`
}
