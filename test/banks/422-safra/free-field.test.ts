import { expect, test } from 'vitest'
import { barCodeOf } from '../../../src/remittance/index.js'
import { entryOf } from '../../remittance/instruction-rows.js'
import { INSTRUCTIONS } from './instruction-rows.js'

const { wallet, instead } = INSTRUCTIONS['cnab400']!

test('7, agency 5, account 9, nosso número 9 with its digit, 2: the free field of the manual (p. 27)', () => {
  const { slip } = entryOf({ ...instead, our_number: '26173001' })
  const ofManual = { ...wallet, agency_number: '00400', account_number: '00027824', account_digit: '7' }
  const { barcode } = barCodeOf({ wallet: ofManual, slip })
  expect(barcode.slice(0, 4)).toBe('4229')
  expect(barcode.slice(19)).toBe('7004000002782472617300112')
})
