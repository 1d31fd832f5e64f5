/** The names of a wallet's fields: a misspelt one would be taken for absent, and `next_our_number` then begins at 1. */

import type { FieldErrors } from '../errors/validation-error.js'
import { nearestName } from '../values/nearest-name.js'
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

const KNOWN: ReadonlySet<string> = new Set([...WALLET_FIELDS, ...OF_THE_SERVICE])

/** An error for each field with a value that no wallet has, with the name that was probably meant. */
export function unknownWalletFields(wallet: object): FieldErrors {
  const unknown = Object.entries(wallet).filter(([name, value]) => !KNOWN.has(name) && value != null)
  return Object.fromEntries(
    unknown.map(([name]) => [
      name,
      [`não é um campo da carteira; o nome mais parecido é ${nearestName(name, WALLET_FIELDS)}`],
    ]),
  )
}
