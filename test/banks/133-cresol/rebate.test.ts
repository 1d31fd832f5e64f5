import { expect, test } from 'vitest'
import { isValidationError, type Wallet } from '../../../src/cobranca/index.js'
import { buildRemittance } from '../../../src/remittance/index.js'

const wallet: Wallet = {
  bank_contract_slug: 'cresol-bradesco-bs-09',
  kind: 'cnab240',
  agency_number: '5001',
  account_number: '13999',
  account_digit: '5',
  beneficiary_name: 'Padaria Pão Fictício Ltda',
  beneficiary_cnpj_cpf: '33.445.566/0001-86',
}

const slip = {
  our_number: '123',
  amount: '100,00',
  expire_at: '2026-03-31',
  document_number: 'NF-1',
  customer_person_name: 'Maria José Exemplo',
  customer_cnpj_cpf: '299.792.458-83',
  customer_address: 'Rua das Acácias',
  customer_neighborhood: 'Centro',
  customer_zipcode: '15040-120',
  customer_city_name: 'Curitiba',
  customer_state: 'PR',
}

const build = (our_code: '1001' | '1004') =>
  buildRemittance({ wallet, entries: [{ our_code, slip, value_rebate: '5,00' }], generated_at: '2026-03-02T10:15:30' })

// Manual Cobrança Integrada Cresol CNAB 240, 1.0.2, p. 10: the bank reads P 181–195 only with movement 4.
test('a rebate is an error in an entry, and has its own instruction', () => {
  let error: unknown
  try {
    build('1001')
  } catch (caught) {
    error = caught
  }
  expect(isValidationError(error) && Object.keys(error.errors)).toEqual(['value_rebate'])
  const [p] = build('1004')
    .content.split('\r\n')
    .filter((line) => line[13] === 'P')
  expect(p!.slice(180, 195)).toBe('000000000000500')
})
