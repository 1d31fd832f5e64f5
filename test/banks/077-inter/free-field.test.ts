import { expect, test } from 'vitest'
import { barCodeOf } from '../../../src/remittance/index.js'
import { entryOf } from '../../remittance/instruction-rows.js'
import { INSTRUCTIONS } from './instruction-rows.js'

const { wallet, instead } = INSTRUCTIONS['cnab400']!

test('agency 4, carteira 3, operation 7, the eleven digits of the number of the return (p. 22)', () => {
  const { slip } = entryOf({ ...instead, our_number: '00043095401' })
  const { barcode } = barCodeOf({ wallet, slip })
  expect(barcode.slice(0, 4)).toBe('0779')
  expect(barcode.slice(19)).toBe('0001' + '112' + '7001234' + '00043095401')
})
