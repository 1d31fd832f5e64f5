import fc from 'fast-check'
import { cnpjCheckDigits, cpfCheckDigits, formatTaxId } from '../../cobranca/index.js'
import { digits } from './digits.js'

/** Replacements for invalid bases: repeated digits, zeros, or no letter in an alphanumeric CNPJ. */
const PLAIN_CPF = '529982247'
const PLAIN_CNPJ = '112223330001'
const PLAIN_LETTERS = '12ABC34501DE'

const withCpfDigits = (base: string): string => base + cpfCheckDigits(base)
const withCnpjDigits = (base: string): string => base + cnpjCheckDigits(base)

/** A valid CPF without punctuation. */
export const cpf: fc.Arbitrary<string> = digits(9).map((base) =>
  withCpfDigits(/^(\d)\1*$/.test(base) ? PLAIN_CPF : base),
)

const numericCnpj = digits(12).map((base) => withCnpjDigits(/^0+$/.test(base) ? PLAIN_CNPJ : base))

const alphanumericCnpj = fc
  .string({ unit: fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'), minLength: 12, maxLength: 12 })
  .map((base) => withCnpjDigits(/[A-Z]/.test(base) ? base : PLAIN_LETTERS))

/** A valid CNPJ without punctuation. Half of them have letters (allowed since July 2026). */
export const cnpj: fc.Arbitrary<string> = fc.oneof({ withCrossShrink: true }, numericCnpj, alphanumericCnpj)

/** A valid CPF or CNPJ without punctuation. */
export const taxId: fc.Arbitrary<string> = fc.oneof({ withCrossShrink: true }, cpf, numericCnpj, alphanumericCnpj)

const FORMS: readonly ((bare: string) => string)[] = [
  (bare) => bare,
  formatTaxId,
  (bare) => formatTaxId(bare).toLowerCase(),
  (bare) => ` ${bare} `,
]

/** A tax id as a person types it: with or without punctuation, in lower case, with surrounding blanks. */
export const typed = (bare: string): fc.Arbitrary<string> => fc.constantFrom(...FORMS.map((form) => form(bare)))

/** Draws tax ids as a person types them. */
export const typedOf = (bare: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(bare, fc.constantFrom(...FORMS)).map(([each, form]) => form(each))

/** A CPF or CNPJ as a person types it. */
export const typedTaxId: fc.Arbitrary<string> = typedOf(taxId)
