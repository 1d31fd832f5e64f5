import { expect, test } from 'vitest'
import { contracts } from '../../../src/banks/174-pefisa/bank.js'
import { remittance400 } from '../../../src/banks/174-pefisa/cnab400.js'
import { BLANK_WALLET } from '../bar-code-vectors.js'

/** Modulus 11, weights 2 to 7 from the right over carteira and number (C6, pp. 35–36; ACBr); 36 adds 6×6 + 3×7 = 57. */
test.each([
  ['0000045001', '2', '57 + 2 + 25 + 24 = 108, leaves 9'],
  ['0000000000', '9', '57 leaves 2'],
  ['0000000070', 'P', '57 + 21 = 78, leaves 1'],
  ['0000000003', '3', '57 + 6 = 63, leaves 8'],
  ['0000000030', '0', '57 + 9 = 66, leaves 0'],
])('Pefisa: 36/%s-%s (%s)', (number, digit) => {
  expect(remittance400.ourNumber.digit(number, BLANK_WALLET, contracts['pefisa-bs-36']!, '')).toBe(digit)
})
