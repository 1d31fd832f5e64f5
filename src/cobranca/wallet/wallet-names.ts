/** Names of the fields of a wallet. */

import { FieldNames } from '../errors/field-names.js'
import { PORTUGUESE_WALLET_NAMES } from './portuguese-wallet-names.js'
import { WALLET_FIELDS } from './wallet-fields.js'

/** Other fields of the service's `bank_billet_account`; no file contains them. */
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
