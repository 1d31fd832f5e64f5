import { expect, test } from 'vitest'
import { contracts } from '../../../src/banks/457-uy3/bank.js'
import { remittance400 } from '../../../src/banks/457-uy3/cnab400.js'
import { BLANK_WALLET } from '../bar-code-vectors.js'

// Carteira and number by weights 2 to 7 from the right, 11 less the remainder; 0 stays 0, 1 is P (p. 16).
test.each([
  ['00000000016', '8', 'p. 16: a sum of 80 leaves 3'],
  ['00000000001', 'P', 'by hand: 1×2 + 9×7 + 1×2 = 67 leaves 1'],
  ['00000000006', '0', 'by hand: 6×2 + 9×7 + 1×2 = 77 leaves 0'],
])('UY3: 19/%s-%s (%s)', (number, digit) => {
  expect(remittance400.ourNumber.digit(number, BLANK_WALLET, contracts['uy3-bs-19']!, '')).toBe(digit)
})
