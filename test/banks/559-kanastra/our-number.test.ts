import { expect, test } from 'vitest'
import { contracts } from '../../../src/banks/559-kanastra/bank.js'
import { remittance400 } from '../../../src/banks/559-kanastra/cnab400.js'
import { BLANK_WALLET } from '../bar-code-vectors.js'

test('carteira 09 (p. 4), which files have as 009', () => {
  expect(contracts).toEqual({ 'kanastra-bs-09': { code: '09' } })
})

// The manual has «Dígito N/N» in column 82 (p. 6) but no rule: Cresol's rule is used, since columns and codes are Cresol's.
test.each([
  ['00000000001', '1', '1×2 + 9×7 = 65; 65 mod 11 = 10'],
  ['00000000002', 'P', '2×2 + 9×7 = 67; 67 mod 11 = 1'],
])('Kanastra has the check digit of Cresol: 09/%s-%s (%s)', (number, digit) => {
  expect(remittance400.ourNumber.digit(number, BLANK_WALLET, { code: '09' }, '')).toBe(digit)
})
