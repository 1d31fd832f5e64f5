import { expect, test } from 'vitest'
import { digits, key, LayoutError, money, REAIS, record, repeatedFields } from '../../../src/fixed-width/index.js'

const shares = repeatedFields('split', 3, {
  account: digits(2, 4),
  value: money(5, 9, { unit: REAIS }),
})

test('a group is repeated side by side, with numbered names', () => {
  const { fields } = record('bank400.split', 25, { record_type: key(1, 1, '4'), ...shares }, 'made up, p. 1')
  expect(Object.entries(fields).map(([name, { from, to }]) => [name, from, to])).toEqual([
    ['record_type', 1, 1],
    ['split_1_account', 2, 4],
    ['split_1_value', 5, 9],
    ['split_2_account', 10, 12],
    ['split_2_value', 13, 17],
    ['split_3_account', 18, 20],
    ['split_3_value', 21, 25],
  ])
})

test('each field keeps its kind and unit', () => {
  expect(shares.split_3_account.kind).toBe('digits')
  expect(shares.split_3_value).toEqual(money(21, 25, { unit: REAIS }))
})

test('a group with a gap cannot be a record', () => {
  const withGap = repeatedFields('split', 2, { account: digits(1, 3), value: money(5, 9) })
  expect(() => record('bank400.split', 18, withGap, 'made up, p. 1')).toThrow(LayoutError)
})
