import { expect, test } from 'vitest'
import { contracts } from '../../../src/banks/274-bmp/bank.js'
import { bmp } from '../../../src/banks/274-bmp/index.js'
import { barCode, typeableLine } from '../../../src/cobranca/index.js'
import { BLANK_WALLET } from '../bar-code-vectors.js'

test('BMP: agency 4, carteira 09, nosso número 11, account 7, a zero (p. 24)', () => {
  const wallet = { ...BLANK_WALLET, agency_number: '0001', account_number: '0159405', extra1: '001' }
  const our_number = { prefix: '', number: '00000045001', digit: '7' }
  const contract = { ...contracts['bmp-bs-09']!, code: '001' }
  const context = { wallet, contract, our_number, document_number: '', amount: 1, due: null }
  expect(bmp.freeField!(context)).toBe('0001' + '09' + '00000045001' + '0159405' + '0')
})

// P. 21 (CNAB 444) has Bradesco's example with this bank's number.
test('Grafeno: the carteira of the wallet', () => {
  const wallet = { ...BLANK_WALLET, agency_number: '0031', account_number: '0095279' }
  const our_number = { prefix: '', number: '00317720028', digit: '' }
  const [amount, due] = [0, '2000-07-04']
  const context = { wallet, contract: { code: '04' }, our_number, document_number: '', amount, due }
  const line = typeableLine(barCode({ bank: '274', amount, due, freeField: bmp.freeField!(context) }))
  expect(line.formatted.slice(0, 10)).toBe('27490.0310')
  expect(line.formatted.slice(12, 38)).toBe('40031.772003 28009.527905 ')
})
