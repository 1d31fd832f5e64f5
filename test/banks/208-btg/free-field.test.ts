import { expect, test } from 'vitest'
import { btg } from '../../../src/banks/208-btg/index.js'
import { barCode, typeableLine } from '../../../src/cobranca/index.js'
import { BLANK_WALLET } from '../bar-code-vectors.js'

// Tradutor Linha Digitável (08/2022), due on 29 July 2022. The line of its sheet Comparador has wrong check digits.
test('BTG: agency 4, carteira 2, nosso número 11, account 7, a zero (V2.2.1, p. 4)', () => {
  const wallet = { ...BLANK_WALLET, agency_number: '0050', account_number: '0260426' }
  const [our_number, amount, due] = [{ prefix: '', number: '10000000023', digit: 'P' }, 1000, '2022-07-29']
  const freeField = btg.freeField!({ wallet, contract: { code: '01' }, our_number, document_number: '', amount, due })
  const code = barCode({ bank: '208', amount, due, freeField })
  expect(typeableLine(code).formatted).toBe('20890.05009 11000.000007 23026.042608 7 90610000001000')
})
