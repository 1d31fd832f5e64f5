import { expect, test } from 'vitest'
import { barCodeOf } from '../../../src/remittance/index.js'
import { entryOf } from '../../remittance/instruction-rows.js'
import { INSTRUCTIONS } from './instruction-rows.js'

const { wallet, instead } = INSTRUCTIONS['cnab400']!

const freeFieldOf = (slug: string, agency: string, account: string, digit: string, our_number: string): string => {
  const { slip } = entryOf({ ...instead, our_number })
  const own = { bank_contract_slug: slug, agency_number: agency, account_number: account, account_digit: digit }
  return barCodeOf({ wallet: { ...wallet, ...own }, slip }).barcode.slice(19)
}

test('agency 4, account 7 + 1, nosso número 7 + 1, operation 2, 000: example of Código de Barras (07/2011), p. 4', () => {
  expect(freeFieldOf('bnb-bs-21', '16', '1193', '2', '53')).toBe('0016000119320000053121000')
})

test.each([
  ['bnb-bs-50', '50'],
  ['bnb-bs-58', '58'],
  ['bnb-bs-31', '31'],
  ['bnb-bs-41', '41'],
  ['bnb-bs-51', '51'],
])('%s has operation %s', (slug, operation) => {
  expect(freeFieldOf(slug, '16', '1193', '2', '53')).toBe(`00160001193200000531${operation}000`)
})
