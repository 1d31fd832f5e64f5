import { expect, test } from 'vitest'
import { sisprime } from '../../../src/banks/084-uniprime/index.js'
import { barCode, typeableLine } from '../../../src/cobranca/index.js'
import { BLANK_WALLET } from '../bar-code-vectors.js'

// CNAB 400, pp. 22–23: factor 7601 is 30 July 2018, of R$ 954,00.
test('Sisprime: agency 4, carteira 2, nosso número 11, account 7, a zero (CNAB 400, p. 20; CNAB 240, p. 16)', () => {
  const wallet = { ...BLANK_WALLET, agency_number: '0031', account_number: '0095279' }
  const our_number = { prefix: '', number: '00317720028', digit: '' }
  const [amount, due] = [95400, '2018-07-30']
  const context = { wallet, contract: { code: '04' }, our_number, document_number: '', amount, due }
  const line = typeableLine(barCode({ bank: '084', amount, due, freeField: sisprime.freeField!(context) }))
  expect(line.formatted).toBe('08490.03108 40031.772003 28009.527905 1 76010000095400')
})
