/**
 * What is personal in the columns of a file, told by the names of fields, which mean the same in every layout. What is not known to be harmless is
 * blanked: a new field of text is safe before anybody has thought of it.
 */
import type { AnyField } from '../../fixed-width/index.js'

/** What becomes of a field. */
export type Disguise =
  | 'person'
  | 'tax_id'
  | 'address'
  | 'neighborhood'
  | 'city'
  | 'zipcode'
  | 'email'
  | 'phone'
  | 'pix_key'
  /** A number or code by which somebody could be found: another one of the same shape. */
  | 'code'
  | 'blank'
  /** Content that the field cannot have: every letter becomes X, every digit 9. */
  | 'shape'
  /** Stays as it is. */
  | 'keep'

const PERSONAL: readonly (readonly [name: RegExp, disguise: Disguise])[] = [
  [/(^|_)tax_id$/, 'tax_id'],
  [/^(payer|beneficiary|guarantor|buyer|credit|split(_\d+)?)_name$/, 'person'],
  [/(^|_)address$/, 'address'],
  [/(^|_)neighborhood$/, 'neighborhood'],
  [/(^|_)city$/, 'city'],
  [/(^|_)zipcode$/, 'zipcode'],
  [/(^|_)email$/, 'email'],
  [/^mobile_number$/, 'phone'],
  [/^pix_key(_or_url)?$/, 'pix_key'],
  [/^(pix_)?txid$/, 'code'],
  [/^(control_number|(long_)?document_number|invoice_number(_\d+)?|contract_number|request_id|location_id)$/, 'code'],
  [/^(payer_code|payer_client_code|notary_protocol)$/, 'code'],
  [/^cheque_(\d_)?cmc7$/, 'code'],
  // Accounts of others than the beneficiary, whose own is part of nosso número and its check digit.
  [/^(cheque|debit|credit|split(_\d+)?)_account_number$/, 'code'],
]

/** Columns of free text that hold names of banks, places of payment and words of theirs. */
const WORDS_OF_THE_BANK =
  /^(bank_name|payer_bank_name|agency_name|correspondent_name|service_name|operation_name|receiving_place)$/

/** Columns of text that hold codes and numbers of the title and of the agreement. */
const CODES =
  /^(our_number(_\w+)?|correspondent_our_number|(reason|rejection|split_reason|payer_occurrence)_codes?|agreement_(code|number)|beneficiary_code|agency_number|receiving_agency_number|payer_cooperative_code|\w+_notice|entry_notice_number|\w+_part(_id)?|\w*version|authorization_validity|charge_(type|account)|company_acronym|cheque_bank|recording)$/

/** So few columns of text hold a code. */
const CODE_WIDTH = 3
/** A run of letters that may be a word: no code has one. */
const WORD = /\p{L}{4,}/u

/** What becomes of a field with this content. */
export function disguiseOf(name: string, { kind, from, to }: AnyField, content: string): Disguise {
  const personal = PERSONAL.find(([pattern]) => pattern.test(name))
  if (personal !== undefined) return personal[1]
  if (kind !== 'text' && kind !== 'reserved') return 'keep'
  if (WORDS_OF_THE_BANK.test(name)) return 'keep'
  if (to - from < CODE_WIDTH || CODES.test(name)) return WORD.test(content) ? 'blank' : 'keep'
  return 'blank'
}
