/** The names of a slip's fields: a misspelt one would be taken for absent, and the file would go without it. */

import type { FieldErrors } from '../errors/validation-error.js'
import { closeName } from '../values/nearest-name.js'
import { type GivenFields, RARE_FIELDS, SLIP_FIELDS, type SlipField } from './slip-fields.js'

/**
 * Other fields of the service's `bank_billet`, and of the customer within it; no file has anything of them.
 * Source: public service reference, `bank_billets`, `customers`.
 */
const OF_THE_SERVICE = [
  'status',
  'meta',
  'custom_data',
  'custom_attachment_name',
  'tags',
  'tag_list',
  'notes',
  'description',
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
  'agency_number',
  'agency_digit',
  'account_number',
  'account_digit',
  'extra1',
  'extra1_digit',
  'extra2',
  'extra2_digit',
  'extra3',
  'customer',
  'customer_id',
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

/** What `buildRemittance` tells of an entry (`RemittanceRecord`), for slips that it is kept with. */
const OF_A_RECORD = ['entry', 'our_code', 'occurrence', 'lines'] as const

const KNOWN: ReadonlySet<string> = new Set([...SLIP_FIELDS, ...OF_THE_SERVICE, ...OF_A_RECORD])

/** Fields of the entry, which the slip is a part of. */
const OF_THE_ENTRY: ReadonlySet<string> = new Set(['value_rebate', 'instruction_code', 'payment_limit_at'])

/** Whether a slip may have a field of this name, read or not. */
export const isSlipField = (name: string): boolean => KNOWN.has(name)

/** Why a name is refused that no slip has: `não é um campo do boleto; o nome mais parecido é days_for_sue`. */
export function notASlipField(name: string): string {
  if (OF_THE_ENTRY.has(name)) return 'não é um campo do boleto: informe na entrada, ao lado de slip'
  const close = closeName(inSnakeCase(name), SLIP_FIELDS)
  return close === undefined ? 'não é um campo do boleto' : `não é um campo do boleto; o nome mais parecido é ${close}`
}

/** `daysForSue` as the service writes it. */
const inSnakeCase = (name: string): string => name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '_').toLowerCase()

/** How many lists of names are kept. */
const MOST_KEPT = 8

/** Names that slips have, all of them known. */
interface KnownNames {
  readonly names: readonly string[]
  /** Those of `RARE_FIELDS`. */
  readonly rare: readonly SlipField[]
}

/** Names of the slips looked at last, the latest first: slips of one source have few such lists. */
let kept: readonly KnownNames[] = []

/**
 * The errors of fields with a value that no slip has; null when there is none.
 *
 * @param slip read by its names: those of a prototype count as well
 */
export function unknownSlipFields(slip: object): FieldErrors | null {
  if (typeof slip !== 'object' || knownNames(slip) !== null) return null
  const given = Object.keys(slip).filter((name) => !KNOWN.has(name) && (slip as GivenFields)[name] != null)
  return given.length === 0 ? null : Object.fromEntries(given.map((name) => [name, [notASlipField(name)]]))
}

/** The rare fields that a slip has, with or without a value; null when it has a name that no slip has. */
export function rareFieldsOf(slip: object): readonly SlipField[] | null {
  return typeof slip === 'object' ? (knownNames(slip)?.rare ?? null) : null
}

function knownNames(slip: object): KnownNames | null {
  for (let i = 0; i < kept.length; i++) if (hasNoOther(slip, kept[i]!.names)) return kept[i]!
  const names = Object.keys(slip)
  if (!names.every((name) => KNOWN.has(name))) return null
  // Names of a prototype have no place in the list of the slip's own.
  const found = { names, rare: RARE_FIELDS.filter((name) => name in slip) }
  kept = [found, ...kept.slice(0, MOST_KEPT - 1)]
  return found
}

/** Whether an object has no names but the first of these, in this order. */
function hasNoOther(slip: object, names: readonly string[]): boolean {
  let count = 0
  for (const name in slip) if (names[count++] !== name) return false
  return true
}
