import { expect, test } from 'vitest'
import { cresol } from '../../../src/banks/133-cresol/index.js'
import { BLANK_WALLET } from '../bar-code-vectors.js'

test("Cresol has Bradesco's free field: agency 4, carteira 2, nosso número 11, account 7, a zero", () => {
  const wallet = { ...BLANK_WALLET, agency_number: '5511', account_number: '0013999' }
  const our_number = { prefix: '', number: '00000045001', digit: '7' }
  const context = { wallet, contract: { code: '09' }, our_number, document_number: '', amount: 1, due: null }
  expect(cresol.freeField!(context)).toBe('5511' + '09' + '00000045001' + '0013999' + '0')
})
