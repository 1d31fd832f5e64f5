/**
 * Detects personal data by field names, which have the same meaning in every layout. Unknown text fields are blanked, so a new field is safe by
 * default.
 */
import type { AnyField } from '../../fixed-width/index.js'

/** How to mask a field. */
export type MaskKind =
  | 'person'
  | 'tax_id'
  | 'address'
  | 'neighborhood'
  | 'city'
  | 'zipcode'
  | 'email'
  | 'phone'
  | 'pix_key'
  /** Number or code that identifies a person: replaced by another of the same shape. */
  | 'code'
  | 'blank'
  /** Unexpected content: letters become X, digits 9. */
  | 'shape'
  /** Not masked. */
  | 'keep'

const PERSONAL: readonly (readonly [name: RegExp, maskKind: MaskKind])[] = [
  [/(^|_)tax_id$/, 'tax_id'],
  [/^(payer|beneficiary|guarantor|assignor|originator|buyer|credit|split(_\d+)?)_name$/, 'person'],
  [/(^|_)address$/, 'address'],
  [/(^|_)neighborhood$/, 'neighborhood'],
  [/(^|_)city$/, 'city'],
  [/(^|_)zipcode$/, 'zipcode'],
  [/(^|_)email$/, 'email'],
  [/^mobile_number$/, 'phone'],
  [/^pix_key(_or_url)?$/, 'pix_key'],
  [/^(pix_)?txid$/, 'code'],
  [/^(control_number|(long_)?document_number|invoice_number(_\d+)?|request_id|location_id)$/, 'code'],
  [/^((credit_|limit_)?contract_number|operation_number)$/, 'code'],
  // The access key of an invoice contains the tax id of its issuer, and anyone can look up its buyer by it.
  [/^(nfe_key(_or_ipoc)?|invoice(_\d+)?_key(_\d+)?)$/, 'code'],
  [/^(payer_code|payer_client_code|notary_protocol)$/, 'code'],
  [/^cheque_(\d_)?cmc7$/, 'code'],
  // Accounts of third parties. The beneficiary's account stays, because the check digit of nosso número depends on it.
  [/^((cheque|debit|credit|assignor|split(_\d+)?)_account_number|transferred_beneficiary_code)$/, 'code'],
  [/^((share|split(_\d+)?)_beneficiary_code|shared_agreement_\d)$/, 'code'],
]

/** Text fields with names of banks, places of payment and other texts of the bank. */
const BANK_TEXTS =
  /^(bank_name|payer_bank_name|agency_name|correspondent_name|service_name|operation_name|receiving_place)$/

/** Text fields with codes and numbers of the title or agreement. */
const CODES =
  /^(our_number(_\w+)?|correspondent_our_number|reason_flags|(reason|rejection|split_reason|payer_occurrence)_codes?|agreement_(code|number)|beneficiary_code|agency_number|receiving_agency_number|payer_cooperative_code|\w+_notice|entry_notice_number|\w+_part(_id)?|\w*version|authorization_validity|charge_(type|account)|company_acronym|cheque_bank|recording)$/

/** Maximum width of a text field that holds a code. */
const CODE_WIDTH = 3
/** Four letters in sequence may be a word; codes have fewer. */
const WORD = /\p{L}{4,}/u

/** Returns how to mask a field with this content. */
export function maskKindOf(name: string, field: AnyField, content: string): MaskKind {
  return maskKindOfName(name, field) ?? maskKindOfContent(field, isCode(name, field), content)
}

/** Returns how to mask a field whose content decides. */
export function maskKindOfContent({ codes }: AnyField, isCode: boolean, content: string): MaskKind {
  if (codes !== undefined && Object.hasOwn(codes, content.trim())) return 'keep'
  return isCode && !WORD.test(content) ? 'keep' : 'blank'
}

/** Whether a text field is for codes and numbers only. */
export const isCode = (name: string, { from, to }: AnyField): boolean => to - from < CODE_WIDTH || CODES.test(name)

/** Returns how to mask a field with any content; null if the content decides. */
export function maskKindOfName(name: string, field: AnyField): MaskKind | null {
  const { kind, codes } = field
  const personal = PERSONAL.find(([pattern]) => pattern.test(name))
  if (personal !== undefined) return personal[1]
  if ((kind !== 'text' && kind !== 'reserved') || BANK_TEXTS.test(name)) return 'keep'
  return codes === undefined && !isCode(name, field) ? 'blank' : null
}

/** Whether a field holds a text of the bank that does not identify the file. It is kept, unless it contains a text of a person of the file. */
export const isBankText = (name: string): boolean => BANK_TEXTS.test(name) && !FILE_TEXTS.test(name)

const FILE_TEXTS = /^(bank|service|operation)_name$/
