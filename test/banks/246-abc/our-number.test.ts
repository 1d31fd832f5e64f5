import { expect, test } from 'vitest'
import { contracts240, contracts400 } from '../../../src/banks/246-abc/bank.js'
import { ourNumber } from '../../../src/banks/families/autbank400/index.js'

test.each([
  ['0001', '110', '0004309540', '1', 'nosso número (04/2021), pp. 12–13'],
  ['0001', '121', '0014449555', '6', 'planilha cálculo do DV'],
  ['0001', '110', '1234567890', '9', 'CNAB 240 (05/2020), p. 53'],
  ['0001', '110', '0084580106', '3', 'by the rule'],
])('modulus 10 over agency, carteira and number: %s/%s/%s-%s (%s)', (agency_number, code, number, digit) => {
  expect(ourNumber.digit(number, { agency_number }, { code })).toBe(digit)
})

test('CNAB 400 has 121, 6 in the files; CNAB 240 has 110', () => {
  expect(contracts400).toEqual({ 'abc-bs-121': { code: '121', inFile: '6' } })
  expect(contracts240).toEqual({ 'abc-bs-110': { code: '110' } })
})
