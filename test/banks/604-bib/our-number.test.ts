import { expect, test } from 'vitest'
import { contracts } from '../../../src/banks/604-bib/bank.js'
import { remittance400 } from '../../../src/banks/604-bib/cnab400.js'
import { BLANK_WALLET } from '../bar-code-vectors.js'

/** Weights 2 and 1 from the right over agency, carteira and number; the digits of each product are added. */
test.each([
  ['0001', '0000045001', '8', '2 + 5 + 8 + 2 + 2 + 2 + 1 = 22'],
  ['0019', '0000045001', '8', '0019 adds 2 + 9 in place of 1: 32'],
  ['0001', '0000000001', '1', '2 + 2 + 2 + 2 + 1 = 9'],
])('Industrial: %s/121/%s-%s (%s)', (agency_number, number, digit) => {
  const wallet = { ...BLANK_WALLET, agency_number }
  expect(remittance400.ourNumber.digit(number, wallet, contracts['bib-bs-121']!, '')).toBe(digit)
})
