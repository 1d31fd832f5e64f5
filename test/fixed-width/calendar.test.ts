import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fullYear, isCalendarDate, isoDate } from '../../src/fixed-width/calendar.js'

test('a date is valid if and only if JavaScript returns it unchanged', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1900, max: 9999 }), fc.nat(14), fc.nat(33), (year, month, day) => {
      const date = new Date(Date.UTC(year, month - 1, day))
      const same = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
      expect(isCalendarDate(year, month, day)).toBe(same)
    }),
  )
})

test('years before 1900 are default values of programs, not dates', () => {
  expect(isCalendarDate(1899, 12, 31)).toBe(false)
  expect(isCalendarDate(1, 1, 1)).toBe(false)
  expect(isCalendarDate(1900, 1, 1)).toBe(true)
})

test('two-digit years are 1980–1999 and 2000–2079', () => {
  expect([80, 99, 0, 79].map(fullYear)).toEqual([1980, 1999, 2000, 2079])
})

test('cached dates are correct for any order of dates', () => {
  const day = fc.integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(9999, 11, 31) }).map((ms) => new Date(ms))
  fc.assert(
    fc.property(fc.array(day, { minLength: 1, maxLength: 50 }), (days) => {
      for (const date of [...days, ...days]) {
        const text = isoDate(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate())
        expect(text).toBe(date.toISOString().slice(0, 10))
      }
    }),
  )
})
