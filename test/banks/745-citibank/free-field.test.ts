/** The free field of the bar code: Boletos de Cobrança, V6 (May 2014). */
import { expect, test } from 'vitest'
import { barCodeOf } from '../../../src/remittance/index.js'
import { errorsOf } from '../../cobranca/errors-of.js'
import { entryOf } from '../../remittance/instruction-rows.js'
import { INSTRUCTIONS } from './instruction-rows.js'

const { wallet, instead } = INSTRUCTIONS['cnab400']!

test('a conta Cosmos without its index is an error: its ten digits are in the bar code by their places (p. 17)', () => {
  const { slip } = entryOf({ ...instead, our_number: '66660000003' })
  expect(errorsOf(() => barCodeOf({ wallet: { ...wallet, extra1: '123456789' }, slip }))).toEqual({
    extra1: ['deve ter 10 algarismos, com os zeros à esquerda'],
  })
})

// Pp. 12–13 and 17–20: portfolio 650, conta Cosmos 0.123456.78.9, 350,00 due on 05/05/2002.
test('the slip of the manual: 3, portfolio 3, base 6, sequence 2 and digit of the conta Cosmos, nosso número 12', () => {
  const { slip } = entryOf({
    ...instead,
    our_number: '66660000003',
    amount: '350,00',
    expire_at: '2002-05-05',
    document_date: '2002-04-01',
  })
  const own = { ...wallet, extra1: '0123456789', extra3: '00000000123456789650' }
  const { barcode, line } = barCodeOf({ wallet: own, slip })
  expect(barcode.slice(19)).toBe('3650123456789666600000037')
  expect(barcode.slice(0, 19)).toBe('7459316710000035000')
  expect(line.replace(/[^0-9]/g, '')).toBe('74593650162345678966066000000373316710000035000')
})
