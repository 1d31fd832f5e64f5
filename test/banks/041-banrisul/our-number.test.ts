import { expect, test } from 'vitest'
import { ourNumber } from '../../../src/banks/041-banrisul/bank.js'

// Modulus 10, and modulus 11 over number and first digit; if the remainder is 1, the first digit is increased by one.
test.each([
  ['00009274', '22', 'CNAB 400 (12/2020), p. 32: 28 leaves 8, 108 leaves 9'],
  ['00009194', '38', 'CNAB 400 (12/2020), p. 33: 111 leaves 1, so 3 in place of 2; 113 leaves 3'],
  ['00189274', '46', 'CNAB 240 10.3, pp. 41–42: 36 leaves 6, 170 leaves 5'],
  ['00000702', '11', 'Cálculo dos números de controle: 9, 43 leaves 10'],
  ['22832563', '51', 'CNAB 400 (12/2020), p. 35'],
  ['00000458', '02', 'BoletoNet/BoletoNetCore BancoBanrisulCarteira1Tests.cs'],
  ['00000451', '52', 'BoletoNet/BoletoNetCore BancoBanrisulCarteira1Tests.cs'],
  ['00000454', '97', 'BoletoNet/BoletoNetCore BancoBanrisulCarteira1Tests.cs'],
  ['00000456', '40', 'BoletoNet/BoletoNetCore BancoBanrisulCarteira1Tests.cs'],
])('Banrisul: %s-%s (%s)', (number, digits) => {
  expect(ourNumber.digit(number)).toBe(digits)
  expect(number).toHaveLength(ourNumber.length)
  expect(digits).toHaveLength(ourNumber.digitLength)
})
