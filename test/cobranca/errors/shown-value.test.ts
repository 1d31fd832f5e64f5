/** A quoted value is short, because it can be a whole file with personal data. */
import { expect, test } from 'vitest'
import { shownCode, shownValue } from '../../../src/cobranca/index.js'

test.each([
  ['31/03/2026', '«31/03/2026»'],
  [341, '«341»'],
  [true, '«true»'],
  ['a\nb\u0000c', '«a b c»'],
  ['123456789012345678901234567890', '«123456789012345678901234567890»'],
  ['02RETORNO01COBRANCA       0607 JOSE DA SILVA', '«02RETORNO01COBRANCA       0607…»'],
  [new Date(0), 'um Date'],
  [['1001'], 'uma lista'],
  [{ a: 1 }, 'um objeto'],
  [null, 'nada'],
  [undefined, 'nada'],
  [Symbol('x'), 'outra coisa'],
])('%o is %s', (value, shown) => {
  expect(shownValue(value)).toBe(shown)
})

test('a bigint is shown like a number', () => {
  expect(shownValue(10n)).toBe('«10»')
})

test.each([
  ['DM', '«DM»'],
  ['31/02/2026', '«31/02/2026»'],
  [20260331, '«20260331»'],
  ['ZULMIRA', 'o valor informado'],
  ['299.792.458-83', 'o valor informado'],
  ['29979245883', 'o valor informado'],
  [29979245883, 'o valor informado'],
  [{}, 'um objeto'],
])('the code %j of a slip is shown as %s: a shifted row can have names and tax ids in any field', (value, shown) => {
  expect(shownCode(value)).toBe(shown)
})
