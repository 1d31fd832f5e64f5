import { expect, test } from 'vitest'
import { rendimento } from '../../../src/banks/633-rendimento/index.js'
import { BLANK_WALLET } from '../bar-code-vectors.js'

test('agency 4, carteira 3, operation 7, nosso número 10 and its digit (AUTK 0071/2002, p. 3)', () => {
  const wallet = { ...BLANK_WALLET, agency_number: '0001', extra1: '5447390' }
  const our_number = { prefix: '', number: '0004309540', digit: '8' }
  const context = { wallet, contract: { code: '121' }, our_number, document_number: '', amount: 1, due: null }
  expect(rendimento.freeField!(context)).toBe(['0001', '121', '5447390', '0004309540', '8'].join(''))
})
