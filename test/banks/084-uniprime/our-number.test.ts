import { expect, test } from 'vitest'
import { contracts } from '../../../src/banks/084-uniprime/bank.js'
import { remittance240 } from '../../../src/banks/084-uniprime/cnab240-rules.js'
import { remittance400 } from '../../../src/banks/084-uniprime/cnab400.js'
import { BLANK_WALLET } from '../bar-code-vectors.js'

// Carteira 09 before the number, modulus 11 of base 7; 0 stays 0, 1 is P (CNAB 400, pp. 25–26; CNAB 240, pp. 20–21).
test.each([
  ['00000000002', 'P', 'CNAB 240, p. 21: 02 + 63 + 02 = 67'],
  ['00000010035', '0', 'BoletoNetCore, BancoUniprimeNortePRCarteira09Tests'],
  ['00000010012', '1', 'BoletoNetCore'],
  ['00000010020', '2', 'BoletoNetCore'],
  ['00000010008', '3', 'BoletoNetCore'],
  ['00000010002', '4', 'BoletoNetCore'],
  ['00000010010', '5', 'BoletoNetCore'],
  ['00000010015', '6', 'BoletoNetCore'],
  ['00000010023', '7', 'BoletoNetCore'],
  ['00000010014', '8', 'BoletoNetCore'],
  ['00000010005', '9', 'BoletoNetCore'],
  ['00000010027', 'P', 'BoletoNetCore'],
  ['00000000001', '1', 'the file of the samples'],
])('Sisprime: 09/%s-%s (%s)', (number, digit) => {
  for (const { ourNumber } of [remittance400, remittance240])
    expect(ourNumber.digit(number, BLANK_WALLET, contracts['uniprime-bs-09']!, '')).toBe(digit)
})
