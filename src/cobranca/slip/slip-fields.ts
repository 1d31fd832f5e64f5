import type { Slip } from './slip.js'

/** Fields of a slip as they are given: unchecked. */
export type GivenFields = Readonly<Record<string, unknown>>

/**
 * Every field of a slip, for what must know them at run time: the columns of a CSV, a misspelt key. A rare field asks, with any value, for what few slips
 * have: `plainSlip` reads slips without one. The others it reads, or they have no effect without a rare field.
 */
const FIELDS = {
  id: 'usual',
  bank_billet_account_id: 'usual',
  our_number: 'usual',
  amount: 'usual',
  expire_at: 'usual',
  document_number: 'usual',
  document_date: 'usual',
  document_type: 'usual',
  acceptance: 'usual',
  control_number: 'usual',
  instructions: 'usual',
  charge_type: 'rare',
  dispatch_type: 'rare',
  prevent_registration: 'rare',
  payment_count: 'rare',
  pix_enabled: 'rare',
  pix_key: 'rare',
  pix_txid: 'rare',
  pix_location_id: 'rare',
  nfe_key: 'rare',
  fine_type: 'usual',
  fine_percentage: 'usual',
  fine_value: 'usual',
  days_for_fine: 'usual',
  interest_type: 'usual',
  interest_percentage: 'usual',
  interest_value: 'usual',
  days_for_interest: 'usual',
  discount_type: 'rare',
  discount_value: 'rare',
  discount_percentage: 'rare',
  days_for_discount: 'usual',
  second_discount_value: 'rare',
  second_discount_percentage: 'rare',
  days_for_second_discount: 'usual',
  third_discount_value: 'rare',
  third_discount_percentage: 'rare',
  days_for_third_discount: 'usual',
  days_for_sue: 'usual',
  days_for_revoke: 'usual',
  days_for_negativation: 'usual',
  deadline_days_type: 'rare',
  first_instruction: 'usual',
  second_instruction: 'usual',
  sue_code: 'rare',
  revoke_code: 'rare',
  divergent_payment_type: 'rare',
  divergent_payment_value_type: 'usual',
  divergent_payment_minimum_value: 'rare',
  divergent_payment_maximum_value: 'rare',
  divergent_payment_minimum_percentage: 'rare',
  divergent_payment_maximum_percentage: 'rare',
  divergent_payment_limit: 'rare',
  split_payment: 'rare',
  split_accounts: 'rare',
  customer_person_name: 'usual',
  customer_cnpj_cpf: 'usual',
  customer_address: 'usual',
  customer_address_number: 'usual',
  customer_address_complement: 'usual',
  customer_truncated_address: 'usual',
  customer_neighborhood: 'usual',
  customer_zipcode: 'usual',
  customer_city_name: 'usual',
  customer_state: 'usual',
  customer_email: 'usual',
  customer_phone_number: 'usual',
  customer_mobile_local_code: 'usual',
  customer_mobile_number: 'usual',
  guarantor_name: 'rare',
  guarantor_cnpj_cpf: 'rare',
  guarantor_zipcode: 'usual',
  guarantor_address: 'usual',
  guarantor_address_number: 'usual',
  guarantor_address_complement: 'usual',
  guarantor_neighborhood: 'usual',
  guarantor_city_name: 'usual',
  guarantor_state: 'usual',
  guarantor_phone_number: 'usual',
} as const satisfies Readonly<Record<keyof Slip, 'usual' | 'rare'>>

export type SlipField = keyof typeof FIELDS

export const SLIP_FIELDS = Object.keys(FIELDS) as readonly SlipField[]

/** Fields that ask for what few slips have. */
export const RARE_FIELDS: readonly SlipField[] = SLIP_FIELDS.filter((name) => FIELDS[name] === 'rare')

/** True or false, as a text may say them. */
export const SLIP_FLAGS = [
  'prevent_registration',
  'pix_enabled',
  'split_payment',
] as const satisfies readonly (keyof Slip)[]
