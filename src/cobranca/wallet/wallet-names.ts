/** Names of the fields of a wallet: without its `next_our_number` the numbers begin at 1. */

import { FieldNames } from '../errors/field-names.js'
import { PORTUGUESE_WALLET_NAMES } from './portuguese-wallet-names.js'
import { WALLET_FIELDS } from './wallet-fields.js'

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
