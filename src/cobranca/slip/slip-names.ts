/** Names of the fields of a slip, and of the accounts that its credit is split among. */

import { FieldNames } from '../errors/field-names.js'
import { WALLET_NUMBERS } from '../wallet/prepared-wallet.js'
import { SLIP_SYNONYMS } from './portuguese-slip-names.js'
import { SLIP_FIELDS, SPLIT_ACCOUNT_TABLE } from './slip-fields.js'

/**
 * Other fields of the service's `bank_billet` and of its customer; no file contains them.
 * Source: public service reference, `bank_billets`, `customers`.
 */
const OF_THE_SERVICE = [
  'status',
  'custom_data',
  'custom_attachment_name',
  'tag_list',
  'payment_place',
  'url',
  'carne_url',
  'formats',
  'line',
  'barcode',
  'processed_our_number',
  'processed_our_number_raw',
  'register_type',
  'registered_at',
  'bank_billet_registration',
  'paid_at',
  'paid_amount',
  'paid_bank',
  'paid_agency',
  'bank_rate',
  'pix_qrcode',
  'created_at',
  'updated_at',
  'created_via_api',
  'send_email_on_creation',
  'ignore_email',
  'ignore_sms',
  'bank_billet_account',
  'bank_billet_layout_id',
  'bank_billet_discharges',
  'bank_billet_payments',
  'bank_billet_remittances',
  'remittance_id',
  'customer_subscription_id',
  'installment_id',
  'installment_number',
  'beneficiary_name',
  'beneficiary_cnpj_cpf',
  'beneficiary_address',
  'beneficiary_assignor_code',
  'bank_contract_slug',
  ...WALLET_NUMBERS,
  'customer',
  'customer_person_type',
  'customer_nickname',
  'customer_contact_person',
  'customer_email_cc',
  'customer_external_code',
  'customer_notes',
  'customer_tags',
  'customer_ignore_email',
  'customer_ignore_sms',
  'customer_update',
] as const

/** Fields of `RemittanceRecord`, which callers keep with their slips. */
const OF_A_RECORD = [
  'entry',
  'bank_billet_id',
  'our_code',
  'occurrence',
  'occurrence_detail',
  'lines',
  'charges_sent',
] as const

const IN_THE_ENTRY = 'informe na entrada, ao lado de slip'

/** Names that a slip may have and that are not read. */
export const UNREAD_SLIP_NAMES: readonly string[] = [...OF_THE_SERVICE, ...OF_A_RECORD]

/** The names that a slip may have, read or not. */
export const SLIP_NAMES = new FieldNames({
  owner: 'do boleto',
  fields: SLIP_FIELDS,
  unread: UNREAD_SLIP_NAMES,
  synonyms: SLIP_SYNONYMS,
  elsewhere: { value_rebate: IN_THE_ENTRY, instruction_code: IN_THE_ENTRY, payment_limit_at: IN_THE_ENTRY },
})

/** The names that an account of `split_accounts` may have. */
export const SPLIT_ACCOUNT_NAMES = new FieldNames({
  owner: 'da conta do rateio',
  fields: Object.keys(SPLIT_ACCOUNT_TABLE),
})
