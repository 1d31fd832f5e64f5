import { expect, test } from 'vitest'
import { contracts } from '../../../src/banks/435-delbank/bank.js'
import { ourNumber } from '../../../src/banks/families/autbank400/index.js'

/** Delbank.php uses agency 0019: with the weights 2 1 2 1 it adds 2 + 9, ten more than agency 0001, so the check digit is the same. */
test.each([
  ['0001', '112', '0000019628', '9', 'a real return'],
  ['0019', '112', '0000019628', '9', 'a real return'],
  ['0001', '112', '0000019629', '7', 'by the rule'],
  ['0001', '112', '0000019630', '5', 'by the rule'],
])('modulus 10 over agency, carteira and number: %s/%s/%s-%s (%s)', (agency_number, code, number, digit) => {
  expect(ourNumber.digit(number, { agency_number }, { code })).toBe(digit)
})

test('carteira 121 is 6 in files, 112 is 1', () => {
  expect(contracts).toEqual({
    'delbank-bs-121': { code: '121', inFile: '6' },
    'delbank-bs-112': { code: '112', inFile: '1', bankNumbers: true },
  })
})
