import { expect, test } from 'vitest'
import { contracts } from '../../../src/banks/224-fibra/bank.js'
import { ourNumber } from '../../../src/banks/families/autbank400/index.js'

test.each([
  ['0001', '121', '0004309540', '8', 'Boletos pelo Cliente V2 (03/2020), p. 1'],
  ['0001', '112', '0011336538', '3', 'a real return'],
  ['0001', '112', '0011336555', '7', 'a real return'],
  ['0001', '112', '0011358343', '1', 'a real return'],
  ['0001', '110', '0004309540', '1', 'by the rule'],
])('modulus 10 over agency, carteira and number: %s/%s/%s-%s (%s)', (agency_number, code, number, digit) => {
  expect(ourNumber.digit(number, { agency_number }, { code })).toBe(digit)
})

test('carteira 110, which files have as D', () => {
  expect(contracts).toEqual({ 'fibra-bs-110': { code: '110', inFile: 'D' } })
})
