import { isMainThread } from 'node:worker_threads'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, addMonths, daysBetween, isDate, isValidationError, isWeekend } from '../../../src/cobranca/index.js'

/* An independent calendar by the Julian day number (Fliegel and Van Flandern, 1968), without Date and time zones. */

function dayNumber(date: string): number {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const a = Math.trunc((month - 14) / 12)
  return (
    day -
    32075 +
    Math.trunc((1461 * (year + 4800 + a)) / 4) +
    Math.trunc((367 * (month - 2 - a * 12)) / 12) -
    Math.trunc((3 * Math.trunc((year + 4900 + a) / 100)) / 4)
  )
}

function dateOf(number: number): string {
  let l = number + 68569
  const n = Math.trunc((4 * l) / 146097)
  l -= Math.trunc((146097 * n + 3) / 4)
  const i = Math.trunc((4000 * (l + 1)) / 1461001)
  l = l - Math.trunc((1461 * i) / 4) + 31
  const j = Math.trunc((80 * l) / 2447)
  const day = l - Math.trunc((2447 * j) / 80)
  const month = j + 2 - 12 * Math.trunc(j / 11)
  const year = 100 * (n - 49) + i + Math.trunc(j / 11)
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** `YYYY-MM` of a month counted from January of the year 0. */
function monthOf(index: number): string {
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
}

const FIRST = dayNumber('1900-01-01')
const LAST = dayNumber('2100-12-31')
const number = fc.integer({ min: FIRST, max: LAST })

const zone = process.env['TZ']

/** A worker thread cannot change the time zone of its process; mutants are tested in worker threads. */
const ZONES = isMainThread
  ? ['America/Sao_Paulo', 'Pacific/Kiritimati', 'UTC', 'America/New_York']
  : [new Intl.DateTimeFormat().resolvedOptions().timeZone]

describe.each(ZONES)('on a machine in %s', (tz) => {
  beforeAll(() => {
    process.env['TZ'] = tz
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(tz)
  })
  afterAll(() => {
    if (zone === undefined) delete process.env['TZ']
    else process.env['TZ'] = zone
  })

  test('every day of 1900 to 2100 is a date, followed by the next, on the right day of the week', () => {
    for (let n = FIRST; n <= LAST; n++) {
      const date = dateOf(n)
      if (!isDate(date)) expect.fail(`${date} is a date`)
      if (addDays(date, 1) !== dateOf(n + 1)) expect.fail(`${date} is followed by ${dateOf(n + 1)}`)
      if (isWeekend(date) !== n % 7 > 4) expect.fail(`${date}: weekend`) // the Julian day 0 was a Monday
    }
  })

  test('daysBetween is the inverse of addDays', () => {
    fc.assert(
      fc.property(number, number, (from, to) => {
        expect(addDays(dateOf(from), to - from)).toBe(dateOf(to))
        expect(daysBetween(dateOf(from), dateOf(to))).toBe(to - from)
      }),
    )
  })

  test('addMonths keeps the day, or returns the last day of a shorter month', () => {
    fc.assert(
      fc.property(number, fc.integer({ min: -1200, max: 1200 }), (n, months) => {
        const [year = 0, month = 0, day = 0] = dateOf(n).split('-').map(Number)
        const index = year * 12 + month - 1 + months
        const length = dayNumber(`${monthOf(index + 1)}-01`) - dayNumber(`${monthOf(index)}-01`)
        expect(addMonths(dateOf(n), months)).toBe(`${monthOf(index)}-${String(Math.min(day, length)).padStart(2, '0')}`)
      }),
    )
  })

  test('days that are missing or irregular in a time zone are regular days', () => {
    expect(addDays('1994-12-30', 1)).toBe('1994-12-31') // Kiritimati went from 30 December to 1 January
    expect(addDays('1994-12-31', 1)).toBe('1995-01-01')
    expect(daysBetween('1994-12-30', '1995-01-01')).toBe(2)
    expect(isDate('1994-12-31')).toBe(true)
    expect(addDays('2018-11-03', 1)).toBe('2018-11-04') // São Paulo had no midnight on 4 November 2018
    expect(daysBetween('2018-11-04', '2018-11-05')).toBe(1)
    expect(isWeekend('2018-11-04')).toBe(true)
  })
})

describe('dates', () => {
  test('addMonths returns the last day of a month without the day', () => {
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-28')
    expect(addMonths('2028-01-31', 1)).toBe('2028-02-29')
    expect(addMonths('2026-10-31', 1)).toBe('2026-11-30')
    expect(addMonths('2024-02-29', 12)).toBe('2025-02-28')
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28')
    expect(addMonths('2016-05-18', 1)).toBe('2016-06-18')
  })

  test('1900 and 2100 are not leap years, 2000 is', () => {
    expect(isDate('1900-02-29')).toBe(false)
    expect(isDate('2000-02-29')).toBe(true)
    expect(isDate('2100-02-29')).toBe(false)
    expect(isDate('0000-02-29')).toBe(true)
    expect(isDate('0050-01-01')).toBe(true)
  })

  test('one of four years is a leap year', () => {
    expect(['2025-02-29', '2026-02-29', '2027-02-29', '2028-02-29'].map(isDate)).toEqual([false, false, false, true])
  })

  test('15 and 16 October 2016 were a weekend, 17 October was not', () => {
    expect(['2016-10-14', '2016-10-15', '2016-10-16', '2016-10-17'].map(isWeekend)).toEqual([false, true, true, false])
  })

  test('the cycle of the due factor has 9000 days, from 2000-07-03 to 2025-02-22', () => {
    expect(daysBetween('2000-07-03', '2025-02-22')).toBe(9000)
    expect(addDays('1997-10-07', 1000)).toBe('2000-07-03')
  })

  test.each([
    '2026/03-02',
    '2026-03/02',
    '2026-3--02',
    'x026-03-02',
    '-126-03-02',
    '20x6-03-02',
    '2026-00-02',
    '2026-13-02',
    '2026-x3-02',
    '2026-03-x2',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-1-5',
    '20260105',
    '05/01/2026',
    '2026-01-05T00:00:00Z',
    ' 2026-01-05',
    '2026-01-05\n',
    '',
    null,
    undefined,
    20260105,
    new Date(0),
  ])('%s is not a date', (value) => {
    expect(isDate(value)).toBe(false)
  })

  test('a date with the ASCII characters next to the digits is refused', () => {
    const date = '2011-11-11'
    for (const [at, digit] of [...date].entries()) {
      if (digit === '-') continue
      for (const other of '/:') expect(isDate(date.slice(0, at) + other + date.slice(at + 1))).toBe(false)
    }
  })

  test('functions refuse invalid dates', () => {
    for (const call of [
      () => addDays('x', 1),
      () => addMonths('2026-02-30', 1),
      () => isWeekend(''),
      () => addDays('9999-12-31', 1),
    ]) {
      try {
        call()
        expect.fail('must throw')
      } catch (error) {
        expect(isValidationError(error) && error.errors).toEqual({
          date: [expect.stringMatching(/^não é uma data válida/)],
        })
      }
    }
  })
})
