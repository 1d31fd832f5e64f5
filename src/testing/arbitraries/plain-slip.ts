import type { Slip } from '../../cobranca/index.js'
import { USUAL_DAY } from './dates.js'
import { plainText } from './texts.js'

/** A minimal slip that every bank accepts. Drawn slips shrink to it, and its values replace invalid ones. */
export const PLAIN_SLIP = {
  amount: '100,00',
  expire_at: USUAL_DAY,
  document_type: '02',
  document_number: plainText('document'),
  customer_person_name: plainText('name'),
  customer_cnpj_cpf: '529.982.247-25',
  customer_address: plainText('street'),
  customer_neighborhood: plainText('neighborhood'),
  customer_zipcode: '80999-010',
  customer_city_name: plainText('city'),
  customer_state: 'PR',
} satisfies Slip
