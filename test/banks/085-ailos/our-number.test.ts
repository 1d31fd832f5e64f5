import { expect, test } from 'vitest'
import { ourNumber } from '../../../src/banks/085-ailos/bank.js'
import { BLANK_WALLET } from '../bar-code-vectors.js'

// Account with its digit, 8, and sequence, 9: G069, p. 53; no check digit.
test.each([
  ['0220665', '8', '000000254', '02206658000000254', 'manual of January 2023, p. 53'],
  ['0231560', '2', '000074644', '02315602000074644', 'BoletoNet/BoletoNetCore BancoCecredCarteira1Tests.cs'],
  ['0357157', '2', '000000001', '03571572000000001', 'kivanio/brcobranca ailos_spec.rb'],
  ['1234567', '8', '000123456', '12345678000123456', 'braully/bopepo TestCLCecred.java'],
])('Ailos: account %s-%s, %s is %s (%s)', (account_number, account_digit, number, whole) => {
  const prefix = ourNumber.prefix({ ...BLANK_WALLET, account_number, account_digit })
  expect(number).toHaveLength(ourNumber.length)
  expect(prefix + number + ourNumber.digit()).toBe(whole)
})
