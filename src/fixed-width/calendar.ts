/** The Gregorian calendar as far as a column of digits needs it. */

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Earliest year a date of a bank file can have; earlier ones are defaults of programs (01/01/0001) and count as impossible. */
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

/** `YYYY-MM-DD` of a valid date. Files repeat few dates, so the last ones made are kept. */
export function isoDate(year: number, month: number, day: number): string {
  const key = (year << 9) | (month << 5) | day
  const slot = (key ^ (key >> 10)) & (CACHE_SIZE - 1)
  if (cachedKeys[slot] === key) return cachedTexts[slot]!
  const text = `${year}-${month < 10 ? '0' : ''}${month}-${day < 10 ? '0' : ''}${day}`
  cachedKeys[slot] = key
  cachedTexts[slot] = text
  return text
}

/** The day of what is no date: the least number of 32 bits. */
export const NO_DATE = -(2 ** 31)

const DAY = 86_400_000

/** Days since 1970-01-01 of a date `YYYY-MM-DD`; {@link NO_DATE} when there is none. */
export const dayOf = (date: string | null): number => (date === null ? NO_DATE : Date.parse(date) / DAY)

/** The date of such a day. */
export const dateOf = (day: number): string | null =>
  day === NO_DATE ? null : new Date(day * DAY).toISOString().slice(0, 10)
