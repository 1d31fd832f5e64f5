import { expect, test } from 'vitest'
import { ourNumber } from '../../../src/banks/004-bnb/bank.js'

test.each([
  ['0000010', '8', 'v2.0 (07/2011), p. 11'],
  ['0000053', '1', 'Código de Barras (07/2011), p. 4'],
  ['9061138', '1', 'manual of 08/2009, p. 6'],
  ['0020572', '9', 'check-digits.md'],
  ['1961005', '0', 'check-digits.md'],
  ['1297105', '7', 'check-digits.md'],
  ['0000005', '1', 'check-digits.md'],
])('modulus 11, weights 2 to 8: %s-%s (%s)', (number, digit) => {
  expect(ourNumber.digit(number)).toBe(digit)
})
