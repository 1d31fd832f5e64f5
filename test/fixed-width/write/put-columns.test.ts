/** Generated encoders write many records to the same bytes. A value must change only its own columns. */
import { expect, test } from 'vitest'
import { columnWriters } from '../../../src/fixed-width/write/put-columns.js'

/** The columns after writing a number among other bytes; null if it does not fit. */
const put = (value: number, columns: number): string | null => {
  const bytes = Buffer.from('.'.repeat(columns + 40))
  const goes = columnWriters.putNumber(value, bytes, 20, 20 + columns)
  const text = bytes.toString()
  expect(text.slice(0, 20) + text.slice(20 + columns)).toBe('.'.repeat(40))
  return goes ? text.slice(20, 20 + columns) : null
}

test.each([
  [0, 3, '000'],
  [7, 1, '7'],
  [70, 2, '70'],
  [70, 1, null],
  [2_147_483_647, 10, '2147483647'],
  [2_147_483_648, 10, '2147483648'],
  [2_147_483_648, 12, '002147483648'],
  [9_007_199_254_740_991, 16, '9007199254740991'],
  [9_007_199_254_740_992, 16, null],
  [9_007_199_254_740_991, 15, null],
  [9_007_199_254_740_991, 2, null],
  [2_147_483_648, 1, null],
])('%i in %i columns', (value, columns, expected) => {
  expect(put(value, columns)).toBe(expected)
})
