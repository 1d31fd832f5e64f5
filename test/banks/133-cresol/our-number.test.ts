import { expect, test } from 'vitest'
import { contracts } from '../../../src/banks/133-cresol/bank.js'
import { ourNumber } from '../../../src/banks/families/bradesco400/index.js'

test.each([
  ['09', '00000000001', '1', 'kivanio/brcobranca bradesco_spec.rb; the real return of carteira 009'],
  ['09', '00000000002', 'P', 'the real return'],
  ['09', '00000000003', '8', 'the real return'],
  ['19', '00000000002', '8', 'Bradesco, p. 18'],
])('Cresol has the check digit of Bradesco: %s/%s-%s', (code, number, digit) => {
  expect(ourNumber.digit(number, null, { code })).toBe(digit)
})

test('carteira 09, which files have as 009', () => {
  expect(contracts).toMatchObject({ 'cresol-bradesco-bs-09': { code: '09' } })
})
