/** Dates of the Gregorian calendar in columns of digits. */

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Earliest year of a date. Earlier years are default values of programs (01/01/0001) and are impossible dates. */
const FIRST_YEAR = 1900

export function isCalendarDate(year: number, month: number, day: number): boolean {
  if (year < FIRST_YEAR || month < 1 || month > 12 || day < 1) return false
  if (month === 2 && day === 29) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return day <= DAYS[month - 1]!
}

/** Two-digit years: 80–99 are 1980–1999, 00–79 are 2000–2079. CNAB cobrança began in the 1980s. */
export const fullYear = (twoDigits: number): number => (twoDigits < 80 ? 2000 : 1900) + twoDigits

const CACHE_SIZE = 1024
const cachedKeys = new Int32Array(CACHE_SIZE)
const cachedTexts: string[] = new Array(CACHE_SIZE).fill('')

/** Returns a valid date as `YYYY-MM-DD`. Files repeat few dates, so recent texts are cached. */
export function isoDate(year: number, month: number, day: number): string {
  const key = (year << 9) | (month << 5) | day
  const slot = (key ^ (key >> 10)) & (CACHE_SIZE - 1)
  if (cachedKeys[slot] === key) return cachedTexts[slot]!
  const text = `${year}-${month < 10 ? '0' : ''}${month}-${day < 10 ? '0' : ''}${day}`
  cachedKeys[slot] = key
  cachedTexts[slot] = text
  return text
}

/** Number of days that means "no date": the smallest 32-bit integer. */
export const NO_DATE = -(2 ** 31)

const DAY = 86_400_000

/** Returns the days since 1970-01-01 of a date `YYYY-MM-DD`; {@link NO_DATE} for null. */
export const dayOf = (date: string | null): number => (date === null ? NO_DATE : Date.parse(date) / DAY)

/** Returns the date of a number of days since 1970-01-01; null for {@link NO_DATE}. */
export const dateOf = (day: number): string | null =>
  day === NO_DATE ? null : new Date(day * DAY).toISOString().slice(0, 10)
