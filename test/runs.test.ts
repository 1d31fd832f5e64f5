import { expect, inject, test } from 'vitest'
import { isLong, someOf } from './runs.js'

const isWhole = isLong || inject('updates')

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8, 9]

test('a quick run always chooses the same rows, in order; a whole run has all rows', () => {
  const some = someOf(ROWS, 3)
  expect(some).toHaveLength(isWhole ? 9 : 3)
  expect(ROWS.filter((row) => some.includes(row))).toEqual(some)
  expect(someOf(ROWS, 3)).toEqual(some)
})

test('a long run has as many rows as it is given', () => {
  const some = someOf(ROWS, 3, 6)
  expect(some).toHaveLength(inject('updates') ? 9 : isLong ? 6 : 3)
  expect(ROWS.filter((row) => some.includes(row))).toEqual(some)
})

test('a short list is returned completely', () => {
  expect(someOf(ROWS, 9)).toEqual(ROWS)
})
