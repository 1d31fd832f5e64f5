import { expect, test } from 'vitest'
import { contracts } from '../../../src/banks/712-ourinvest/bank.js'
import { remittance400 } from '../../../src/banks/712-ourinvest/cnab400.js'
import { buildRemittance } from '../../../src/remittance/index.js'
import { entryOf } from '../../remittance/instruction-rows.js'
import { BLANK_WALLET } from '../bar-code-vectors.js'
import { INSTRUCTIONS } from './instruction-rows.js'

// Carteira before the number, modulus 11 of base 7; 0 stays 0, 1 is P (pp. 11–12).
test.each([
  ['19', '00000000002', '8', 'p. 12: a sum of 69'],
  ['19', '00000000001', 'P', 'p. 12: a sum of 67'],
  ['19', '00000000006', '0', 'p. 12: a sum of 77'],
  ['12', '00000045001', 'P', 'by hand: 2 + 25 + 24 + 14 + 2 = 67'],
])('Ourinvest: %s/%s-%s (%s)', (code, number, digit) => {
  expect(remittance400.ourNumber.digit(number, BLANK_WALLET, { code }, '')).toBe(digit)
})

test('the manual names no carteira: the wallet must have it', () => {
  expect(contracts).toEqual({ 'ourinvest-bs': { code: '', codeIn: 'extra1' } })
  const { wallet, instead } = INSTRUCTIONS['cnab400']!
  const titleOf = (extra1: string) =>
    buildRemittance({ wallet: { ...wallet, extra1 }, entries: [entryOf(instead)] }).content.split('\r\n')[1]!
  expect(titleOf('9').slice(20, 25)).toBe('00090')
  expect(titleOf('9').slice(70, 82)).toBe('000000450017')
  expect(() => titleOf('')).toThrow(/extra1/)
})
