import { expect, test } from 'vitest'
import { contracts } from '../../../src/banks/310-vortx/bank.js'
import { remittance400 } from '../../../src/banks/310-vortx/cnab400.js'
import { BLANK_WALLET } from '../bar-code-vectors.js'

// Carteira 21 before the number, modulus 11 of base 7; 10 and 11 give 0 (pp. 15–16).
test.each([
  ['00000000001', '9', 'p. 16: a sum of 13 leaves 2'],
  ['00000000002', '7', 'p. 16: a sum of 15 leaves 4'],
  ['00000000006', '0', 'by hand: 6×2 + 11 = 23 leaves 1, of which the digit is 0 and not P'],
  ['00000000000', '0', 'by hand: 11 leaves 0'],
])('Vórtx: 21/%s-%s (%s)', (number, digit) => {
  expect(remittance400.ourNumber.digit(number, BLANK_WALLET, contracts['vortx-bs-21']!, '')).toBe(digit)
})
