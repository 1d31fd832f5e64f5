import { expect, test } from 'vitest'
import { contracts } from '../../../src/banks/439-id-banco/bank.js'
import { remittance400 } from '../../../src/banks/439-id-banco/cnab400.js'
import { BLANK_WALLET } from '../bar-code-vectors.js'

// Carteira 09 before the number, modulus 11 of base 7 (p. 6). The example of the page is an image.
test.each([
  ['00000000001', '1', 'by hand: 1×2 + 9×7 = 65; 65 mod 11 = 10'],
  ['00000000002', 'P', 'by hand: 2×2 + 9×7 = 67; 67 mod 11 = 1'],
  ['00000010035', '0', 'check-digits.md, of 084, which has the same rule'],
  ['00000010023', '7', 'check-digits.md, of 084'],
])('ID Banco: 09/%s-%s (%s)', (number, digit) => {
  expect(remittance400.ourNumber.digit(number, BLANK_WALLET, contracts['id-banco-bs-09']!, '')).toBe(digit)
})
