import { expect, test } from 'vitest'
import { barCodeOf } from '../../../src/remittance/index.js'
import { entryOf } from '../../remittance/instruction-rows.js'
import { INSTRUCTIONS } from './instruction-rows.js'

const { wallet } = INSTRUCTIONS['cnab400']!
const { slip } = entryOf({ our_number: '8026642', days_for_interest: 1 })

/** 0001 121 0008026642, weights 2 and 1 from the right: 4 + 4 + 3 + 6 + 4 + 7 of the number, 6 of the carteira, 1: 35; digit 5. */
test.each(['sofisa-bs-121', 'sofisa-444-bs-121'])('%s: agency 4, carteira 3, operation 7, nosso número 11', (slug) => {
  const { barcode } = barCodeOf({ wallet: { ...wallet, bank_contract_slug: slug }, slip })
  expect(barcode.slice(19)).toBe('0001121700123400080266425')
})

/**
 * Santander's free field: 9, beneficiary 7, nosso número 13, 0, modality 3 (Especificação do código de barras, v34, pp. 6–7). Weights 2 to 8 from the
 * right over 8026642: 4 + 12 + 24 + 30 + 12 + 0 + 64: 146, of which 11 leaves 3; digit 8.
 */
test('slips of carteira 101 are Santander’s', () => {
  const { barcode } = barCodeOf({ wallet: { ...wallet, bank_contract_slug: 'sofisa-santander-bs-101' }, slip })
  expect([barcode.slice(0, 3), barcode.slice(19)]).toEqual(['033', '9700123400000802664280101'])
})
