import type { Decimal } from 'decimal.js'
import { ValidationError } from '../errors/validation-error.js'
import {
  ambiguousReais,
  MONEY_TOO_BIG,
  MUST_NOT_BE_BLANK,
  moreThanCents,
  NEGATIVE_MONEY,
  NOT_CENTS,
  NOT_MONEY,
  NOT_WHOLE_CENTS,
} from '../errors/validation-messages.js'
import { grouped } from './digits.js'

/** Money coming in: Brazilian text in reais (`'1.345,56'`), integer cents as a number, or a Decimal in reais. */
export type MoneyInput = string | number | Decimal

/** How to read money. */
export interface MoneyOptions {
  /** The field that the error names. Default `amount`. */
  readonly field?: string
  /** Whether values below zero are let in. Default `false`. */
  readonly negative?: boolean
}

/** Digits with or without thousands dots, then at most two decimals after a comma. */
const BRAZILIAN = /^(-?)(\d+|\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?$/

/**
 * Money in integer cents.
 *
 * - Text is in reais, the Brazilian way: `'1.234,34'`, `'1234,34'`, `'1234'`, `'0,5'` (fifty cents). A dot only groups
 *   thousands: `'1.234'` is one thousand two hundred and thirty-four reais, and `'1234.34'` is refused.
 * - A number is **integer cents**: 123434 is R$ 1.234,34. Anything else (12.34, NaN) is refused.
 * - A Decimal is in reais, with at most two decimals.
 *
 * @returns a safe integer; never -0
 * @throws ValidationError with the reason in Portuguese, under `options.field`
 * @example parseMoney('1.234,34') // 123434
 */
export function parseMoney(value: MoneyInput, options: MoneyOptions = {}): number {
  const plain = plainCents(value)
  return plain >= 0 ? plain : anyMoney(value, options)
}

function anyMoney(value: MoneyInput, { field = 'amount', negative = false }: MoneyOptions): number {
  const refuse = (message: string): never => {
    throw new ValidationError({ [field]: [message] })
  }
  const cents = readCents(value, refuse)
  if (!Number.isSafeInteger(cents)) return refuse(MONEY_TOO_BIG)
  if (cents < 0 && !negative) return refuse(NEGATIVE_MONEY)
  return cents === 0 ? 0 : cents
}

/** Maximum length of a text whose cents are always a safe integer. */
const PLAIN_TEXT = 13

/** The cents of safe integers from 0 on and of short texts without sign and blanks around, as nearly all are; -1 for any other. */
function plainCents(value: unknown): number {
  if (typeof value === 'number') return value >= 0 && Number.isSafeInteger(value) ? value + 0 : -1
  if (typeof value !== 'string' || value.length > PLAIN_TEXT) return -1
  let number = 0
  let group = 0
  let groups = 0
  let i = 0
  for (; i < value.length; i++) {
    const code = value.charCodeAt(i)
    if (code === COMMA) break
    if (code === DOT) {
      if (group === 0 || group > 3 || (groups > 0 && group !== 3)) return -1
      groups++
      group = 0
    } else {
      if (code < 48 || code > 57) return -1
      number = number * 10 + code - 48
      group++
    }
  }
  if (group === 0 || (groups > 0 && group !== 3)) return -1
  if (i === value.length) return number * 100
  const tenths = value.charCodeAt(i + 1) - 48
  const hundredths = i + 2 < value.length ? value.charCodeAt(i + 2) - 48 : 0
  if (!(tenths >= 0 && tenths <= 9 && hundredths >= 0 && hundredths <= 9) || i + 3 < value.length) return -1
  return number * 100 + tenths * 10 + hundredths
}

const COMMA = 44
const DOT = 46

/** Cents of any form of money, maybe beyond the safe integers; what cannot be read is refused. */
function readCents(value: MoneyInput, refuse: (message: string) => never): number {
  if (value === null || value === undefined || value === '') return refuse(MUST_NOT_BE_BLANK)
  if (typeof value === 'number') return Number.isInteger(value) ? value : refuse(NOT_CENTS)
  if (typeof value === 'string') {
    const match = BRAZILIAN.exec(value.trim())
    if (!match) return refuse(value.trim() === '' ? MUST_NOT_BE_BLANK : NOT_MONEY)
    const [, sign = '', reais = '', decimals = ''] = match
    return Number(sign + reais.replaceAll('.', '') + decimals.padEnd(2, '0'))
  }
  if (!isDecimal(value) || !value.isFinite()) return refuse(NOT_MONEY)
  if (value.decimalPlaces() > 2) return refuse(NOT_WHOLE_CENTS)
  return Number(value.toFixed(2).replace('.', ''))
}

/** As `Decimal.isDecimal`, for the Decimals of any copy of decimal.js, which is loaded only by programs that use it. */
const isDecimal = (value: unknown): value is Decimal =>
  (value as { readonly toStringTag?: unknown } | null)?.toStringTag === '[object Decimal]'

/** A number has 15 exact digits: 13 of reais and two of cents. */
const MAX_EXACT_CENTS = 999_999_999_999_999

/** As databases and programs write decimals. Three decimals would be thousands of reais. */
const PLAIN_DECIMAL = /^-?\d+\.\d{1,2}$/
const PLAIN_NUMBER = /^-?\d+(?:\.\d{1,2})?$/
const THREE_DECIMALS = /^-?\d{1,3}\.\d{3}$/

/**
 * Money in reais, as JSON of the service has it, in integer cents.
 *
 * - A number is **reais**: 1345.56 is 134556 cents. It means its shortest decimal writing, so 19.99 is exactly 1999 cents; a number with more than two decimals
 *   (1.005, 0.1 + 0.2) is refused. A number of more than 15 digits is refused, too, because it may not be exact.
 * - Text is in reais, as {@link parseMoney} reads it, or with a dot for the decimals: `'1345.5'`. `'1.345'` could be either, and is refused.
 * - A Decimal is in reais.
 *
 * @throws ValidationError with the reason in Portuguese, under `options.field`
 * @example centsOfReais(1345.56) // 134556
 */
export function centsOfReais(value: MoneyInput, options: MoneyOptions = {}): number {
  return parseMoney(exactReais(value, options), options)
}

/** A number or text in reais as `parseMoney` reads it. */
function exactReais(value: MoneyInput, { field = 'amount' }: MoneyOptions): MoneyInput {
  const refuse = (message: string): never => {
    throw new ValidationError({ [field]: [message] })
  }
  if (typeof value === 'string') {
    const text = value.trim()
    if (THREE_DECIMALS.test(text)) return refuse(ambiguousReais(text, `${text},00`))
    return PLAIN_DECIMAL.test(text) ? text.replace('.', ',') : value
  }
  if (typeof value !== 'number') return value
  if (!Number.isFinite(value)) return refuse(NOT_MONEY)
  if (Math.abs(value) > MAX_EXACT_CENTS / 100) return refuse(MONEY_TOO_BIG)
  const text = String(value)
  return PLAIN_NUMBER.test(text) ? text.replace('.', ',') : refuse(moreThanCents(value))
}

/**
 * Cents as a number of reais, with two decimals at most: 134556 is 1345.56. {@link centsOfReais} reads it back.
 *
 * @throws ValidationError when `cents` is not an integer, or has more than 15 digits
 */
export function reaisOfCents(cents: number): number {
  if (Math.abs(checkedCents(cents)) > MAX_EXACT_CENTS) throw new ValidationError({ cents: [MONEY_TOO_BIG] })
  // The quotient of two exact integers is rounded once, to the number that the decimal writing means.
  return cents === 0 ? 0 : cents / 100
}

/**
 * Cents as Brazilian text: `'1.234,34'`, `'0,05'`, `'-12,00'`. `parseMoney` reads it back.
 *
 * @throws ValidationError when `cents` is not a safe integer
 */
export function formatMoney(cents: number): string {
  const digits = String(Math.abs(checkedCents(cents))).padStart(3, '0')
  const reais = grouped(digits.slice(0, -2), '.')
  return `${cents < 0 ? '-' : ''}${reais},${digits.slice(-2)}`
}

/**
 * Reais with more decimals than cents as Brazilian text: `'1.234,3450'` with four decimals.
 *
 * @param number in units of the last decimal
 * @param decimals at least two
 */
export function formatReais(number: number, decimals: number): string {
  const unitsOfCent = 10 ** (decimals - 2)
  const cents = formatMoney(Math.floor(number / unitsOfCent))
  return decimals === 2 ? cents : cents + String(number % unitsOfCent).padStart(decimals - 2, '0')
}

/** The cents themselves, once known to be a safe integer. */
export function checkedCents(cents: number): number {
  if (!Number.isSafeInteger(cents)) throw new ValidationError({ cents: [NOT_CENTS] })
  return cents
}
