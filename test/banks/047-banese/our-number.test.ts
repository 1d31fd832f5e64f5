import { expect, test } from 'vitest'
import { barCodeRules } from '../../../src/banks/047-banese/bank.js'
import { BLANK_WALLET } from '../bar-code-vectors.js'

const digitOf = (number: string, agency_number: string): string =>
  barCodeRules.ourNumber.digit(number, { ...BLANK_WALLET, agency_number }, { code: '1' }, '')

test.each([
  // The example of the manual, p. 6: 1×2 + 5×2 + 1×3 = 15 leaves 4.
  ['00000001', '15', '7'],
  // By hand after p. 10. 8×2 + 7×3 + 6×4 + 5×5 + 4×6 + 3×7 + 2×8 + 1×9 + 5×2 + 1×3 = 169 leaves 4.
  ['12345678', '15', '7'],
  // 6×2 + 2×2 + 1×3 = 19 leaves 8; 4×2 + 4×2 + 2×3 = 22 leaves 0, 5×2 + 4×2 + 2×3 − 1 = 23 leaves 1: both are 0.
  ['00000006', '12', '3'],
  ['00000004', '24', '0'],
])('Banese: %s of agency %s has the check digit %s', (number, agency, digit) => {
  expect(number).toHaveLength(barCodeRules.ourNumber.length)
  expect(digitOf(number, agency)).toBe(digit)
})
