import { ValidationError } from '../errors/validation-error.js'
import { INVALID } from '../errors/validation-messages.js'
import { addDays, isDate, isWeekend } from './dates.js'
import { notADate } from './not-a-date.js'

/*
 * The national bank calendar: the days on which no bank of the country works.
 *
 * Sources: Lei 662/1949 as of Lei 10.607/2002, Lei 6.802/1980 (12 October) and Lei 14.759/2023 (20 November) for the
 * fixed days; Resolução CMN 4.880/2020, before it 2.932/2002 (art. 5) and 2.516/1998, for Carnival's Monday and Tuesday
 * and Corpus Christi, which are no national holidays but no business days of the banks either.
 *
 * Holidays of states and towns are not known here, nor days that a single year's decree adds. The last business day of the year is a business day, although
 * branches are closed to the public (`last-banking-day.ts`). Ash Wednesday is a business day, too: branches open at noon. Correct from 2000 on: until 1999,
 * Maundy Thursday was a bank holiday, too. Earlier years use today's rules.
 */

/** A day on which banks are closed all over the country. */
export interface BankHoliday {
  /** `YYYY-MM-DD` */
  readonly date: string
  /** In Portuguese: `Tiradentes`. */
  readonly name: string
}

/** Month and day, name, and the first year of a holiday that is not in all years. */
const FIXED: readonly { readonly day: string; readonly name: string; readonly since?: number }[] = [
  { day: '01-01', name: 'Confraternização Universal' },
  { day: '04-21', name: 'Tiradentes' },
  { day: '05-01', name: 'Dia do Trabalho' },
  { day: '09-07', name: 'Independência do Brasil' },
  { day: '10-12', name: 'Nossa Senhora Aparecida' },
  { day: '11-02', name: 'Finados' },
  { day: '11-15', name: 'Proclamação da República' },
  { day: '11-20', name: 'Dia Nacional de Zumbi e da Consciência Negra', since: 2024 },
  { day: '12-25', name: 'Natal' },
]

/** Days after Easter Sunday, and name. */
const MOVABLE: readonly { readonly offset: number; readonly name: string }[] = [
  { offset: -48, name: 'Segunda-feira de Carnaval' },
  { offset: -47, name: 'Terça-feira de Carnaval' },
  { offset: -2, name: 'Paixão de Cristo' },
  { offset: 60, name: 'Corpus Christi' },
]

/**
 * The bank holidays of a year, in the order of the calendar; those that fall on a weekend too. When two fall on the
 * same day (21 April 2000 was Tiradentes and Good Friday) both are there.
 *
 * @param year 0 to 9999; made for 2000 to 2100
 * @throws {ValidationError} under `year` when it is no such number
 * @example bankHolidays(2026)[1] // { date: '2026-02-16', name: 'Segunda-feira de Carnaval' }
 */
export function bankHolidays(year: number): BankHoliday[] {
  if (!Number.isInteger(year) || year < 0 || year > 9999) throw new ValidationError({ year: [INVALID] })
  const easter = easterOf(year)
  const fixed = FIXED.filter(({ since = 0 }) => year >= since)
  return [
    ...fixed.map(({ day, name }) => ({ date: `${fourDigits(year)}-${day}`, name })),
    ...MOVABLE.map(({ offset, name }) => ({ date: addDays(easter, offset), name })),
  ].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
}

/**
 * Whether a day is a holiday of all banks, on whatever day of the week it falls.
 *
 * @param date `YYYY-MM-DD`
 * @throws {ValidationError} under `date` when it is not a date
 * @example isBankHoliday('2016-11-15') // true
 */
export function isBankHoliday(date: string): boolean {
  if (!isDate(date)) throw new ValidationError({ date: [notADate(date)] })
  return datesOfHolidays(Number(date.slice(0, 4))).has(date)
}

/** The dates of the holidays of each year that was asked for: there are at most ten thousand years. */
const knownYears = new Map<number, ReadonlySet<string>>()

function datesOfHolidays(year: number): ReadonlySet<string> {
  let dates = knownYears.get(year)
  if (dates === undefined) {
    dates = new Set(bankHolidays(year).map(({ date }) => date))
    knownYears.set(year, dates)
  }
  return dates
}

/**
 * Whether banks work on a day: neither a Saturday, a Sunday nor a bank holiday.
 *
 * @param date `YYYY-MM-DD`
 * @throws {ValidationError} under `date` when it is not a date
 * @example isBusinessDay('2016-11-16') // true
 */
export function isBusinessDay(date: string): boolean {
  return !isWeekend(date) && !isBankHoliday(date)
}

/**
 * The day itself when banks work on it, else the first day after it on which they do.
 *
 * @param date `YYYY-MM-DD`
 * @throws {ValidationError} under `date` when it is not a date
 * @example nextBusinessDay('2016-11-15') // '2016-11-16'
 * @example nextBusinessDay('2016-11-16') // '2016-11-16'
 */
export function nextBusinessDay(date: string): string {
  let day = date
  while (!isBusinessDay(day)) day = addDays(day, 1)
  return day
}

/** Easter Sunday of a year of the Gregorian calendar (Meeus, Astronomical Algorithms, chapter 8). */
function easterOf(year: number): string {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const inCentury = year % 100
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const daysAfter22March = epact + weekday - 7 * late
  return addDays(`${fourDigits(year)}-03-22`, daysAfter22March)
}

const fourDigits = (year: number): string => String(year).padStart(4, '0')
