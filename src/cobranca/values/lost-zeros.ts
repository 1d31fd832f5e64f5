/** Leading zeros that a spreadsheet removed: it reads a CPF, CNPJ or CEP as a number. */
import { isDigits } from './digits.js'
import { formatTaxId, isCnpj, isCpf } from './tax-id.js'

/** Shorter numbers have lost more than zeros, or are something else: one of a hundred has right check digits by chance. */
const MIN_TAX_ID = 8
const CPF = 11
const CNPJ = 14

/** The first CEP is 01000-000, so exactly one zero can be lost. */
const ZIPCODE = 8
const LOST_ZIPCODE = /^[1-9]\d{6}$/

/**
 * Returns a tax id with the zeros that it lacks; null unless exactly one of CPF and CNPJ then has right check digits.
 *
 * @param text digits without mask
 * @example taxIdWithZeros('1234567890') // '01234567890'
 */
export function taxIdWithZeros(text: string): string | null {
  if (!isDigits(text) || text.length < MIN_TAX_ID || text.length >= CNPJ || isCpf(text)) return null
  const [cpf, cnpj] = [text.padStart(CPF, '0'), text.padStart(CNPJ, '0')]
  const meant = [...(text.length < CPF && isCpf(cpf) ? [cpf] : []), ...(isCnpj(cnpj) ? [cnpj] : [])]
  return meant.length === 1 ? meant[0]! : null
}

/** Returns a CEP with the zero that it lacks; null if it lacks anything else. */
export const zipcodeWithZero = (text: string): string | null =>
  LOST_ZIPCODE.test(text) ? text.padStart(ZIPCODE, '0') : null

/** Adds to a message the tax id that was probably meant. */
export const offeringTaxId = (message: string, text: string): string =>
  offering(message, taxIdWithZeros(text), formatTaxId)

/** Adds to a message the CEP that was probably meant. */
export const offeringZipcode = (message: string, text: string): string =>
  offering(message, zipcodeWithZero(text), (zipcode) => `${zipcode.slice(0, 5)}-${zipcode.slice(5)}`)

const offering = (message: string, meant: string | null, shown: (meant: string) => string): string =>
  meant === null ? message : `${message} (faltam zeros à esquerda: ${shown(meant)}?)`
