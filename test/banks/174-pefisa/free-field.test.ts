import { expect, test } from 'vitest'
import { barCodeOf } from '../../../src/remittance/index.js'
import { entryOf } from '../../remittance/instruction-rows.js'
import { INSTRUCTIONS } from './instruction-rows.js'

test('Pefisa: C6’s (p. 30) and ACBr’s, código do cedente 12, number 10, carteira 2, 4 for direct collection', () => {
  const { wallet } = INSTRUCTIONS['cnab400']!
  const { slip } = entryOf({ our_number: '45001' })
  expect(barCodeOf({ wallet, slip }).barcode.slice(19)).toBe('0000000058310000045001364')
})
