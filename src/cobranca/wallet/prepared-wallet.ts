/** A wallet made ready for a file: what its bank needs of it, checked. */

import { type FieldErrors, ValidationError } from '../errors/validation-error.js'
import {
  BLANK,
  NOT_A_TAX_ID,
  NOTHING_PLAIN,
  ONLY_DIGITS,
  ONLY_LETTERS_AND_DIGITS,
  ONLY_ZEROS,
  tooLong,
} from '../errors/validation-messages.js'
import { normalizeTaxId, taxIdType } from '../values/tax-id.js'
import { plainUpper } from '../values/text.js'
import { extraNamed, type WalletExtras } from './portuguese-wallet-names.js'
import type { Wallet } from './wallet.js'
import { WALLET_NAMES } from './wallet-names.js'

/**
 * The wallet's fields a bank needs, with the most characters each may have. All are digits but the ones that end in `_digit`, and codes that a bank makes of
 * letters, too.
 */
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

export interface PreparedWallet extends Readonly<Record<WalletField, string>> {
  readonly beneficiary_name: string
  readonly beneficiary_tax_id_type: 'cpf' | 'cnpj'
  /** 11 or 14 characters, no mask. */
  readonly beneficiary_tax_id: string
}

const FIELDS: readonly WalletField[] = [
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

/** Banks have no agency and no account of zeros; extras may be: the posto 00 of Sicredi. */
const NEVER_ZERO: readonly WalletField[] = ['agency_number', 'account_number']

/**
 * Validates the wallet's fields that its bank needs.
 *
 * @param unpadded fields whose zeros on the left belong to the number: none is added, none removed
 * @param lettered fields that may have letters, and go as they are given
 * @param extras   contents of the bank's extras, for the message about a name such as `convenio`
 * @throws {ValidationError} with every problem at once
 */
export function prepareWallet(
  wallet: Wallet,
  needed: WalletFields,
  unpadded: readonly WalletField[] = [],
  lettered: readonly WalletField[] = [],
  extras: WalletExtras = {},
): PreparedWallet {
  const errors = unknownNames(wallet, extras)
  const texts = {} as Record<WalletField, string>
  for (const field of FIELDS) {
    const text = String(wallet[field] ?? '').trim()
    texts[field] = text
    const most = needed[field]
    if (most === undefined) continue
    const isDigit = field.endsWith('_digit')
    const hasLetters = lettered.includes(field)
    const isAsGiven = isDigit || hasLetters || unpadded.includes(field)
    // Zeros before a number say nothing; before a check digit they would take its column.
    const bare = isAsGiven ? text : text.replace(/^0+(?=.)/, '')
    if (text === '') errors[field] = [BLANK]
    else if (hasLetters && !/^[0-9A-Za-z]+$/.test(text)) errors[field] = [ONLY_LETTERS_AND_DIGITS]
    else if (!isDigit && !hasLetters && !/^[0-9]+$/.test(text)) errors[field] = [ONLY_DIGITS]
    else if (bare.length > most) errors[field] = [tooLong(most)]
    else if (bare === '0' && NEVER_ZERO.includes(field)) errors[field] = [ONLY_ZEROS]
    else if (!isAsGiven) texts[field] = bare.padStart(most, '0')
  }
  const name = String(wallet.beneficiary_name ?? '').trim()
  if (name === '') errors['beneficiary_name'] = [BLANK]
  else if (plainUpper(name) === '') errors['beneficiary_name'] = [NOTHING_PLAIN]
  const taxId = String(wallet.beneficiary_cnpj_cpf ?? '')
  const type = taxIdType(taxId)
  if (type === null) errors['beneficiary_cnpj_cpf'] = [taxId.trim() === '' ? BLANK : NOT_A_TAX_ID]
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)
  // By name, not by spreading: that would give each wallet a shape of its own, and make what reads it slow.
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

function unknownNames(wallet: Wallet, extras: WalletExtras): FieldErrors {
  const errors = WALLET_NAMES.errorsIn(wallet) ?? {}
  for (const name of Object.keys(errors)) {
    const extra = WALLET_NAMES.synonymOf(name) === undefined ? extraNamed(name, extras) : undefined
    if (extra !== undefined)
      errors[name] = [`não é um campo da carteira: use ${extra} (neste banco, ${extras[extra]!.pt})`]
  }
  return errors
}
