import { expect, test } from 'vitest'
import { uy3 } from '../../../src/banks/457-uy3/index.js'
import { barCode, typeableLine } from '../../../src/cobranca/index.js'
import { BLANK_WALLET } from '../bar-code-vectors.js'

// P. 17: 457 9 3 9271 0015700000 and the free field; factor 9271 is 24 February 2023. The typeable line is that of p. 20.
test('UY3: agency 4, carteira 2, nosso número 11, account 7, a zero (p. 16)', () => {
  const wallet = { ...BLANK_WALLET, agency_number: '0001', account_number: '8229629' }
  const our_number = { prefix: '', number: '00000098926', digit: '' }
  const [amount, due] = [15700000, '2023-02-24']
  const context = { wallet, contract: { code: '19' }, our_number, document_number: '', amount, due }
  const freeField = uy3.freeField!(context)
  expect(freeField).toBe('0001' + '19' + '00000098926' + '8229629' + '0')
  const barcode = barCode({ bank: '457', amount, due, freeField })
  expect(barcode).toBe('45793927100157000000001190000009892682296290')
  expect(typeableLine(barcode).formatted).toBe('45790.00110 90000.009895 26822.962903 3 92710015700000')
})
