import { expect, test } from 'vitest'
import { contracts400, contracts444 } from '../../../src/banks/637-sofisa/bank.js'
import { ourNumber } from '../../../src/banks/families/autbank400/index.js'

test.each([
  ['0001', '112', '0008026642', '4', 'AUTK 0071/2002, p. 4, an example of Sofisa'],
  ['0001', '121', '0000000001', '1', 'by the rule'],
  ['0001', '121', '0004309541', '6', 'by the rule'],
  ['0001', '121', '0084580106', '0', 'by the rule: a sum that ends in zero'],
])('modulus 10 over agency, carteira and number: %s/%s/%s-%s (%s)', (agency_number, code, number, digit) => {
  expect(ourNumber.digit(number, { agency_number }, { code })).toBe(digit)
})

test('carteira 121, which files have as 6', () => {
  const contract = { code: '121', inFile: '6' }
  expect([contracts400, contracts444]).toEqual([{ 'sofisa-bs-121': contract }, { 'sofisa-444-bs-121': contract }])
})
