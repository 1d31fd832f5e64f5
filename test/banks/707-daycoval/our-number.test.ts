import { expect, test } from 'vitest'
import { contracts } from '../../../src/banks/707-daycoval/bank.js'
import { ourNumber } from '../../../src/banks/707-daycoval/cnab400.js'

const wallet = { agency_number: '0001' }

test.each([
  ['04309540', '8', 'carteira 6 (09/2023), p. 18'],
  ['84580106', '0', 'BoletoNetCore BancoDaycovalCarteira121Tests.cs'],
  ['84580107', '8', 'BoletoNetCore BancoDaycovalCarteira121Tests.cs'],
  ['84580108', '6', 'BoletoNetCore BancoDaycovalCarteira121Tests.cs'],
])('modulus 10 over agency, carteira and ten digits of the number: 0001/121/00%s-%s (%s)', (number, digit) => {
  expect(ourNumber.digit(number, wallet, { code: '121' })).toBe(digit)
})

test('carteira 121 is 6 in files; titles of 3 are numbered by the bank', () => {
  expect(contracts).toEqual({
    'daycoval-bs-121': { code: '121', inFile: '6' },
    'daycoval-bs-3': { code: '3', inFile: '3', bankNumbers: true, withoutDocumentTypes: ['17'], hasNoBarCode: true },
  })
})
