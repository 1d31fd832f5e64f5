import { expect, test } from 'vitest'
import { UtcDate } from '../../../src/cobranca/values/utc-date.js'

test('getters return date and time in UTC', () => {
  const date = new UtcDate(Date.UTC(2028, 1, 29, 23, 58, 57, 12))
  expect([date.getFullYear(), date.getMonth(), date.getDate(), date.getDay()]).toEqual([2028, 1, 29, 2])
  expect([date.getHours(), date.getMinutes(), date.getSeconds(), date.getMilliseconds()]).toEqual([23, 58, 57, 12])
})

test('setters set date and time in UTC', () => {
  const date = new UtcDate(0)
  date.setFullYear(2028, 1, 1)
  date.setDate(29)
  date.setHours(23, 58, 57, 12)
  expect(date.toISOString()).toBe('2028-02-29T23:58:57.012Z')
  date.setMonth(11, 31)
  expect(date.toISOString()).toBe('2028-12-31T23:58:57.012Z')
})
