import { expect, test } from 'vitest'
import { ourNumber } from '../../../src/banks/745-citibank/bank.js'

test.each([
  ['66660000003', '7', 'Boletos V6 (05/2014), p. 9'],
  // 1×2 = 2 leaves 2: 11 − 2.
  ['00000000001', '9', 'Boletos V6 (05/2014), p. 9, the rule'],
  // 6×2 = 12 leaves 1, and 0 leaves 0: both give 0.
  ['00000000006', '0', 'Boletos V6 (05/2014), p. 9, the rule'],
  ['00000000000', '0', 'Boletos V6 (05/2014), p. 9, the rule'],
  ['00000000002', '7', 'check-digits.md'],
  ['00000000159', '7', 'check-digits.md'],
  ['00000000200', '3', 'check-digits.md'],
  ['01099994022', '5', 'check-digits.md'],
])('modulus 11, weights 2 to 9: %s-%s (%s)', (number, digit) => {
  expect(ourNumber.digit(number)).toBe(digit)
})
