import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addCycles, addDays, CYCLES, type Cycle, daysBetween, isCycle } from '../../../src/cobranca/index.js'
import { errorsOf } from '../errors-of.js'

const day = fc.integer({ min: 0, max: daysBetween('1950-01-01', '2100-12-31') }).map((n) => addDays('1950-01-01', n))
const cycle = fc.constantFrom(...(Object.keys(CYCLES) as Cycle[]))
const cycleOfMonths = cycle.filter((cycle) => cycle !== 'biweekly')
const count = fc.integer({ min: -60, max: 60 })

describe('cycles', () => {
  test.each([
    ['biweekly', '2026-01-31', ['2026-02-15', '2026-03-02', '2026-03-17']], // 15 days: not in the reference
    ['monthly', '2026-01-31', ['2026-02-28', '2026-03-31', '2026-04-30']],
    ['monthly', '2028-01-31', ['2028-02-29', '2028-03-31', '2028-04-30']],
    ['monthly', '2016-05-18', ['2016-06-18', '2016-07-18', '2016-08-18']],
    ['bimonthly', '2026-12-30', ['2027-02-28', '2027-04-30', '2027-06-30']],
    ['quarterly', '2026-08-31', ['2026-11-30', '2027-02-28', '2027-05-31']],
    ['semiannual', '2026-08-31', ['2027-02-28', '2027-08-31', '2028-02-29']],
    ['annual', '2028-02-29', ['2029-02-28', '2030-02-28', '2031-02-28']],
  ] as const)('%s from %s: %s', (cycle, date, dates) => {
    expect([1, 2, 3].map((count) => addCycles(date, cycle, count))).toEqual(dates)
  })

  test('29 February plus four years is 29 February', () => {
    expect(addCycles('2028-02-29', 'annual', 4)).toBe('2032-02-29')
  })

  test('zero cycles return the same date, negative cycles an earlier one', () => {
    expect(addCycles('2026-03-31', 'monthly', 0)).toBe('2026-03-31')
    expect(addCycles('2026-03-31', 'monthly', -1)).toBe('2026-02-28')
    expect(addCycles('2026-01-15', 'annual', -1)).toBe('2025-01-15')
  })

  test('a given day of the month replaces the day of the date', () => {
    expect(addCycles('2026-02-28', 'monthly', 1, 31)).toBe('2026-03-31')
    expect(addCycles('2026-02-28', 'monthly', 2, 31)).toBe('2026-04-30')
  })

  test('the day of the month is kept, or replaced by the last day of a shorter month', () => {
    fc.assert(
      fc.property(day, cycleOfMonths, count, (date, cycle, count) => {
        const later = addCycles(date, cycle, count)
        if (later.slice(8) !== date.slice(8)) {
          expect(later.slice(8) < date.slice(8)).toBe(true)
          expect(addDays(later, 1).slice(8)).toBe('01')
        }
      }),
    )
  })

  test('adding cycles in two steps with the original day equals adding them at once', () => {
    fc.assert(
      fc.property(day, cycle, count, count, (date, cycle, first, second) => {
        const between = addCycles(date, cycle, first)
        expect(addCycles(between, cycle, second, Number(date.slice(8)))).toBe(addCycles(date, cycle, first + second))
      }),
    )
  })

  test('each cycle is later than the one before', () => {
    fc.assert(
      fc.property(day, cycle, count, (date, cycle, count) => {
        expect(addCycles(date, cycle, count + 1) > addCycles(date, cycle, count)).toBe(true)
      }),
    )
  })

  test('an unknown cycle and an invalid date are refused', () => {
    expect(isCycle('monthly')).toBe(true)
    for (const value of ['weekly', 'toString', '', null, undefined, 1]) expect(isCycle(value)).toBe(false)
    expect(errorsOf(() => addCycles('2026-01-31', 'weekly' as Cycle, 1))).toEqual({
      cycle: ['deve ser um destes: biweekly, monthly, bimonthly, quarterly, semiannual, annual'],
    })
    expect(errorsOf(() => addCycles('2026-02-30', 'monthly', 1))).toEqual({
      date: [expect.stringMatching(/^não é uma data válida/)],
    })
    expect(errorsOf(() => addCycles('9999-12-01', 'monthly', 1))).toEqual({
      date: [expect.stringMatching(/^não é uma data válida/)],
    })
  })
})

test('the name of a cycle is a text, not a value that converts to one', () => {
  expect(['monthly', ['monthly'], 'Monthly', '', 'toString', null].filter(isCycle)).toEqual(['monthly'])
})
