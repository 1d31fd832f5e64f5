import { expect, test } from 'vitest'
import { isWhole, someOf } from './runs.js'

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8, 9]

test('a quick run always chooses the same rows, in order; a whole run has all rows', () => {
  const some = someOf(ROWS, 3)
  expect(some).toHaveLength(isWhole ? 9 : 3)
  expect(ROWS.filter((row) => some.includes(row))).toEqual(some)
  expect(someOf(ROWS, 3)).toEqual(some)
})

test('a short list is returned completely', () => {
  expect(someOf(ROWS, 9)).toEqual(ROWS)
})
