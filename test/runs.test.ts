import { expect, test } from 'vitest'
import { isLong, someOf } from './runs.js'

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8, 9]

test('a quick run chooses rows, in their order, the same each time; a long run has all', () => {
  const some = someOf(ROWS, 3)
  expect(some).toHaveLength(isLong ? 9 : 3)
  expect(ROWS.filter((row) => some.includes(row))).toEqual(some)
  expect(someOf(ROWS, 3)).toEqual(some)
})

test('rows that are no more than asked for are all there', () => {
  expect(someOf(ROWS, 9)).toEqual(ROWS)
})
