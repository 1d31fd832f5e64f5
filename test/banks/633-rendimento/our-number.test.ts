import { expect, test } from 'vitest'
import { contracts } from '../../../src/banks/633-rendimento/bank.js'
import { ourNumber } from '../../../src/banks/families/autbank400/index.js'

test.each([
  ['0001', '121', '0004309540', '8', 'AUTK 0071/2002, p. 1'],
  ['0001', '112', '0008026642', '4', 'AUTK 0071/2002, p. 4, of another bank'],
  ['0001', '121', '0096928179', '2', 'homologação de boletos, 08/2023, planilha NÃO MEXER'],
  ['0001', '121', '0000000001', '1', 'by the rule'],
  ['0001', '121', '0084580106', '0', 'by the rule: a sum that ends in zero'],
])('modulus 10 over agency, carteira and number: %s/%s/%s-%s (%s)', (agency_number, code, number, digit) => {
  expect(ourNumber.digit(number, { agency_number }, { code })).toBe(digit)
})

test('carteira 121, which files have as 6', () => {
  expect(contracts).toEqual({ 'rendimento-bs-121': { code: '121', inFile: '6' } })
})
