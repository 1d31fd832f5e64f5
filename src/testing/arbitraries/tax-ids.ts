import fc from 'fast-check'
import { cnpjCheckDigits, cpfCheckDigits, formatTaxId } from '../../cobranca/index.js'
import { digits } from './digits.js'

/** What a base becomes that no tax id has: digits that are all the same, zeros, no letter. */
const PLAIN_CPF = '529982247'
const PLAIN_CNPJ = '112223330001'
const PLAIN_LETTERS = '12ABC34501DE'

const withCpfDigits = (base: string): string => base + cpfCheckDigits(base)
const withCnpjDigits = (base: string): string => base + cnpjCheckDigits(base)

/** A CPF, bare, its check digits right. */
export const cpf: fc.Arbitrary<string> = digits(9).map((base) =>
  withCpfDigits(/^(\d)\1*$/.test(base) ? PLAIN_CPF : base),
)

const numericCnpj = digits(12).map((base) => withCnpjDigits(/^0+$/.test(base) ? PLAIN_CNPJ : base))

const alphanumericCnpj = fc
  .string({ unit: fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'), minLength: 12, maxLength: 12 })
  .map((base) => withCnpjDigits(/[A-Z]/.test(base) ? base : PLAIN_LETTERS))

/** A CNPJ, bare, its check digits right; with letters (since July 2026) as often as without. */
export const cnpj: fc.Arbitrary<string> = fc.oneof({ withCrossShrink: true }, numericCnpj, alphanumericCnpj)

/** A CPF or CNPJ, bare. */
export const taxId: fc.Arbitrary<string> = fc.oneof({ withCrossShrink: true }, cpf, numericCnpj, alphanumericCnpj)

const FORMS: readonly ((bare: string) => string)[] = [
  (bare) => bare,
  formatTaxId,
  (bare) => formatTaxId(bare).toLowerCase(),
  (bare) => ` ${bare} `,
]

/** A tax id as a person types it: bare, masked, in small letters, with blanks around. */
export const typed = (bare: string): fc.Arbitrary<string> => fc.constantFrom(...FORMS.map((form) => form(bare)))

/** Bare tax ids, typed. */
export const typedOf = (bare: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(bare, fc.constantFrom(...FORMS)).map(([each, form]) => form(each))

/** A CPF or CNPJ as a person types it. */
export const typedTaxId: fc.Arbitrary<string> = typedOf(taxId)
