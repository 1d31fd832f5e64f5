import { expect, test } from 'vitest'
import { barCodeOf } from '../../../src/remittance/index.js'
import { errorsOf } from '../../cobranca/errors-of.js'
import { entryOf } from '../../remittance/instruction-rows.js'
import { INSTRUCTIONS } from './instruction-rows.js'

const { wallet, instead } = INSTRUCTIONS['cnab400']!
const { slip } = entryOf({ ...instead, our_number: '4309540' })

test('agency 4, carteira 3, operation 7, nosso número 10 and its digit (dnicolau/brcobranca daycoval_spec.rb)', () => {
  expect(barCodeOf({ wallet: { ...wallet, extra1: '1234567' }, slip }).barcode.slice(19)).toBe(
    '0001121123456700043095408',
  )
})

test.each([
  ['no operation', {}, { extra1: [expect.stringContaining('não pode ficar em branco')] }],
  ['a longer operation', { extra1: '12345678' }, { extra1: ['é muito longo (máximo: 7 caracteres)'] }],
  [
    'carteira 3, which the bank prints',
    { bank_contract_slug: 'daycoval-bs-3' },
    { bank_contract_slug: ['não tem código de barras: o banco emite os boletos da carteira 3'] },
  ],
])('%s has no bar code', (_, more, errors) => {
  expect(errorsOf(() => barCodeOf({ wallet: { ...wallet, ...more }, slip }))).toEqual(errors)
})
