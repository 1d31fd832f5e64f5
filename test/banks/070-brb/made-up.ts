/** A wallet and a slip for BRB's tests. */
import type { Slip } from '../../../src/cobranca/index.js'

export const wallet = {
  bank_contract_slug: 'brb-bs-1',
  agency_number: '058',
  account_number: '600200',
  account_digit: '6',
  beneficiary_name: 'Loja de Teste Ltda',
  beneficiary_cnpj_cpf: '11.222.333/0001-81',
  next_our_number: 1,
  next_remittance_number: 7,
}

export const slip: Slip = {
  amount: '10,00',
  expire_at: '2026-04-30',
  document_number: 'NF 1',
  customer_person_name: 'Maria de Teste',
  customer_cnpj_cpf: '529.982.247-25',
  customer_address: 'Rua das Flores',
  customer_neighborhood: 'Centro',
  customer_zipcode: '70001-000',
  customer_city_name: 'Brasília',
  customer_state: 'DF',
}
