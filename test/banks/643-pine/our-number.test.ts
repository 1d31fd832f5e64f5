import { expect, test } from 'vitest'
import { contracts } from '../../../src/banks/643-pine/bank.js'
import { ourNumber } from '../../../src/banks/families/autbank400/index.js'

test.each([
  ['0001', '121', '0004309540', '8', 'February 2019, p. 20'],
  ['0001', '112', '0104455217', '2', 'a real return'],
  ['0001', '112', '0104457227', '9', 'a real return'],
  ['0001', '112', '0104457238', '6', 'a real return'],
])('modulus 10 over agency, carteira and number: %s/%s/%s-%s (%s)', (agency_number, code, number, digit) => {
  expect(ourNumber.digit(number, { agency_number }, { code })).toBe(digit)
})

test('carteira 110, which files have as D', () => {
  expect(contracts).toEqual({ 'pine-bs-110': { code: '110', inFile: 'D' } })
})
