/**
 * Check digits of nosso número, through Sicredi's contract. Vectors typed from the manuals and from public tests and files, named beside them;
 * each was computed again by hand with the bank's rule.
 */
import { describe, expect, test } from 'vitest'
import { ourNumber } from '../../../src/banks/748-sicredi/bank.js'

describe('Sicredi: modulus 11 over cooperative 4, posto 2, beneficiary 5 and number 8 (CNAB 400 v2.1, pp. 5–6)', () => {
  test.each([
    ['0165', '02', '00623', '07200003', '1', 'Sicredi, CNAB 400 v2.1, pp. 6 and 45'],
    ['0710', '65', '00129', '16208879', '3', 'kivanio/brcobranca sicredi_spec.rb'],
    ['0156', '05', '85305', '19200003', '0', 'BoletoNet/BoletoNetCore BancoSicrediCarteira1Tests.cs'],
    ['0156', '05', '85305', '19200010', '2', 'BoletoNet/BoletoNetCore BancoSicrediCarteira1Tests.cs'],
    ['0156', '05', '85305', '19200005', '6', 'BoletoNet/BoletoNetCore BancoSicrediCarteira1Tests.cs'],
  ])('%s.%s.%s, number %s-%s: %s', (agency_number, extra1, account_number, number, digit) => {
    expect(ourNumber.digit(number, { agency_number, extra1, account_number })).toBe(digit)
    expect(number).toHaveLength(ourNumber.length)
  })
})
