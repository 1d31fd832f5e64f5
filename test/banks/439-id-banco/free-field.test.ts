import { expect, test } from 'vitest'
import { idBanco } from '../../../src/banks/439-id-banco/index.js'
import { BLANK_WALLET } from '../bar-code-vectors.js'

// P. 9; the typeable line of p. 8 is 43990.03104 40031.772003 28009.527905 6 10010000000000.
test('ID Banco: agency 4, carteira 2, nosso número 11, account 7, a zero', () => {
  const wallet = { ...BLANK_WALLET, agency_number: '0310', account_number: '0095279' }
  const our_number = { prefix: '', number: '03177200280', digit: '' }
  const context = { wallet, contract: { code: '40' }, our_number, document_number: '', amount: 1, due: null }
  expect(idBanco.freeField!(context)).toBe('0310' + '40' + '03177200280' + '0095279' + '0')
})
