import { expect, test } from 'vitest'
import { contracts } from '../../../src/banks/274-bmp/bank.js'
import { bmp } from '../../../src/banks/274-bmp/index.js'
import { BLANK_WALLET } from '../bar-code-vectors.js'

test('BMP: agency 4, carteira 09, nosso número 11, account 7, a zero (p. 24)', () => {
  const wallet = { ...BLANK_WALLET, agency_number: '0001', account_number: '0159405', extra1: '001' }
  const our_number = { prefix: '', number: '00000045001', digit: '7' }
  const contract = { ...contracts['bmp-bs-09']!, code: '001' }
  const context = { wallet, contract, our_number, document_number: '', amount: 1, due: null }
  expect(bmp.freeField!(context)).toBe('0001' + '09' + '00000045001' + '0159405' + '0')
})
