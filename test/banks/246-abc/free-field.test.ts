import { expect, test } from 'vitest'
import { barCodeOf } from '../../../src/remittance/index.js'
import { entryOf } from '../../remittance/instruction-rows.js'
import { INSTRUCTIONS } from './instruction-rows.js'

test.each([
  ['abc-bs-121', '0001 121 7001234 00043095408'],
  ['abc-bs-110', '0001 110 7001234 00043095401'],
])('%s: agency 4, carteira 3, operation 7, nosso número and its digit (04/2021, p. 12)', (slug, expected) => {
  const { wallet } = INSTRUCTIONS[slug === 'abc-bs-110' ? 'cnab240' : 'cnab400']!
  const { slip } = entryOf({ our_number: '4309540', days_for_interest: 1 })
  const { barcode } = barCodeOf({ wallet: { ...wallet, bank_contract_slug: slug }, slip })
  expect(barcode.slice(19)).toBe(expected.replaceAll(' ', ''))
})
