/** Whether a text is digits from 0 to 9, one at least, and nothing else. */
export function isDigits(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code < 48 || code > 57) return false
  }
  return text.length > 0
}

/** Whether a value is a number with more digits than a number keeps, as `12345678901234567` of JSON: the last digits are lost. */
export const hasLostDigits = (value: unknown): boolean =>
  typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER

/** Whether a text is zeros, one at least, and nothing else. */
export function isZeros(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) !== 48) return false
  return text.length > 0
}

/** Texts of numbers with leading zeros, by number: joining them costs less than slicing another text. */
const textsOf = (digits: number): readonly string[] =>
  Array.from({ length: 10 ** digits }, (_, number) => String(number).padStart(digits, '0'))

const TWO_DIGITS = textsOf(2)

/** The texts of three digits, by their number: `'000'` to `'999'`. */
export const THREE_DIGITS = textsOf(3)

/** Two digits of a text from a position on; empty if they are not digits. */
export function twoDigitsAt(text: string, at: number): string {
  const tens = text.charCodeAt(at) - ZERO
  const units = text.charCodeAt(at + 1) - ZERO
  return isDigit(tens) && isDigit(units) ? TWO_DIGITS[tens * 10 + units]! : ''
}

/** Three digits of a text from a position on; empty if they are not digits. */
export function threeDigitsAt(text: string, at: number): string {
  const hundreds = text.charCodeAt(at) - ZERO
  const tens = text.charCodeAt(at + 1) - ZERO
  const units = text.charCodeAt(at + 2) - ZERO
  return isDigit(hundreds) && isDigit(tens) && isDigit(units) ? THREE_DIGITS[hundreds * 100 + tens * 10 + units]! : ''
}

const ZERO = 48

const isDigit = (value: number): boolean => value >= 0 && value <= 9

/** The digits of a whole number in groups of three: `1234567` as `1.234.567`. */
export function grouped(digits: string, separator: string): string {
  const groups: string[] = []
  for (let end = digits.length; end > 0; end -= 3) groups.unshift(digits.slice(Math.max(0, end - 3), end))
  return groups.join(separator)
}
