/**
 * Check digits of Caixa's nosso número, through its contracts. Vectors typed from the manual and from public tests and files, named beside them;
 * each was computed again by hand with the bank's rule.
 */
import { describe, expect, test } from 'vitest'
import { agencyDigit, contracts, hasSevenDigits, ourNumber } from '../../../src/banks/104-caixa/bank.js'
import { BLANK_WALLET } from '../bar-code-vectors.js'

describe('Caixa: modulus 11 over modality and number, 17 digits (67.119 v014, annex IV, p. 33)', () => {
  test.each([
    ['14', '000000000000019', '7', 'the manual’s own example, p. 33'],
    ['14', '000000000000001', '4', 'kivanio/brcobranca caixa_spec.rb'],
    ['14', '000000000000006', '5', 'BoletoNetCore BancoCaixaCarteiraSig14Tests.cs'],
    ['24', '000005000000061', '2', 'openboleto CaixaTest.php'],
    ['14', '000000157460299', '6', 'openboleto CaixaTest.php'],
    ['14', '000000000000123', '1', 'Maxwbh/pyCobranca exemplos_boletos.py'],
    ['24', '000000000085923', '4', 'a real return file'],
    ['24', '000000000085394', '5', 'a real return file'],
    ['24', '000000000085737', '1', 'a real return file'],
  ])('%s/%s-%s: %s', (modality, number, digit) => {
    expect(ourNumber.digit(number, null, null, modality)).toBe(digit)
    expect(number).toHaveLength(ourNumber.length)
  })

  test.each([
    ['caixa-rg', 'client', '14'],
    ['caixa-rg', 'bank', '11'],
    ['caixa-sr', 'client', '24'],
    ['caixa-sr', 'bank', '21'],
  ] as const)('%s, issued by the %s: modality %s (G069, p. 73; NE015, pp. 36–37)', (slug, dispatch, modality) => {
    expect(ourNumber.prefix(BLANK_WALLET, contracts[slug]!, { dispatch })).toBe(modality)
  })
})

test.each([
  ['0804', '4'],
  ['0501', '0'],
  ['1550', '4'],
  ['1101', '0'],
  ['0566', '5'],
  ['0560', '6'],
  ['0308', '5'],
  ['0667', '0'],
])('the digit of agency %s is %s, as in real return files (G009, p. 67)', (agency_number, digit) => {
  expect(agencyDigit({ agency_number })).toBe(digit)
})

test('a beneficiary’s code has seven positions from 1100000 on (G007, pp. 66–67)', () => {
  expect(
    ['339578', '000007', '0339578', '999999', '1100000', '1100123'].map((extra1) => hasSevenDigits({ extra1 })),
  ).toEqual([...Array(4).fill(false), ...Array(2).fill(true)])
})
