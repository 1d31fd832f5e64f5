import { type FieldErrors, isValidationError, ValidationError } from '../errors/validation-error.js'
import { INVALID, MUST_NOT_BE_BLANK, mustBeAtMost, NEGATIVE_MONEY, NOT_CENTS } from '../errors/validation-messages.js'
import { checkDigitModulo10, checkDigitModulo11 } from './check-digits.js'
import { dateOfDueFactor, dueFactor } from './due-factor.js'
import { MODULO_11 } from './modulo-11-variants.js'

/*
 * The bar code of a slip, 44 digits, and its typeable line (linha digitável), 47 digits: the same digits in another order, and three more check digits. Bills
 * and taxes (arrecadação) have another standard, with a bar code that begins with 8 and a line of 48 digits. They are refused.
 *
 * Source: Itaú, Cobrança CNAB 400, July 2021, annex B, pp. 65–67 and 82; the same in every bank's manual.
 */

/** Parts of a bar code. */
export interface BarCodeParts {
  /** Number in the compensation system (COMPE), three digits. */
  readonly bank: string
  /** Integer cents; 0 when the payer fills it in. */
  readonly amount: number
  /** `YYYY-MM-DD`; null for a slip due on presentation (contra apresentação). */
  readonly due: string | null
  /** Positions 20 to 44, the bank's own: 25 digits. */
  readonly freeField: string
}

/** A typeable line. */
export interface TypeableLine {
  /** 47 digits. */
  readonly digits: string
  /** As printed: `34191.75124 34567.840813 05367.890000 1 43290000000000`. */
  readonly formatted: string
}

/** A bar code, read. */
export interface ParsedBarCode {
  /** 44 digits, as they came. */
  readonly barcode: string
  /** COMPE number, three digits. */
  readonly bank: string
  /** `'9'` for real. */
  readonly currency: string
  /** The factor in the bar code; null if the bar code has none and its columns belong to the amount. */
  readonly factor: string | null
  /** `YYYY-MM-DD`; null without a factor, or if no slip can have the factor on the day of reading (see `errors`). */
  readonly due: string | null
  /** Integer cents. */
  readonly amount: number
  /** Positions 20 to 44. */
  readonly freeField: string
  /** The general digit, and the three of the line when a line was read. */
  readonly checkDigitsValid: boolean
  /** Errors, by `barcode` or `line`, and `factor`; empty without errors. */
  readonly errors: FieldErrors
}

const REAL = '9'
const BAR_CODE = 44
const LINE = 47
const FREE_FIELD = 25

/** Positions 10 to 19: up to R$ 99.999.999,99. */
const MAX_WITH_FACTOR = 9_999_999_999
const AMOUNT = 10

/** Positions 6 to 19, the first of them 0, so that it is not read as a factor: up to R$ 99.999.999.999,99. */
const MAX_WITHOUT_FACTOR = 9_999_999_999_999
const FACTOR_AND_AMOUNT = 14

/**
 * The 44 digits of a slip's bar code, with the general check digit.
 *
 * Without due date the factor is 0000. An amount above R$ 99.999.999,99 takes the factor's place too, and the due date
 * is not in the bar code (Itaú, p. 82).
 *
 * @throws {ValidationError} under `bank`, `amount`, `expire_at` or `free_field`
 * @example barCode({ bank: '341', amount: 13500, due: '2008-02-02', freeField: '1750025828170810536789000' })
 * // '34191377000000135001750025828170810536789000'
 */
export function barCode({ bank, amount, due, freeField }: BarCodeParts): string {
  const errors: FieldErrors = {}
  if (!/^[0-79]\d\d$/.test(bank)) errors['bank'] = [INVALID]
  if (!Number.isSafeInteger(amount)) errors['amount'] = [NOT_CENTS]
  else if (amount < 0) errors['amount'] = [NEGATIVE_MONEY]
  else if (amount > MAX_WITHOUT_FACTOR) errors['amount'] = [mustBeAtMost('99.999.999.999,99')]
  if (!/^\d{25}$/.test(freeField)) errors['free_field'] = [`deve ter ${FREE_FIELD} algarismos`]
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)
  const factor = due === null ? '' : dueFactor(due)
  const hasFactor = factor !== '' && amount <= MAX_WITH_FACTOR
  const value = hasFactor
    ? factor + String(amount).padStart(AMOUNT, '0')
    : String(amount).padStart(FACTOR_AND_AMOUNT, '0')
  const rest = value + freeField
  return bank + REAL + generalDigit(bank + REAL, rest) + rest
}

/**
 * The typeable line of a bar code.
 *
 * @throws {ValidationError} under `barcode` when it is not 44 digits with a right check digit
 */
export function typeableLine(barcode: string): TypeableLine {
  const digits = digitsOf(barcode, 'barcode')
  const wrong = notOfASlip(digits, BAR_CODE) ?? wrongGeneralDigit(digits)
  if (wrong !== null) throw new ValidationError({ barcode: [wrong] })
  const withDigit = (block: string): string => block + checkDigitModulo10(block)
  const first = withDigit(digits.slice(0, 4) + digits.slice(19, 24))
  const second = withDigit(digits.slice(24, 34))
  const third = withDigit(digits.slice(34))
  const general = digits.slice(4, 5)
  const last = digits.slice(5, 19)
  const dotted = [first, second, third].map((block) => `${block.slice(0, 5)}.${block.slice(5)}`)
  return { digits: first + second + third + general + last, formatted: [...dotted, general, last].join(' ') }
}

/**
 * The bar code of a typeable line, with or without its dots and blanks.
 *
 * @throws {ValidationError} under `line`: how many digits there are, or which check digits are wrong, what was expected and what is there
 */
export function barCodeOfLine(line: string): string {
  const digits = digitsOf(line, 'line')
  const shape = notOfASlip(digits, LINE)
  const wrong = shape === null ? wrongLineDigits(digits) : [shape]
  if (wrong.length > 0) throw new ValidationError({ line: wrong })
  return rearranged(digits)
}

/**
 * Reads a bar code (44 digits) or a typeable line (47), with or without dots and blanks, into its parts.
 *
 * A wrong check digit is reported in `errors`, not thrown: the parts may still be of use. If the place of the factor begins with 0, the amount begins there.
 *
 * @param barcodeOrLine the digits; dots, hyphens and blanks are left out
 * @param referenceDate day of reading, `YYYY-MM-DD`: decides the cycle of the due-date factor
 * @throws {ValidationError} under `line` or `barcode` when it is not the line or bar code of a slip; under `date` when `referenceDate` is not a date
 */
export function parseBarCode(barcodeOrLine: string, referenceDate: string): ParsedBarCode {
  const field = looksLikeLine(barcodeOrLine) ? 'line' : 'barcode'
  const digits = digitsOf(barcodeOrLine, field)
  const shape = notOfASlip(digits, field === 'line' ? LINE : BAR_CODE)
  if (shape !== null) throw new ValidationError({ [field]: [shape] })

  const barcode = field === 'line' ? rearranged(digits) : digits
  const general = wrongGeneralDigit(barcode)
  const wrong = field === 'line' ? wrongLineDigits(digits) : general === null ? [] : [general]
  const hasFactor = barcode[5] !== '0'
  const factor = hasFactor ? barcode.slice(5, 9) : null
  const { due, errors } = readFactor(factor, referenceDate)
  return {
    barcode,
    bank: barcode.slice(0, 3),
    currency: barcode.slice(3, 4),
    factor,
    due,
    amount: Number(barcode.slice(hasFactor ? 9 : 5, 19)),
    freeField: barcode.slice(19),
    checkDigitsValid: wrong.length === 0,
    errors: wrong.length === 0 ? errors : { [field]: wrong, ...errors },
  }
}

/** The general check digit, position 5, over all the others. */
const generalDigit = (before: string, after: string): string => checkDigitModulo11(before + after, MODULO_11.barCode)

/** The digits of a line in the order of the bar code; its three check digits are left out. */
const rearranged = (line: string): string =>
  line.slice(0, 4) + line.slice(32) + line.slice(4, 9) + line.slice(10, 20) + line.slice(21, 31)

/** The three blocks (campos) of a line that end in a check digit of their own: first position, and position of the digit. */
const BLOCKS = [
  [0, 9],
  [10, 20],
  [21, 31],
] as const

/** The general digit is checked only when the blocks are right: computed from wrong digits, it has no meaning. */
function wrongLineDigits(line: string): string[] {
  const wrong = BLOCKS.flatMap(([from, at], i) => {
    const message = wrongDigit(`do campo ${i + 1}`, checkDigitModulo10(line.slice(from, at)), line.slice(at, at + 1))
    return message === null ? [] : [message]
  })
  if (wrong.length > 0) return wrong
  const general = wrongGeneralDigit(rearranged(line))
  return general === null ? [] : [general]
}

const wrongGeneralDigit = (barcode: string): string | null =>
  wrongDigit('geral', generalDigit(barcode.slice(0, 4), barcode.slice(5)), barcode.slice(4, 5))

const wrongDigit = (which: string, expected: string, got: string): string | null =>
  expected === got ? null : `tem o dígito verificador ${which} errado: esperado ${expected}, encontrado ${got}`

/** Errors that show, before any check digit is computed, that the digits are not those of a slip. */
function notOfASlip(digits: string, expected: number): string | null {
  if (digits.startsWith('8')) return COLLECTION
  if (digits.length !== expected) return `deve ter ${expected} algarismos, e tem ${digits.length}`
  return null
}

const COLLECTION = 'não é de boleto de cobrança: o que começa com 8 é de arrecadação (contas e tributos, 48 algarismos)'

/** Dots and blanks as printed, and the characters that people type in their place. */
const MASK = /[\s.-]/g

function digitsOf(text: string, field: 'barcode' | 'line'): string {
  const digits = typeof text === 'string' ? text.replace(MASK, '') : ''
  if (digits === '') throw new ValidationError({ [field]: [MUST_NOT_BE_BLANK] })
  if (!/^\d+$/.test(digits))
    throw new ValidationError({ [field]: ['deve ter só algarismos, pontos, traços e espaços'] })
  return digits
}

const looksLikeLine = (text: string): boolean =>
  typeof text === 'string' && (text.includes('.') || text.replace(MASK, '').length > BAR_CODE)

/** The due date, and the error of the factor. */
function readFactor(factor: string | null, referenceDate: string): { due: string | null; errors: FieldErrors } {
  if (factor === null) return { due: null, errors: {} }
  try {
    return { due: dateOfDueFactor(factor, referenceDate), errors: {} }
  } catch (error) {
    if (isValidationError(error) && 'factor' in error.errors) return { due: null, errors: error.errors }
    throw error
  }
}
