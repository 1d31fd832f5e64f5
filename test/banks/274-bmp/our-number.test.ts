import { expect, test } from 'vitest'
import { contracts } from '../../../src/banks/274-bmp/bank.js'
import { remittance400 } from '../../../src/banks/274-bmp/cnab400.js'
import { remittance444OfGrafeno } from '../../../src/banks/274-bmp/variants/grafeno.js'
import { BLANK_WALLET } from '../bar-code-vectors.js'

// Carteira before the number, modulus 11 of base 7; 0 stays 0, 1 is P (p. 13). Always carteira 09, regardless of the file.
test.each([
  ['00000000001', '1', 'the real file, line 2'],
  ['00000000002', 'P', 'the real file, line 3'],
  ['00000000003', '8', 'the real file, line 4'],
  ['00000045001', '7', 'by hand: 63 + 24 + 25 + 2 = 114 leaves 4'],
  ['00000000007', '0', 'by hand: 63 + 14 = 77 leaves 0'],
])('BMP: 09/%s-%s (%s)', (number, digit) => {
  expect(remittance400.ourNumber.digit(number, BLANK_WALLET, contracts['bmp-bs-09']!, '')).toBe(digit)
})

// Grafeno, CNAB 444, pp. 14–15: the carteira of the wallet; the sums are those of carteira 19.
test.each([
  ['00000000002', '8', 'p. 14: a sum of 69'],
  ['00000000001', 'P', 'p. 15: a sum of 67'],
])('Grafeno: 19/%s-%s (%s)', (number, digit) => {
  expect(remittance444OfGrafeno.ourNumber.digit(number, BLANK_WALLET, { code: '19' }, '')).toBe(digit)
})
