import type { PersonType } from './enumerations.js'
import { ValidationError } from './validation-error.js'
import { NOT_A_TAX_ID } from './validation-messages.js'

/*
 * CPF (people) and CNPJ (companies), always text. A CNPJ may have letters in its first twelve positions since July 2026
 * (IN RFB 2.229/2024); its two check digits are always digits. The old numeric rule is a case of the new one.
 */

export type TaxIdType = 'cpf' | 'cnpj'

/** A tax id without mask: trimmed, upper case, without dots, slashes, hyphens and spaces. Nothing is checked. */
export function normalizeTaxId(text: string): string {
  return text.toUpperCase().replace(/[./\-\s]/g, '')
}

/**
 * The two check digits of a CPF, from its first nine digits: modulus 11, weights 2 to 10, then 2 to 11, from the right.
 *
 * @throws ValidationError when `base` is not nine digits
 */
export function cpfCheckDigits(base: string): string {
  if (!/^\d{9}$/.test(base)) throw new ValidationError({ cnpj_cpf: [NOT_A_TAX_ID] })
  const first = checkDigit(base, 10)
  return first + checkDigit(base + first, 11)
}

/**
 * The two check digits of a CNPJ, from its first twelve characters: modulus 11, weights 2 to 9 from the right.
 *
 * @throws ValidationError when `base` is not twelve digits or capital letters
 * @example cnpjCheckDigits('12ABC34501DE') // '35', the example of the Receita Federal
 */
export function cnpjCheckDigits(base: string): string {
  if (!/^[0-9A-Z]{12}$/.test(base)) throw new ValidationError({ cnpj_cpf: [NOT_A_TAX_ID] })
  const first = checkDigit(base, 9)
  return first + checkDigit(base + first, 9)
}

/** Weights 2 to `last` from the right, over and over. A character is worth its ASCII code less 48: A is 17, Z is 42. */
function checkDigit(characters: string, last: number): string {
  let sum = 0
  for (let i = 0; i < characters.length; i++) {
    sum += (characters.charCodeAt(characters.length - 1 - i) - 48) * (2 + (i % (last - 1)))
  }
  return sum % 11 < 2 ? '0' : String(11 - (sum % 11))
}

/** Whether a text is a valid CPF as it is stored: eleven digits, no mask. Eleven equal digits are refused. */
export function isCpf(text: string): boolean {
  return /^(\d)(?!\1{10})\d{10}$/.test(text) && cpfCheckDigits(text.slice(0, 9)) === text.slice(9)
}

/** Whether a text is a valid CNPJ as it is stored: fourteen characters, upper case, no mask. All zeros are refused. */
export function isCnpj(text: string): boolean {
  return (
    /^[0-9A-Z]{12}\d{2}$/.test(text) &&
    text !== '00000000000000' &&
    cnpjCheckDigits(text.slice(0, 12)) === text.slice(12)
  )
}

/** Which tax id a text is, masked or not, in either case; `null` when it is neither. */
export function taxIdType(text: string): TaxIdType | null {
  const taxId = normalizeTaxId(text)
  if (isCpf(taxId)) return 'cpf'
  return isCnpj(taxId) ? 'cnpj' : null
}

/** The kind of person a tax id belongs to; `null` when it is not valid. */
export function personType(text: string): PersonType | null {
  const type = taxIdType(text)
  return type && (type === 'cpf' ? 'individual' : 'juridical')
}

/**
 * A tax id with its mask. Goes by length alone (eleven or fourteen): check digits are not looked at, and what has
 * another length comes back as it was.
 *
 * @example formatTaxId('12abc34501de35') // '12.ABC.345/01DE-35'
 */
export function formatTaxId(text: string): string {
  const taxId = normalizeTaxId(text)
  if (taxId.length === 11) return taxId.replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4')
  return taxId.length === 14 ? taxId.replace(/(..)(...)(...)(....)(..)/, '$1.$2.$3/$4-$5') : text
}

/**
 * A tax id as a file carries it, right aligned and zero filled to 14 or 15 positions, without that filling: the last
 * eleven characters for type 1 (CPF), the last fourteen for type 2 (CNPJ). Zeros that belong to the number stay.
 *
 * @param type inscription kind of the file: `'1'`, `'01'`, `'2'`, `'02'`; with any other the text is only trimmed
 * @example withoutPadding('1', '000012345678909') // '12345678909'
 */
export function withoutPadding(type: string, raw: string): string {
  const text = raw.trim()
  if (type === '1' || type === '01') return text.slice(-11)
  return type === '2' || type === '02' ? text.slice(-14) : text
}
