import { expect, test } from 'vitest'
import { vortx } from '../../../src/banks/310-vortx/index.js'
import { BLANK_WALLET } from '../bar-code-vectors.js'

test('Vórtx: agency 4, account 10, nosso número 11 (p. 20)', () => {
  const wallet = { ...BLANK_WALLET, agency_number: '0001', account_number: '00999999' }
  const our_number = { prefix: '', number: '00000045001', digit: '0' }
  const context = { wallet, contract: { code: '21' }, our_number, document_number: '', amount: 1, due: null }
  expect(vortx.freeField!(context)).toBe('0001' + '0000999999' + '00000045001')
})
