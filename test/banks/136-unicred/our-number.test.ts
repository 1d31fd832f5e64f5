/** The nosso número of Unicred: modulus 11 with weights from 2 to 9; 0 for the remainders 0 and 1. */
import { expect, test } from 'vitest'
import { ourNumber } from '../../../src/banks/136-unicred/bank.js'

test.each([
  ['0000299621', '9', 'CNAB 400, remessa, p. 20'],
  ['0000000002', '7', 'CNAB 400, remessa, p. 20'],
  ['0000000160', '0', 'remainder 0: 6 x 3 + 1 x 4 = 22'],
  ['0000000006', '0', 'remainder 1: 6 x 2 = 12'],
])('%s has the digit %s (%s)', (number, digit) => {
  expect(ourNumber.digit(number)).toBe(digit)
})
