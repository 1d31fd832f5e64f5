import { ValidationError } from '../errors/validation-error.js'
import { ONLY_DIGITS } from '../errors/validation-messages.js'

/*
 * The arithmetic of check digits. The rule of each bank defines the digits and their padding.
 * A check digit is text: it may be X or P.
 */

/** A variant of modulus 11; the variants in use are in `MODULO_11`. */
export interface Modulo11 {
  /** Weights of the digits. After the last weight, the first one follows. */
  readonly weights: readonly number[]
  /** The end of the number at which the weights begin. */
  readonly from: 'left' | 'right'
  /** How the digit is computed from the remainder of the weighted sum: 11 minus the remainder, or the remainder itself. */
  readonly digit: 'complement' | 'remainder'
  /** Remainders whose check digit is a convention. */
  readonly special: Readonly<Record<number, string>>
}

/** Digits as one text, or as several that follow one another: joining them would cost more than reading them. */
export type Digits = string | readonly string[]

/**
 * Modulus 10: weights 2 and 1 from the right, the digits of each product added up; ten minus the remainder, 0 for 0.
 *
 * Itaú, Inter, the AUTBANK family (ABC Brasil, Daycoval, Fibra, Industrial, Pine, Rendimento, Sofisa), Delbank, the
 * three blocks of the linha digitável, and the first of the two digits of `checkDigitsDouble`.
 *
 * @throws ValidationError when `digits` has anything but digits, or nothing
 */
export function checkDigitModulo10(digits: Digits): string {
  const parts = partsOf(digits)
  let sum = 0
  let weight = 2
  for (let p = parts.length - 1; p >= 0; p--) {
    const part = parts[p]!
    for (let i = part.length - 1; i >= 0; i--, weight = 3 - weight) {
      const product = digitAt(part, i) * weight
      sum += product > 9 ? product - 9 : product
    }
  }
  return String((10 - (sum % 10)) % 10)
}

/**
 * Modulus 11 in one of its variants.
 *
 * @throws ValidationError when `digits` has anything but digits, or nothing
 * @example checkDigitModulo11('1900000000001', MODULO_11.weights2to7OrP) // 'P': Bradesco, wallet 19, nosso número 1
 */
export function checkDigitModulo11(digits: Digits, variant: Modulo11): string {
  const remainder = remainderModulo11(digits, variant)
  return variant.special[remainder] ?? String(variant.digit === 'complement' ? 11 - remainder : remainder)
}

/**
 * Two digits, the second over the first: D1 is modulus 10; D2 is modulus 11 with weights 2 to 7 over number and D1.
 * If the remainder for D2 is 1, no digit exists for it: D1 is increased by one (9 becomes 0), and D2 is computed again. For the remainder 0, D2 is 0.
 *
 * Banrisul (NC of the nosso número, and agency), the key of BRB, the ASBACE key (Banestes, Banese).
 *
 * @throws ValidationError when `digits` has anything but digits, or nothing
 * @example checkDigitsDouble('00009274') // '22'
 */
export function checkDigitsDouble(digits: string): string {
  let first = checkDigitModulo10(digits)
  let remainder = remainderModulo11(digits + first, DOUBLE_SECOND)
  while (remainder === 1) {
    first = String((Number(first) + 1) % 10)
    remainder = remainderModulo11(digits + first, DOUBLE_SECOND)
  }
  return first + (remainder === 0 ? '0' : String(11 - remainder))
}

const DOUBLE_SECOND = { weights: [2, 3, 4, 5, 6, 7], from: 'right' } as const

/** The weighted sum's remainder by 11, from 0 to 10. */
function remainderModulo11(digits: Digits, { weights, from }: Pick<Modulo11, 'weights' | 'from'>): number {
  const parts = partsOf(digits)
  const isLeft = from === 'left'
  let sum = 0
  let w = 0
  for (let p = 0; p < parts.length; p++) {
    const part = parts[isLeft ? p : parts.length - 1 - p]!
    for (let i = 0; i < part.length; i++) {
      const position = isLeft ? i : part.length - 1 - i
      sum += digitAt(part, position) * weights[w]!
      w = w + 1 < weights.length ? w + 1 : 0
    }
  }
  return sum % 11
}

const ZERO = 48

function digitAt(text: string, index: number): number {
  const digit = text.charCodeAt(index) - ZERO
  if (digit < 0 || digit > 9) throw notDigits()
  return digit
}

function partsOf(digits: Digits): readonly string[] {
  const parts = typeof digits === 'string' ? [digits] : digits
  for (let p = 0; p < parts.length; p++) if (parts[p] !== '') return parts
  throw notDigits()
}

const notDigits = (): ValidationError => new ValidationError({ digits: [ONLY_DIGITS] })
