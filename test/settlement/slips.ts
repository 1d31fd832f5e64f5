/** Slips of the tests of settlements. */
import type { Slip } from '../../src/cobranca/index.js'

export const SLIP = {
  amount: '100,00',
  expire_at: '2026-03-20',
  document_number: 'NF7',
  document_date: '2026-03-02',
  customer_person_name: 'Maria de Teste',
  customer_cnpj_cpf: '529.982.247-25',
  customer_address: 'Rua das Laranjeiras',
  customer_neighborhood: 'Centro',
  customer_zipcode: '80999-010',
  customer_city_name: 'Curitiba',
  customer_state: 'PR',
} as const satisfies Slip
