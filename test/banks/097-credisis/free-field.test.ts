/** The free field of the bar code: Boleto de Pagamento, version 1.0 (May 2017), p. 11. */
import { expect, test } from 'vitest'
import { barCodeOf } from '../../../src/remittance/index.js'
import { entryOf } from '../../remittance/instruction-rows.js'
import { INSTRUCTIONS } from './instruction-rows.js'

const { wallet, instead } = INSTRUCTIONS['cnab400']!

test('five zeros and the nosso número of 20 digits', () => {
  const { barcode } = barCodeOf({ wallet, slip: entryOf(instead).slip })
  expect(barcode.slice(19)).toBe('0000009780003004321045001')
})
