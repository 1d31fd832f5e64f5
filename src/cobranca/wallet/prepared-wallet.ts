/** A wallet made ready for a file: the fields that its bank needs, checked. */

import { type FieldErrors, ValidationError } from '../errors/validation-error.js'
import {
  LOST_DIGITS,
  MUST_NOT_BE_BLANK,
  mustHaveDigits,
  NOT_A_TAX_ID,
  NOTHING_PLAIN,
  ONLY_DIGITS,
  ONLY_LETTERS_AND_DIGITS,
  ONLY_ZEROS,
  tooLong,
} from '../errors/validation-messages.js'
import { hasLostDigits } from '../values/digits.js'
import { offeringTaxId } from '../values/lost-zeros.js'
import { normalizeTaxId, taxIdType } from '../values/tax-id.js'
import { plainUpper } from '../values/text.js'
import { extraNamed, type WalletExtras } from './portuguese-wallet-names.js'
import type { Wallet } from './wallet.js'
import { WALLET_NAMES } from './wallet-names.js'

/** Fields of the wallet that a bank needs, with the largest length of each. All have only digits, except fields that end in `_digit` and codes with letters. */
export type WalletFields = Readonly<Partial<Record<WalletField, number>>>

export type WalletField =
  | 'agency_number'
  | 'agency_digit'
  | 'account_number'
  | 'account_digit'
  | 'extra1'
  | 'extra1_digit'
  | 'extra2'
  | 'extra2_digit'
  | 'extra3'

/** Fields that identify a wallet at its bank. */
export const WALLET_NUMBERS: readonly WalletField[] = [
  'agency_number',
  'agency_digit',
  'account_number',
  'account_digit',
  'extra1',
  'extra1_digit',
  'extra2',
  'extra2_digit',
  'extra3',
]

/** Numbers of the wallet, padded as the bank has them. */
type CheckedNumbers = Pick<PreparedWallet, 'agency_number' | 'account_number'>

/** Check digits of the wallet, computed from its numbers. */
export type WalletDigits = Readonly<
  Partial<Record<'agency_digit' | 'account_digit', (numbers: CheckedNumbers) => string>>
>

/** Fields of a wallet that a dialect of remittances needs, and their rules. */
export interface WalletNeeds {
  readonly wallet: WalletFields
  /** The numbers among them whose leading zeros belong to the number: no zero is added or removed. Default: zeros fill the columns. */
  readonly unpadded?: readonly WalletField[]
  /** The numbers among them that always have all digits: a shorter number lacks a digit, and is an error. */
  readonly fullLength?: readonly WalletField[]
  /** The codes among them that may have letters, and are sent as given. */
  readonly lettered?: readonly WalletField[]
  /** The check digits among them that are never a letter. */
  readonly withoutLetters?: readonly WalletField[]
  /** Rules of check digits. A digit that differs is an error: agency or account has a typing error. Default: any digit is valid. */
  readonly walletDigits?: WalletDigits
}

export interface PreparedWallet extends Readonly<Record<WalletField, string>> {
  readonly beneficiary_name: string
  readonly beneficiary_tax_id_type: 'cpf' | 'cnpj'
  /** 11 or 14 characters, no mask. */
  readonly beneficiary_tax_id: string
}

/** Banks have no agency and no account of zeros; extras may be: the posto 00 of Sicredi. */
const NEVER_ZERO: readonly WalletField[] = ['agency_number', 'account_number']

/**
 * Validates the wallet's fields that its bank needs.
 *
 * @param extras contents of the bank's extras, for messages about them and about a name such as `convenio`
 * @throws {ValidationError} with every problem at once
 */
export function prepareWallet(
  wallet: Wallet,
  {
    wallet: needed,
    unpadded = [],
    fullLength = [],
    lettered = [],
    withoutLetters = [],
    walletDigits = {},
  }: WalletNeeds,
  extras: WalletExtras = {},
): PreparedWallet {
  const errors = unknownNames(wallet, extras)
  const texts = {} as Record<WalletField, string>
  for (const field of WALLET_NUMBERS) {
    const text = String(wallet[field] ?? '').trim()
    texts[field] = text
    const most = needed[field]
    if (most === undefined) continue
    const isDigit = field.endsWith('_digit')
    const hasLetters = lettered.includes(field)
    const isFull = fullLength.includes(field)
    const isAsGiven = isDigit || hasLetters || isFull || unpadded.includes(field)
    // Zeros before a number have no meaning; before a check digit they would take its column.
    const bare = isAsGiven ? text : text.replace(/^0+(?=.)/, '')
    if (hasLostDigits(wallet[field])) errors[field] = [LOST_DIGITS]
    else if (text === '') errors[field] = [blank(field, extras)]
    else if (hasLetters && !/^[0-9A-Za-z]+$/.test(text)) errors[field] = [ONLY_LETTERS_AND_DIGITS]
    else if (withoutLetters.includes(field) && !/^[0-9]+$/.test(text)) errors[field] = [ONLY_DIGITS]
    else if (!isDigit && !hasLetters && !/^[0-9]+$/.test(text))
      errors[field] = [withDigit(field, text, needed) ?? ONLY_DIGITS]
    else if (bare.length > most) errors[field] = [tooManyDigits(field, bare, most)]
    else if (isFull && bare.length < most) errors[field] = [mustHaveDigits(most)]
    else if (bare === '0' && NEVER_ZERO.includes(field)) errors[field] = [ONLY_ZEROS]
    else if (!isAsGiven) texts[field] = bare.padStart(most, '0')
  }
  Object.assign(errors, digitErrors(walletDigits, texts, errors))
  const name = String(wallet.beneficiary_name ?? '').trim()
  if (name === '') errors['beneficiary_name'] = [MUST_NOT_BE_BLANK]
  else if (plainUpper(name) === '') errors['beneficiary_name'] = [NOTHING_PLAIN]
  const taxId = String(wallet.beneficiary_cnpj_cpf ?? '')
  const type = taxIdType(taxId)
  if (type === null)
    errors['beneficiary_cnpj_cpf'] = [
      taxId.trim() === '' ? MUST_NOT_BE_BLANK : offeringTaxId(NOT_A_TAX_ID, taxId.trim()),
    ]
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)
  // Assigned by name. Spreading would give each wallet a shape of its own, and code that reads wallets would be slow.
  return {
    agency_number: texts.agency_number,
    agency_digit: texts.agency_digit,
    account_number: texts.account_number,
    account_digit: texts.account_digit,
    extra1: texts.extra1,
    extra1_digit: texts.extra1_digit,
    extra2: texts.extra2,
    extra2_digit: texts.extra2_digit,
    extra3: texts.extra3,
    beneficiary_name: name,
    beneficiary_tax_id_type: type ?? 'cpf',
    beneficiary_tax_id: normalizeTaxId(taxId),
  }
}

/** Numbers whose check digit has a field of its own. */
const WITH_DIGIT: Readonly<Partial<Record<WalletField, WalletField>>> = {
  agency_number: 'agency_digit',
  account_number: 'account_digit',
}

/** The message for a number with its check digit, such as `0842-1`; null for other texts. */
function withDigit(field: WalletField, text: string, needed: WalletFields): string | null {
  const digitField = WITH_DIGIT[field]
  const [, number, digit] = /^(\d+)[-. ](\d|X|P)$/i.exec(text) ?? []
  if (number === undefined || digitField === undefined) return null
  const place = needed[digitField] === undefined ? '' : `, e '${digit}' em ${digitField}`
  return `deve vir sem o dígito verificador: informe '${number}'${place}`
}

/** The message for a number of too many digits. The last digit of a number with one digit more may be its check digit. */
function tooManyDigits(field: WalletField, digits: string, most: number): string {
  const hint = digits.length === most + 1 && WITH_DIGIT[field] !== undefined ? ': informe sem o dígito verificador' : ''
  return tooLong(most) + hint
}

/** The message for a missing number names the bank's content of an extra. */
function blank(field: WalletField, extras: WalletExtras): string {
  const extra = Object.hasOwn(extras, field) ? extras[field as keyof WalletExtras] : undefined
  return extra === undefined ? MUST_NOT_BE_BLANK : `${MUST_NOT_BE_BLANK} (neste banco, ${extra.pt})`
}

const CHECKED: Readonly<Record<keyof WalletDigits, string>> = {
  agency_digit: 'agency_number',
  account_digit: 'agency_number e account_number',
}

/** Errors of check digits that differ from their rule. A digit is not checked if it or a number has an error. */
function digitErrors(
  rules: WalletDigits,
  texts: Readonly<Record<WalletField, string>>,
  known: FieldErrors,
): FieldErrors {
  const errors: FieldErrors = {}
  if (known['agency_number'] !== undefined || known['account_number'] !== undefined) return errors
  for (const [field, digitOf] of Object.entries(rules)) {
    if (known[field] !== undefined) continue
    const digit = digitOf(texts)
    if (texts[field as keyof WalletDigits].toUpperCase() !== digit)
      errors[field] = [`não confere com ${CHECKED[field as keyof WalletDigits]}: o dígito é ${digit}`]
  }
  return errors
}

function unknownNames(wallet: Wallet, extras: WalletExtras): FieldErrors {
  const errors = WALLET_NAMES.errorsIn(wallet) ?? {}
  for (const name of Object.keys(errors)) {
    const extra = WALLET_NAMES.synonymOf(name) === undefined ? extraNamed(name, extras) : undefined
    if (extra !== undefined)
      errors[name] = [`não é um campo da carteira: use ${extra} (neste banco, ${extras[extra]!.pt})`]
  }
  return errors
}
