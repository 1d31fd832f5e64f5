import { expect, test } from 'vitest'
import { barCodeOf } from '../../../src/remittance/index.js'
import { entryOf } from '../../remittance/instruction-rows.js'
import { INSTRUCTIONS } from './instruction-rows.js'

test('Industrial: AUTBANK’s and ACBr’s, agency 4, carteira 3, operation 7, nosso número 11', () => {
  const { wallet } = INSTRUCTIONS['cnab400']!
  const { slip } = entryOf({ our_number: '45001', days_for_interest: 1 })
  expect(barCodeOf({ wallet, slip }).barcode.slice(19)).toBe('0001121300456700000450018')
})
