/** Free field of C6: CNAB 400, v2.2 (June 2022), p. 30. */
import { expect, test } from 'vitest'
import { barCodeOf } from '../../../src/remittance/index.js'
import { entryOf } from '../../remittance/instruction-rows.js'
import { INSTRUCTIONS } from './instruction-rows.js'

const { wallet } = INSTRUCTIONS['cnab400']!

/** The line of p. 33 is 33690.00009 00018.930008 00000.661033; p. 34 has 0000006594, 40 and 4 of another slip. */
test.each([
  ['c6-bs-10', '66', '000000001893 0000000066 10 3'],
  ['c6-bs-20', '66', '000000001893 0000000066 20 4'],
  ['c6-bs-30', '66', '000000001893 0000000066 30 3'],
  ['c6-bs-40', '6594', '000000001893 0000006594 40 4'],
  ['c6-bs-60', '66', '000000001893 0000000066 60 3'],
])('%s: código do cedente 12, number 10, carteira 2, identifier of the layout', (slug, our_number, expected) => {
  const { slip } = entryOf({ our_number })
  const { barcode } = barCodeOf({ wallet: { ...wallet, bank_contract_slug: slug }, slip })
  expect(barcode.slice(19)).toBe(expected.replaceAll(' ', ''))
})

test('the three first fields of the line of p. 33', () => {
  const { slip } = entryOf({ our_number: '66' })
  const { line } = barCodeOf({ wallet: { ...wallet, bank_contract_slug: 'c6-bs-10' }, slip })
  expect(line.replace(/\D/g, '').slice(0, 32)).toBe('33690000090001893000800000661033')
})
