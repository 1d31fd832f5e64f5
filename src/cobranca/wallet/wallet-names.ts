/** Names of the fields of a wallet: without its `next_our_number` the numbers begin at 1. */

import { FieldNames } from '../errors/field-names.js'
import { PORTUGUESE_WALLET_NAMES } from './portuguese-wallet-names.js'
import type { Wallet } from './wallet.js'

/** Every field of a wallet. */
export const WALLET_FIELDS = [
  'id',
  'bank_contract_slug',
  'kind',
  'agency_number',
  'agency_digit',
  'account_number',
  'account_digit',
  'extra1',
  'extra1_digit',
  'extra2',
  'extra2_digit',
  'extra3',
  'next_our_number',
  'next_remittance_number',
  'allow_expiration_on_weekends',
  'configuration',
  'beneficiary_name',
  'beneficiary_cnpj_cpf',
  'beneficiary_address_street',
  'beneficiary_address_street_number',
  'beneficiary_address_complement',
  'beneficiary_address_neighborhood',
  'beneficiary_address_city',
  'beneficiary_address_state',
  'beneficiary_address_zipcode',
] as const satisfies readonly (keyof Wallet)[]

/** What else the service's `bank_billet_account` comes with; no file has anything of it. */
const OF_THE_SERVICE = [
  'name',
  'custom_name',
  'status',
  'default',
  'bank_contract',
  'beneficiary_address',
  'homologated_at',
  'homologation_amount',
  'created_at',
  'updated_at',
] as const

/** The names that a wallet may have, read or not. */
export const WALLET_NAMES = new FieldNames({
  owner: 'da carteira',
  fields: WALLET_FIELDS,
  unread: OF_THE_SERVICE,
  synonyms: PORTUGUESE_WALLET_NAMES,
})
