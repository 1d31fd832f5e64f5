import { expect, test } from 'vitest'
import { contracts } from '../../../src/banks/208-btg/bank.js'
import { remittance240 } from '../../../src/banks/208-btg/cnab240-rules.js'
import { BLANK_WALLET } from '../bar-code-vectors.js'

// Carteira and number by weights 2 to 7 from the right, 11 less the remainder; 0 stays 0, 1 is P.
test.each([
  ['87319177389', '3', 'V2.2.1, p. 8: 261 leaves 8'],
  ['00000000034', '9', 'Calculadora Código de Barras (08/2023): 24 leaves 2'],
  ['00000000002', '0', 'by hand: 2×2 + 1×7 = 11 leaves 0'],
  ['00000000008', 'P', 'by hand: 8×2 + 1×7 = 23 leaves 1'],
])('BTG: 01/%s-%s (%s)', (number, digit) => {
  const { 'btg-bs-01': contract } = contracts
  expect(remittance240.ourNumber.digit(number, BLANK_WALLET, contract!, '')).toBe(digit)
})
