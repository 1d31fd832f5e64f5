/**
 * The last business day of the year: banks do not serve the public (Resolução CMN 2.932/2002, art. 2). The days of 2005, 2022, 2023 and 2025 are those of
 * FEBRABAN's notices in the press.
 */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  daysBetween,
  isBusinessDay,
  isLastBankingDay,
  lastBankingDay,
  lastDayWithoutCharges,
  nextBusinessDay,
} from '../../../src/cobranca/index.js'
import { errorsOf } from '../errors-of.js'

describe('the last banking day', () => {
  test.each([
    [2005, '2005-12-30'],
    [2022, '2022-12-30'],
    [2023, '2023-12-29'],
    [2024, '2024-12-31'],
    [2025, '2025-12-31'],
    [2026, '2026-12-31'],
    [2028, '2028-12-29'],
  ])('of %i is %s', (year, day) => {
    expect(lastBankingDay(year)).toBe(day)
    expect(isLastBankingDay(day)).toBe(true)
  })

  test('is a business day, and the only one of its year that is the last', () => {
    expect(isBusinessDay('2026-12-31')).toBe(true)
    expect(nextBusinessDay('2026-12-31')).toBe('2026-12-31')
    for (const day of ['2026-12-30', '2026-12-24', '2023-12-31', '2026-11-30'])
      expect(isLastBankingDay(day)).toBe(false)
  })

  test('refuses what is no year and no date', () => {
    for (const year of [2026.5, -1, 10_000, '2026' as never])
      expect(errorsOf(() => lastBankingDay(year))).toHaveProperty('year')
    expect(errorsOf(() => isLastBankingDay('31/12/2026'))).toHaveProperty('date')
    expect(errorsOf(() => lastDayWithoutCharges('31/12/2026'))).toHaveProperty('date')
  })
})

describe('the last day without charges', () => {
  test.each([
    ['2026-03-20', '2026-03-20'],
    ['2026-03-21', '2026-03-23'],
    ['2016-11-15', '2016-11-16'],
    ['2025-12-31', '2026-01-02'],
    ['2026-12-31', '2027-01-04'],
    ['2023-12-29', '2024-01-02'],
    ['2022-12-30', '2023-01-02'],
    // A Saturday before a Monday that is the last banking day: 2029-12-31.
    ['2029-12-29', '2030-01-02'],
    // A Saturday after the last banking day.
    ['2023-12-30', '2024-01-02'],
    ['9999-12-31', '9999-12-31'],
  ])('of a slip due on %s is %s', (due, day) => {
    expect(lastDayWithoutCharges(due)).toBe(day)
  })

  test('is the next business day, except that the last of the year is passed over', () => {
    const days = fc.nat({ max: daysBetween('2000-01-01', '2100-12-31') }).map((n) => addDays('2000-01-01', n))
    fc.assert(
      fc.property(days, (due) => {
        const next = nextBusinessDay(due)
        const day = lastDayWithoutCharges(due)
        expect(isBusinessDay(day) && !isLastBankingDay(day)).toBe(true)
        expect(day).toBe(isLastBankingDay(next) ? nextBusinessDay(addDays(next, 1)) : next)
      }),
    )
  })
})
