import { expect, test } from 'vitest'
import { barCodeOf } from '../../../src/remittance/index.js'
import { entryOf } from '../../remittance/instruction-rows.js'
import { INSTRUCTIONS } from './instruction-rows.js'

/** Delbank.php has Bradesco's free field with a carteira of three digits: 26 digits, but a bar code has 25. */
test.each([
  ['delbank-bs-121', '4309540', '0001 121 7001234 00043095408'],
  ['delbank-bs-112', '19628', '0001 112 7001234 00000196289'],
])('%s: AUTBANK’s, agency 4, carteira 3, operation 7, nosso número 11', (slug, our_number, expected) => {
  const { wallet } = INSTRUCTIONS['cnab400']!
  const { slip } = entryOf({ our_number, days_for_interest: 1 })
  const { barcode } = barCodeOf({ wallet: { ...wallet, bank_contract_slug: slug }, slip })
  expect(barcode.slice(19)).toBe(expected.replaceAll(' ', ''))
})
