import type { Slip } from '../cobranca/index.js'

/** A made-up slip that every dialect accepts. */
export const EXAMPLE_SLIP: Slip = {
  amount: '250,00',
  expire_at: '2026-04-30',
  document_date: '2026-03-01',
  document_number: 'NF1',
  customer_person_name: 'Maria de Teste',
  customer_cnpj_cpf: '529.982.247-25',
  customer_address: 'Rua das Flores, 12',
  customer_neighborhood: 'Centro',
  customer_zipcode: '80999-010',
  customer_city_name: 'Curitiba',
  customer_state: 'PR',
}
