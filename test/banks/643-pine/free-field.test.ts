import { expect, test } from 'vitest'
import { barCodeOf } from '../../../src/remittance/index.js'
import { entryOf } from '../../remittance/instruction-rows.js'
import { INSTRUCTIONS } from './instruction-rows.js'

test('agency 4, carteira 3, operation 7, nosso número and its digit (February 2019, p. 23)', () => {
  const { wallet } = INSTRUCTIONS['cnab400']!
  const { slip } = entryOf({ our_number: '4309540', days_for_interest: 1 })
  expect(barCodeOf({ wallet, slip }).barcode.slice(19)).toBe('0001110700123400043095401')
})
