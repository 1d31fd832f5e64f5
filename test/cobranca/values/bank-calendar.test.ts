import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  bankHolidays,
  daysBetween,
  isBankHoliday,
  isBusinessDay,
  isWeekend,
  nextBusinessDay,
} from '../../../src/cobranca/index.js'
import { errorsOf } from '../errors-of.js'

/* Years as published by ANBIMA and FEBRABAN, typed by hand; 12 October by Lei 6.802/1980. */
const PUBLISHED: Readonly<Record<number, string>> = {
  2016: '01-01 02-08 02-09 03-25 04-21 05-01 05-26 09-07 10-12 11-02 11-15 12-25',
  2024: '01-01 02-12 02-13 03-29 04-21 05-01 05-30 09-07 10-12 11-02 11-15 11-20 12-25',
  2025: '01-01 03-03 03-04 04-18 04-21 05-01 06-19 09-07 10-12 11-02 11-15 11-20 12-25',
  2026: '01-01 02-16 02-17 04-03 04-21 05-01 06-04 09-07 10-12 11-02 11-15 11-20 12-25',
  2027: '01-01 02-08 02-09 03-26 04-21 05-01 05-27 09-07 10-12 11-02 11-15 11-20 12-25',
  2038: '01-01 03-08 03-09 04-21 04-23 05-01 06-24 09-07 10-12 11-02 11-15 11-20 12-25',
}

const YEARS = Array.from({ length: 201 }, (_, index) => 1900 + index)

const day = fc.integer({ min: 0, max: daysBetween('1900-01-01', '2100-12-31') }).map((n) => addDays('1900-01-01', n))

/** Easter by Gauss’s rule with Lichtenberg’s corrections, an independent computation. */
function easterByGauss(year: number): string {
  const century = Math.floor(year / 100)
  const m = 15 + Math.floor((3 * century + 3) / 4) - Math.floor((8 * century + 13) / 25)
  const s = 2 - Math.floor((3 * century + 3) / 4)
  const a = year % 19
  const d = (19 * a + m) % 30
  const r = Math.floor((d + Math.floor(a / 11)) / 29)
  const fullMoon = 21 + d - r
  const sunday = 7 - ((((year + Math.floor(year / 4) + s) % 7) + 7) % 7)
  return addDays(`${year}-03-01`, fullMoon + 7 - ((((fullMoon - sunday) % 7) + 7) % 7) - 1)
}

describe('the bank calendar', () => {
  test.each(Object.entries(PUBLISHED))('%s is as published', (year, days) => {
    expect(bankHolidays(Number(year)).map(({ date }) => date)).toEqual(days.split(' ').map((day) => `${year}-${day}`))
  })

  test('has Portuguese names', () => {
    expect(bankHolidays(2026)).toEqual([
      { date: '2026-01-01', name: 'Confraternização Universal' },
      { date: '2026-02-16', name: 'Segunda-feira de Carnaval' },
      { date: '2026-02-17', name: 'Terça-feira de Carnaval' },
      { date: '2026-04-03', name: 'Paixão de Cristo' },
      { date: '2026-04-21', name: 'Tiradentes' },
      { date: '2026-05-01', name: 'Dia do Trabalho' },
      { date: '2026-06-04', name: 'Corpus Christi' },
      { date: '2026-09-07', name: 'Independência do Brasil' },
      { date: '2026-10-12', name: 'Nossa Senhora Aparecida' },
      { date: '2026-11-02', name: 'Finados' },
      { date: '2026-11-15', name: 'Proclamação da República' },
      { date: '2026-11-20', name: 'Dia Nacional de Zumbi e da Consciência Negra' },
      { date: '2026-12-25', name: 'Natal' },
    ])
  })

  test('20 November is a national holiday since 2024 (Lei 14.759/2023)', () => {
    expect(isBankHoliday('2023-11-20')).toBe(false)
    expect(isBusinessDay('2023-11-20')).toBe(true)
    expect(isBankHoliday('2024-11-20')).toBe(true)
    expect(isBusinessDay('2024-11-20')).toBe(false)
  })

  test('Carnival Monday and Tuesday and Corpus Christi are not business days (Resolução CMN 4.880/2020)', () => {
    expect(['2026-02-13', '2026-02-16', '2026-02-17', '2026-02-18'].map(isBusinessDay)).toEqual([
      true,
      false,
      false,
      true, // Ash Wednesday
    ])
    expect(['2026-06-03', '2026-06-04', '2026-06-05'].map(isBusinessDay)).toEqual([true, false, true])
  })

  test('the last day of the year and Christmas Eve are business days', () => {
    expect(isBusinessDay('2026-12-31')).toBe(true)
    expect(isBusinessDay('2026-12-24')).toBe(true)
  })

  test('Easter, two days after Good Friday, is a Sunday from 22 March to 25 April, 1900 to 2100', () => {
    for (const year of YEARS) {
      const friday = bankHolidays(year).find(({ name }) => name === 'Paixão de Cristo')?.date ?? ''
      const easter = addDays(friday, 2)
      expect(isWeekend(easter) && isWeekend(addDays(easter, -1)), easter).toBe(true)
      expect(easter >= `${year}-03-22` && easter <= `${year}-04-25`, easter).toBe(true)
      expect(easter).toBe(easterByGauss(year))
    }
  })

  test('Carnival is 48 and 47 days before Easter, Corpus Christi 60 days after', () => {
    for (const year of YEARS) {
      const offsets = bankHolidays(year).map(({ date }) => daysBetween(easterByGauss(year), date))
      expect(offsets).toEqual(expect.arrayContaining([-48, -47, -2, 60]))
    }
  })

  test('two holidays can be on one day: 21 April 2000 was Tiradentes and Good Friday', () => {
    expect(bankHolidays(2000).filter(({ date }) => date === '2000-04-21')).toHaveLength(2)
  })

  test('a day is a holiday if it is in the list of its year', () => {
    for (const year of YEARS) {
      const holidays = new Set(bankHolidays(year).map(({ date }) => date))
      for (let date = `${year}-01-01`; date <= `${year}-12-31`; date = addDays(date, 1)) {
        if (isBankHoliday(date) !== holidays.has(date)) expect.fail(date)
      }
    }
  })

  test('an invalid year and an invalid date are refused', () => {
    expect(errorsOf(() => bankHolidays(2026.5))).toEqual({ year: ['não é válido'] })
    expect(errorsOf(() => bankHolidays(10000))).toEqual({ year: ['não é válido'] })
    expect(errorsOf(() => bankHolidays(-1))).toEqual({ year: ['não é válido'] })
    for (const [year, newYear] of [
      [0, '0000-01-01'],
      [9999, '9999-01-01'],
    ] as const) {
      expect(bankHolidays(year)[0]?.date).toBe(newYear)
    }
    for (const call of [isBankHoliday, isBusinessDay, nextBusinessDay]) {
      expect(errorsOf(() => call('2026-02-30'))).toEqual({ date: [expect.stringMatching(/^não é uma data válida/)] })
    }
  })
})

describe('the next business day', () => {
  test.each([
    ['2016-11-15', '2016-11-16'], // Proclamação da República, a Tuesday
    ['2016-10-15', '2016-10-17'], // a Saturday
    ['2016-11-16', '2016-11-16'],
    ['2026-02-14', '2026-02-18'], // Carnival, from Saturday to Ash Wednesday
    ['2026-04-03', '2026-04-06'], // Good Friday
    ['2027-01-01', '2027-01-04'], // a Friday
  ])('of %s is %s', (date, next) => {
    expect(nextBusinessDay(date)).toBe(next)
  })

  test('is the first business day from the given day, and its own next business day', () => {
    fc.assert(
      fc.property(day, (date) => {
        const next = nextBusinessDay(date)
        expect(isBusinessDay(next)).toBe(true)
        expect(nextBusinessDay(next)).toBe(next)
        for (let passed = date; passed < next; passed = addDays(passed, 1)) expect(isBusinessDay(passed)).toBe(false)
      }),
    )
  })

  test('is never more than four days away, 1900 to 2100', () => {
    let most = 0
    for (let date = '1900-01-01'; date <= '2100-12-31'; date = addDays(date, 1)) {
      if (!isBusinessDay(date)) most = Math.max(most, daysBetween(date, nextBusinessDay(date)))
    }
    expect(most).toBe(4)
  })

  test('keeps the order of days', () => {
    fc.assert(
      fc.property(day, day, (a, b) => {
        expect(nextBusinessDay(a) <= nextBusinessDay(b)).toBe(a <= b || nextBusinessDay(a) === nextBusinessDay(b))
      }),
    )
  })
})
