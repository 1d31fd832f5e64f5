/** What generated encoders call: each writes a value into a column range, or gives false for anything irregular, whatever was written of it. */
import { fullYear, isCalendarDate } from '../calendar.js'
import { EXACT_DIGITS } from '../read/column-reads.js'
import { IS_BLANK, IS_CHANGED, IS_IRREGULAR, type LetterTable } from './letters.js'

const BLANK = 32
const ZERO = 48
const POINT = 46
const HYPHEN = 45

function fill(bytes: Uint8Array, from: number, to: number, byte: number): void {
  for (let i = from; i < to; i++) bytes[i] = byte
}

/** What stands for no value, in fields of zeros or blanks; false when there is one. */
function putNothing(value: unknown, bytes: Uint8Array, from: number, to: number): boolean {
  if (value !== undefined && value !== null && value !== '') return false
  fill(bytes, from, to, value === undefined ? ZERO : BLANK)
  return true
}

function putNumber(value: unknown, bytes: Uint8Array, from: number, to: number): boolean {
  if (typeof value !== 'number') return value !== '' && putNothing(value, bytes, from, to)
  if (!(value >= 0) || !Number.isSafeInteger(value) || Object.is(value, -0)) return false
  let rest = value
  let i = to - 1
  // By integers of 32 bits from where the rest is one: their division is cheaper.
  for (; i >= from && rest > MOST_IN_32_BITS; i--) {
    const next = Math.floor(rest / 10)
    bytes[i] = ZERO + (rest - next * 10)
    rest = next
  }
  if (rest > MOST_IN_32_BITS) return false
  let small = rest | 0
  for (; small > 0 && i >= from; i--) {
    const next = (small / 10) | 0
    bytes[i] = ZERO + (small - next * 10)
    small = next
  }
  fill(bytes, from, i + 1, ZERO)
  return small === 0
}

const MOST_IN_32_BITS = 0x7fffffff

export function putText(value: unknown, bytes: Uint8Array, from: number, to: number): boolean {
  if (value === undefined || value === null) fill(bytes, from, to, BLANK)
  else {
    if (typeof value !== 'string' || value.length > to - from || !putLatin1(value, bytes, from)) return false
    fill(bytes, from + value.length, to, BLANK)
  }
  return true
}

/** Takes blanks out of bytes that are columns by now: those around a text, and all but one of those next to each other. Returns where it ends. */
function withoutBlanks(bytes: Uint8Array, from: number, to: number): number {
  let end = from
  for (let i = from; i < to; i++) {
    const byte = bytes[i]!
    if (byte !== BLANK || (end > from && bytes[end - 1] !== BLANK)) bytes[end++] = byte
  }
  return end > from && bytes[end - 1] === BLANK ? end - 1 : end
}

/** Whether a character of Latin-1 is no blank of any kind. */
const isPrinted = (code: number): boolean => code > 0x20 && code !== 0xa0

export const columnWriters = {
  fill,
  putNumber,

  putText,

  putTextRight(value: unknown, bytes: Uint8Array, from: number, to: number): boolean {
    if (value === undefined || value === null) fill(bytes, from, to, BLANK)
    else {
      if (typeof value !== 'string' || value.length > to - from) return false
      if (!putLatin1(value, bytes, to - value.length)) return false
      fill(bytes, from, to - value.length, BLANK)
    }
    return true
  },

  /**
   * A text that goes letter by letter, but for blanks that its letters leave around it or next to others; not too long.
   *
   * @param used how many columns the text before it took: those beyond are blank
   * @returns 0 for one that goes as it is, but for capitals; above 0 where a letter is another than its own; below 0 for a text that does not go so
   */
  putFitted(
    value: unknown,
    bytes: Uint8Array,
    from: number,
    to: number,
    most: number,
    used: number,
    right: boolean,
    letters: LetterTable,
  ): number {
    if (value === undefined || value === null || value === '') {
      if (right) fill(bytes, to - used, to, BLANK)
      else fill(bytes, from, from + used, BLANK)
      return 0
    }
    if (typeof value !== 'string') return -1
    const { length } = value
    if (length > most) return -1
    const start = right ? to - length : from
    let codes = 0
    let marks = 0
    let doubles = 0
    let last = IS_BLANK
    for (let c = 0; c < length; c++) {
      const code = value.charCodeAt(c)
      const mark = letters[code & 0xff]!
      bytes[start + c] = mark
      codes |= code
      marks |= mark
      doubles |= mark & last
      last = mark
    }
    if (codes > 0xff || (marks & IS_IRREGULAR) !== 0) return -1
    let end = start + length
    if (((doubles | last) & IS_BLANK) !== 0) {
      if (right || !isPrinted(value.charCodeAt(0)) || !isPrinted(value.charCodeAt(length - 1))) return -1
      end = withoutBlanks(bytes, start, end)
      if (end === start) return -1
    }
    if (right) fill(bytes, to - used, start, BLANK)
    else fill(bytes, end, from + Math.max(used, length), BLANK)
    return marks & IS_CHANGED
  },

  putDigits(value: unknown, bytes: Uint8Array, from: number, to: number): boolean {
    if (typeof value !== 'string' || value.length === 0) return putNothing(value, bytes, from, to)
    if (value.length > to - from) return false
    let at = to - value.length
    fill(bytes, from, at, ZERO)
    for (let c = 0; c < value.length; c++) {
      const code = value.charCodeAt(c)
      if (code < 48 || code > 57) return false
      bytes[at++] = code
    }
    return true
  },

  putTaxId(value: unknown, bytes: Uint8Array, from: number, to: number): boolean {
    if (typeof value !== 'string' || value.length === 0) return putNothing(value, bytes, from, to)
    if (value.length > to - from) return false
    let at = to - value.length
    fill(bytes, from, at, ZERO)
    for (let c = 0; c < value.length; c++) {
      const code = value.charCodeAt(c)
      if (!((code >= 48 && code <= 57) || (code >= 65 && code <= 90))) return false
      bytes[at++] = code
    }
    return true
  },

  /** Decimal text, as its integer of the last decimal. */
  putRate(value: unknown, bytes: Uint8Array, from: number, to: number, decimals: number): boolean {
    if (typeof value !== 'string') return putNothing(value, bytes, from, to)
    if (value.length === 0 || value.length + decimals > EXACT_DIGITS) return false
    let integer = 0
    let fraction = -1
    for (let c = 0; c < value.length; c++) {
      const code = value.charCodeAt(c)
      if (code === POINT && fraction < 0 && c > 0) {
        fraction = 0
        continue
      }
      const digit = code - ZERO
      if (digit < 0 || digit > 9) return false
      if (fraction < 0) integer = integer * 10 + digit
      else if (fraction++ < decimals) integer = integer * 10 + digit
      else if (digit !== 0) return false
    }
    if (fraction === 0) return false
    for (let f = Math.max(fraction, 0); f < decimals; f++) integer *= 10
    return putNumber(integer, bytes, from, to)
  },

  /** `YYYY-MM-DD` into a column range; `year`, `month` and `day` are where each begins. */
  putDate(
    value: unknown,
    bytes: Uint8Array,
    from: number,
    to: number,
    year: number,
    month: number,
    day: number,
    empty: number,
  ): boolean {
    if (value === undefined || value === null) {
      fill(bytes, from, to, empty)
      return true
    }
    if (typeof value !== 'string' || value.length !== 10) return false
    if (value.charCodeAt(4) !== HYPHEN || value.charCodeAt(7) !== HYPHEN) return false
    const century = twoDigits(value, 0)
    const short = twoDigits(value, 2)
    const m = twoDigits(value, 5)
    const d = twoDigits(value, 8)
    if (century < 0 || short < 0 || !isCalendarDate(century * 100 + short, m, d)) return false
    if (to - from === 6) {
      if (fullYear(short) !== century * 100 + short) return false
      putTwo(short, bytes, year)
    } else {
      putTwo(century, bytes, year)
      putTwo(short, bytes, year + 2)
    }
    putTwo(m, bytes, month)
    putTwo(d, bytes, day)
    return true
  },
}

function putLatin1(text: string, bytes: Uint8Array, from: number): boolean {
  for (let c = 0, at = from; c < text.length; c++) {
    const code = text.charCodeAt(c)
    if (code > 0xff || code === 10 || code === 13) return false
    bytes[at++] = code
  }
  return true
}

function twoDigits(text: string, at: number): number {
  const tens = text.charCodeAt(at) - ZERO
  const units = text.charCodeAt(at + 1) - ZERO
  return tens >= 0 && tens <= 9 && units >= 0 && units <= 9 ? tens * 10 + units : -1
}

function putTwo(number: number, bytes: Uint8Array, at: number): void {
  const tens = (number / 10) | 0
  bytes[at] = ZERO + tens
  bytes[at + 1] = ZERO + number - tens * 10
}
