import { expect, test } from 'vitest'
import { ailos } from '../../../src/banks/085-ailos/index.js'
import type { Slip, Wallet } from '../../../src/cobranca/index.js'
import { buildRemittance, slipFieldSupport } from '../../../src/remittance/index.js'
import { entry, generated_at } from '../../remittance/made-up.js'

const wallet: Wallet = {
  bank_contract_slug: 'ailos-bs-1',
  next_our_number: 1,
  kind: 'cnab240',
  agency_number: '0101',
  agency_digit: '5',
  account_number: '77777',
  account_digit: '8',
  extra1: '101104',
  beneficiary_name: 'Oficina Modelo',
  beneficiary_cnpj_cpf: '44.556.677/0001-86',
}

const BY_TYPE: readonly Partial<Slip>[] = [
  { discount_type: 1, discount_value: '12,50' },
  { discount_type: 2, discount_percentage: '5' },
]

// C021 and C022, CNAB 240, January 2023, p. 34; homologação, p. 2: in reais, up to the due date. 5% of 250,00 is 12,50.
test.each(BY_TYPE)('Ailos: discounts are sent in reais, percentages are converted: %j', (discount) => {
  const slip = { ...discount, amount: '250,00', expire_at: '2026-04-30', days_for_discount: 0 }
  const { content } = buildRemittance({ wallet, generated_at, entries: [entry(slip)] })
  const p = content.split('\r\n').find((line) => line[13] === 'P')!
  expect(p.slice(141, 165)).toBe('1' + '30042026' + '000000000001250')
})

test('Ailos: a discount of both types is sent, but must not end before the due date', () => {
  const [dialect] = ailos.remittances.cnab240!
  expect(slipFieldSupport({ bank: ailos, layout: 'cnab240', dialect })).toMatchObject({
    discount_type: 'sent',
    discount_value: 'sent',
    discount_percentage: 'sent',
    days_for_discount: 'refused',
    second_discount_value: 'refused',
  })
})
