import type { PersonType } from '../codes/enumerations.js'
import { ValidationError } from '../errors/validation-error.js'
import { NOT_A_TAX_ID } from '../errors/validation-messages.js'
import { isDigits, threeDigitsAt, twoDigitsAt } from './digits.js'

/*
 * CPF (people) and CNPJ (companies), always text. A CNPJ may have letters in its first twelve positions since July 2026
 * (IN RFB 2.229/2024); its two check digits are always digits. The rule for digits is a special case of the rule for letters and digits.
 */

export type TaxIdType = 'cpf' | 'cnpj'

/**
 * A tax id without mask: trimmed, upper case, without dots, slashes, hyphens and spaces. Nothing is checked.
 *
 * @example normalizeTaxId('12.abc.345/01de-35') // '12ABC34501DE35'
 */
export function normalizeTaxId(text: string): string {
  return withoutUsualMask(text) ?? text.toUpperCase().replace(/[./\-\s]/g, '')
}

/** The digits of a text that is digits only or has one of the two usual masks; null for any other. */
function withoutUsualMask(text: string): string | null {
  if (text.length === MASKED_CPF && isMark(text, 3, DOT) && isMark(text, 7, DOT) && isMark(text, 11, HYPHEN)) {
    const bare = threeDigitsAt(text, 0) + threeDigitsAt(text, 4) + threeDigitsAt(text, 8) + twoDigitsAt(text, 12)
    return bare.length === CPF ? bare : null
  }
  if (text.length === MASKED_CNPJ && isMark(text, 2, DOT) && isMark(text, 6, DOT) && isMark(text, 10, SLASH)) {
    const base = twoDigitsAt(text, 0) + threeDigitsAt(text, 3) + threeDigitsAt(text, 7)
    const bare = base + twoDigitsAt(text, 11) + twoDigitsAt(text, 13) + twoDigitsAt(text, 16)
    return isMark(text, 15, HYPHEN) && bare.length === CNPJ ? bare : null
  }
  return isDigits(text) ? text : null
}

const CPF = 11
const MASKED_CPF = 14
const CNPJ = 14
const MASKED_CNPJ = 18
const DOT = 46
const HYPHEN = 45
const SLASH = 47

const isMark = (text: string, at: number, mark: number): boolean => text.charCodeAt(at) === mark

/**
 * The two check digits of a CPF, from its first nine digits: modulus 11, weights 2 to 10, then 2 to 11, from the right.
 *
 * @throws ValidationError when `base` is not nine digits
 */
export function cpfCheckDigits(base: string): string {
  if (!/^\d{9}$/.test(base)) throw new ValidationError({ cnpj_cpf: [NOT_A_TAX_ID] })
  return checkDigits(base, 9, 11)
}

/**
 * The two check digits of a CNPJ, from its first twelve characters: modulus 11, weights 2 to 9 from the right.
 *
 * @throws ValidationError when `base` is not twelve digits or capital letters
 * @example cnpjCheckDigits('12ABC34501DE') // '35', the example of the Receita Federal
 */
export function cnpjCheckDigits(base: string): string {
  if (!/^[0-9A-Z]{12}$/.test(base)) throw new ValidationError({ cnpj_cpf: [NOT_A_TAX_ID] })
  return checkDigits(base, 12, 9)
}

/**
 * The two check digits of the first characters of a text: the first one is among the characters of the second.
 *
 * @param last last weight, before they begin again from 2
 */
function checkDigits(text: string, length: number, last: number): string {
  return String(checkNumber(text, length, last)).padStart(2, '0')
}

/** Whether they follow those characters. */
function hasCheckDigits(text: string, length: number, last: number): boolean {
  const given = (text.charCodeAt(length) - ZERO) * 10 + text.charCodeAt(length + 1) - ZERO
  return given === checkNumber(text, length, last)
}

/**
 * The two digits as one number. A character is worth its ASCII code less 48: A is 17, Z is 42. Weights count from the right and begin at 2. For the second
 * digit each character has the next weight, because the first digit is one more character.
 */
function checkNumber(text: string, length: number, last: number): number {
  let first = 0
  let second = 0
  for (let i = length - 1, weight = 2; i >= 0; i--) {
    const worth = text.charCodeAt(i) - ZERO
    first += worth * weight
    weight = weight === last ? 2 : weight + 1
    second += worth * weight
  }
  const digit = digitOf(first)
  return digit * 10 + digitOf(second + digit * 2)
}

const ZERO = 48

const digitOf = (sum: number): number => (sum % 11 < 2 ? 0 : 11 - (sum % 11))

/** Whether a text is a valid CPF as it is stored: eleven digits, no mask. Eleven equal digits are refused. */
export function isCpf(text: string): boolean {
  return text.length === CPF && isDigits(text) && !isOneCharacter(text) && hasCheckDigits(text, 9, 11)
}

/** Whether a text is a valid CNPJ as it is stored: fourteen characters, upper case, no mask. All zeros are refused. */
export function isCnpj(text: string): boolean {
  return (
    text.length === CNPJ &&
    (isDigits(text) || /^[0-9A-Z]{12}\d{2}$/.test(text)) &&
    text !== '00000000000000' &&
    hasCheckDigits(text, 12, 9)
  )
}

function isOneCharacter(text: string): boolean {
  for (let i = 1; i < text.length; i++) if (text.charCodeAt(i) !== text.charCodeAt(0)) return false
  return true
}

/** The kind of tax id of a text, with or without mask, in capitals or small letters; `null` for any other text. */
export function taxIdType(text: string): TaxIdType | null {
  const taxId = normalizeTaxId(text)
  if (isCpf(taxId)) return 'cpf'
  return isCnpj(taxId) ? 'cnpj' : null
}

/**
 * Returns the kind of person of a tax id; `null` if it is not valid.
 *
 * @param text CPF or CNPJ, with or without mask
 */
export function personType(text: string): PersonType | null {
  const type = taxIdType(text)
  return type && (type === 'cpf' ? 'individual' : 'juridical')
}

/**
 * Returns a tax id with its mask. Only the length decides (eleven or fourteen): check digits are not checked, and a text of
 * another length is returned unchanged.
 *
 * @example formatTaxId('12abc34501de35') // '12.ABC.345/01DE-35'
 */
export function formatTaxId(text: string): string {
  const taxId = normalizeTaxId(text)
  if (taxId.length === 11) return taxId.replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4')
  return taxId.length === 14 ? taxId.replace(/(..)(...)(...)(....)(..)/, '$1.$2.$3/$4-$5') : text
}

/**
 * Returns a tax id without the zeros with which a file fills it on the left to 14 or 15 positions: the last eleven characters for type 1 (CPF), the last
 * fourteen for type 2 (CNPJ). Zeros that belong to the number stay.
 *
 * @param type inscription kind of the file: `'1'`, `'01'`, `'2'`, `'02'`; with any other the text is only trimmed
 * @example withoutPadding('1', '000012345678909') // '12345678909'
 */
export function withoutPadding(type: string, raw: string): string {
  const text = raw.trim()
  if (type === '1' || type === '01') return text.slice(-11)
  return type === '2' || type === '02' ? text.slice(-14) : text
}
