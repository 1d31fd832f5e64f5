/** The rules of each form of field: how a value is read, and its errors. */
import { Decimal } from 'decimal.js'
import { notADocumentType } from '../codes/document-type-message.js'
import { DOCUMENT_TYPES } from '../codes/document-types.js'
import { Problems } from '../errors/problems.js'
import {
  LOST_DIGITS,
  MUST_NOT_BE_BLANK,
  mustBeAtLeast,
  mustBeAtMost,
  NOT_A_TAX_ID,
  NOT_A_TEXT,
  NOTHING_PLAIN,
  notInList,
  ONLY_DIGITS,
  ONLY_ZEROS,
  tooLong,
} from '../errors/validation-messages.js'
import { isDate } from '../values/dates.js'
import { hasLostDigits, isDigits, isZeros } from '../values/digits.js'
import { offeringTaxId, offeringZipcode } from '../values/lost-zeros.js'
import { formatMoney, type MoneyInput, parseMoney } from '../values/money.js'
import { notADate } from '../values/not-a-date.js'
import { isAbove, type PercentageInput, parsePercentage } from '../values/percentage.js'
import { isState } from '../values/states.js'
import { isCnpj, isCpf, normalizeTaxId } from '../values/tax-id.js'
import { hasPlain, trimmed } from '../values/text.js'
import type { FieldForm, FieldRule } from './field-info.js'

/** Reads a value and adds its problems. If there are problems, the result has the right type, but no meaning. */
export type FormReader<T> = (value: unknown, problems: Problems) => T

type Form<T> = (field: string, rule: FieldRule) => FormReader<T>

export const isAbsent = (value: unknown): value is undefined | null | string =>
  value === undefined || value === null || (typeof value === 'string' && trimmed(value) === '')

/**
 * Whether a value can be read as text: not a list or an object of JSON, `true`, NaN or a date. V8 compares `typeof` in a condition without creating a string; a
 * `switch` creates one.
 */
const hasText = (value: unknown): boolean =>
  typeof value === 'string' ||
  value === undefined ||
  value === null ||
  typeof value === 'bigint' ||
  (typeof value === 'number' && Number.isFinite(value)) ||
  (typeof value === 'object' && isOwnText(value))

/** Whether an object defines its text, as the identifiers of some databases do. */
const isOwnText = (value: object): boolean =>
  !Array.isArray(value) &&
  !(value instanceof Date) &&
  typeof value.toString === 'function' &&
  value.toString !== Object.prototype.toString

/** A text without blanks around it; empty for an absent value. */
const textOf = (value: unknown): string =>
  typeof value === 'string' ? trimmed(value) : value === undefined || value === null ? '' : String(value).trim()

const text: Form<string> =
  (field, { required, isBankCode, maxLength = Infinity }) =>
  (value, problems) => {
    if (!hasText(value)) {
      problems.refuse(field, NOT_A_TEXT)
      return ''
    }
    const text = textOf(value)
    if (hasLostDigits(value)) problems.refuse(field, LOST_DIGITS)
    // A text of emoji alone, for example, would be blank in the file.
    if (required && !hasPlain(text)) problems.refuse(field, text === '' ? MUST_NOT_BE_BLANK : NOTHING_PLAIN)
    if (isBankCode && text.length > maxLength) problems.refuse(field, tooLong(maxLength))
    return text
  }

const digits: Form<string> =
  (field, { required, minLength, maxLength }) =>
  (value, problems) => {
    const digits = textOf(value)
    if (digits === '' && isAbsent(value)) {
      if (required) problems.refuse(field, MUST_NOT_BE_BLANK)
      return digits
    }
    if (hasLostDigits(value)) problems.refuse(field, LOST_DIGITS)
    else if (!isDigits(digits)) problems.refuse(field, ONLY_DIGITS)
    if (minLength !== undefined && minLength === maxLength && digits.length !== minLength)
      problems.refuse(field, `deve ter ${minLength} algarismos`)
    return digits
  }

/** Integer cents; NaN for an invalid value. */
const money: Form<number> = (field, { minimum = 0 }) => {
  const least = parseMoney(new Decimal(minimum))
  const options = { field }
  return (value, problems) => {
    try {
      const cents = parseMoney(value as MoneyInput, options)
      if (cents < least) problems.refuse(field, mustBeAtLeast(formatMoney(least)))
      return cents
    } catch (error) {
      problems.note(error)
      return NaN
    }
  }
}

const AMBIGUOUS_NUMBER = 'não pode ser um número, que seria lido em centavos: informe o texto em reais, como 10,00'

/** Money that the service sends as a number (`10.0`), where other fields have text: `10` would be ten cents here and ten reais there. */
const moneyText: Form<number> = (field, rule) => {
  const read = money(field, rule)
  return (value, problems) => {
    if (typeof value !== 'number') return read(value, problems)
    problems.refuse(field, AMBIGUOUS_NUMBER)
    return NaN
  }
}

const percentage: Form<Decimal> = (field, { maximum = Infinity }) => {
  const nothing = new Decimal(0)
  return (value, problems) => {
    if (isAbsent(value)) {
      problems.refuse(field, MUST_NOT_BE_BLANK)
      return nothing
    }
    try {
      const percentage = parsePercentage(value as PercentageInput, field)
      if (isAbove(percentage, maximum)) problems.refuse(field, mustBeAtMost(maximum))
      return percentage
    } catch (error) {
      problems.note(error)
      return nothing
    }
  }
}

/** Empty for an absent date. */
const date: Form<string> =
  (field, { required }) =>
  (value, problems) => {
    if (isDate(value)) return value
    if (isAbsent(value)) {
      if (!required) return ''
      problems.refuse(field, MUST_NOT_BE_BLANK)
    }
    problems.refuse(field, notADate(isAbsent(value) ? undefined : value))
    return '2000-01-01'
  }

const integer: Form<number | null> = (field, { default: fallback, minimum = 0 }) => {
  const absent = fallback === undefined ? null : Number(fallback)
  return (value, problems) => {
    if (isAbsent(value)) return absent
    const integer = integerOf(value)
    if (Number.isInteger(integer) && integer >= minimum) return integer
    problems.refuse(field, mustBeAtLeast(minimum))
    return absent
  }
}

/** NaN for anything but a number or a text of digits: `Number` also takes `true`, `[5]` and `'0x1F'`. */
const integerOf = (value: unknown): number =>
  typeof value === 'string'
    ? WRITTEN_INTEGER.test(value)
      ? Number(value)
      : NaN
    : typeof value === 'number'
      ? value
      : NaN

const WRITTEN_INTEGER = /^ *-?\d+ *$/

/** One of the codes of the field, as text or number; its default, or an empty text, for an absent value. */
const code: Form<string> = (field, { values, default: fallback = '' }) => {
  const codes = Object.keys(values?.pt ?? DOCUMENT_TYPES)
  const ofNumber = codes.filter((code) => code === String(Number(code))).map((code) => [Number(code), code] as const)
  const known = new Map<unknown, string>([...codes.map((code) => [code, code] as const), ...ofNumber])
  return (value, problems) => {
    const code = known.get(value) ?? (typeof value === 'string' ? known.get(value.trim()) : undefined)
    if (code !== undefined) return code
    if (!isAbsent(value)) problems.refuse(field, values === undefined ? notADocumentType(value) : notInList(codes))
    return String(fallback)
  }
}

/** Without mask. */
const taxId: Form<string> =
  (field, { required }) =>
  (value, problems) => {
    const taxId = normalizeTaxId(textOf(value))
    if (isCpf(taxId) || isCnpj(taxId)) return taxId
    if (!isAbsent(value)) problems.refuse(field, offeringTaxId(NOT_A_TAX_ID, textOf(value)))
    else if (required) problems.refuse(field, MUST_NOT_BE_BLANK)
    return taxId
  }

/** Number of digits of a zip code, and the lowest zip code: 01000-000, in São Paulo. */
const ZIPCODE = 8
const MIN_ZIPCODE = 1_000_000

const zipcode: Form<string> =
  (field, { required }) =>
  (value, problems) => {
    const zipcode = bareZipcode(value)
    if (zipcode.length === ZIPCODE && isDigits(zipcode)) {
      if (isZeros(zipcode)) problems.refuse(field, ONLY_ZEROS)
    } else if (!isAbsent(value)) problems.refuse(field, offeringZipcode('deve ter 8 algarismos', textOf(value)))
    else if (required) problems.refuse(field, MUST_NOT_BE_BLANK)
    return zipcode
  }

function bareZipcode(value: unknown): string {
  const text = textOf(value)
  if (text.length === ZIPCODE) return text
  // As a number, 01310-100 has no zero before it.
  return typeof value === 'number' && value >= MIN_ZIPCODE ? text.padStart(ZIPCODE, '0') : text.replace(/[-. ]/g, '')
}

const state: Form<string> =
  (field, { required }) =>
  (value, problems) => {
    const text = textOf(value)
    if (isState(text)) return text
    const state = text.toUpperCase()
    if (isAbsent(value)) {
      if (required) problems.refuse(field, MUST_NOT_BE_BLANK)
    } else if (!/^[A-Z]{2}$/.test(state)) problems.refuse(field, 'deve ter 2 letras')
    else if (!isState(state)) problems.refuse(field, 'não é a sigla de um estado')
    return state
  }

const flag: Form<boolean> = () => (value) => value === true

const asGiven: Form<unknown> = () => (value) => value

const FORMS = {
  text,
  digits,
  money,
  money_text: moneyText,
  percentage,
  date,
  id: asGiven,
  texts: asGiven,
  json: asGiven,
  integer,
  code,
  flag,
  tax_id: taxId,
  zipcode,
  state,
  accounts: asGiven,
  slip: asGiven,
} satisfies Readonly<Record<FieldForm, Form<unknown>>>

/** The value of a field of a form. */
export type FormValue<F extends FieldForm> = ReturnType<ReturnType<(typeof FORMS)[F]>>

/** Returns the function that reads a field by its form and limits. */
export function readerOf(field: string, rule: FieldRule): { read: FormReader<unknown>; absent: unknown } {
  const read = FORMS[rule.form](field, rule)
  const problems = new Problems()
  const absent = read(undefined, problems)
  return { read, absent: problems.any ? undefined : absent }
}
