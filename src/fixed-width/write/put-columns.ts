/**
 * Functions that generated encoders call. Each writes a value to a range of columns. They return false if the value is irregular; the output may be partially
 * written.
 */
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

/** Writes a missing value as zeros or blanks; false if there is a value. */
function putEmpty(value: unknown, bytes: Uint8Array, from: number, to: number): boolean {
  if (value !== undefined && value !== null && value !== '') return false
  fill(bytes, from, to, value === undefined ? ZERO : BLANK)
  return true
}

function putNumber(value: unknown, bytes: Uint8Array, from: number, to: number): boolean {
  if (typeof value !== 'number') return value !== '' && putEmpty(value, bytes, from, to)
  if (!(value >= 0) || !Number.isSafeInteger(value) || Object.is(value, -0)) return false
  let rest = value
  let i = to - 1
  // The last digits use 32-bit integers, which divide faster.
  for (; i >= from && rest > MAX_INT32; i--) {
    const next = Math.floor(rest / 10)
    bytes[i] = ZERO + (rest - next * 10)
    rest = next
  }
  if (rest > MAX_INT32) return false
  let small = rest | 0
  for (; small > 0 && i >= from; i--) {
    const next = (small / 10) | 0
    bytes[i] = ZERO + (small - next * 10)
    small = next
  }
  fill(bytes, from, i + 1, ZERO)
  return small === 0
}

const MAX_INT32 = 0x7fffffff

export function putText(value: unknown, bytes: Uint8Array, from: number, to: number): boolean {
  if (value === undefined || value === null) fill(bytes, from, to, BLANK)
  else {
    if (typeof value !== 'string' || value.length > to - from || !putLatin1(value, bytes, from)) return false
    fill(bytes, from + value.length, to, BLANK)
  }
  return true
}

/** Trims a text that is already written, and reduces repeated blanks to one. Returns the new end. */
function withoutBlanks(bytes: Uint8Array, from: number, to: number): number {
  let end = from
  for (let i = from; i < to; i++) {
    const byte = bytes[i]!
    if (byte !== BLANK || (end > from && bytes[end - 1] !== BLANK)) bytes[end++] = byte
  }
  return end > from && bytes[end - 1] === BLANK ? end - 1 : end
}

/** Whether a Latin-1 character is not whitespace. */
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
   * Writes a text letter by letter, and removes superfluous blanks that the conversion of letters produces.
   *
   * @param used number of columns of the previous text; the columns after them are already blank
   * @returns 0 if the text is unchanged except for capitals; `IS_CHANGED` if a letter was replaced or the text was cut, and `IS_BLANK` if it lost repeated
   * blanks; negative if the text cannot be written this way
   */
  putFitted(
    value: unknown,
    bytes: Uint8Array,
    from: number,
    to: number,
    maxLength: number,
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
    const isCut = length > maxLength
    if (isCut && right) return -1
    const start = right ? to - length : from
    let codes = 0
    let marks = 0
    let doubles = 0
    let last = IS_BLANK
    for (let c = 0; c < length; c++) {
      const code = value.charCodeAt(c)
      const mark = letters[code & 0xff]!
      if (c < maxLength) bytes[start + c] = mark
      codes |= code
      marks |= mark
      doubles |= mark & last
      last = mark
    }
    if (codes > 0xff || (marks & IS_IRREGULAR) !== 0) return -1
    let end = start + Math.min(length, maxLength)
    if (((doubles | last) & IS_BLANK) !== 0) {
      if (isCut || right || !isPrinted(value.charCodeAt(0)) || !isPrinted(value.charCodeAt(length - 1))) return -1
      end = withoutBlanks(bytes, start, end)
      if (end === start) return -1
    }
    if (isCut && bytes[end - 1] === BLANK) end--
    if (right) fill(bytes, to - used, start, BLANK)
    else fill(bytes, end, from + Math.max(used, Math.min(length, maxLength)), BLANK)
    return isCut ? IS_CHANGED : (marks & IS_CHANGED) | (doubles & IS_BLANK)
  },

  putDigits(value: unknown, bytes: Uint8Array, from: number, to: number): boolean {
    if (typeof value !== 'string' || value.length === 0) return putEmpty(value, bytes, from, to)
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
    if (typeof value !== 'string' || value.length === 0) return putEmpty(value, bytes, from, to)
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

  /** Writes a decimal text as an integer of its last decimal. */
  putRate(value: unknown, bytes: Uint8Array, from: number, to: number, decimals: number): boolean {
    if (typeof value !== 'string') return putEmpty(value, bytes, from, to)
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

  /** Writes `YYYY-MM-DD`. `year`, `month` and `day` are the positions of the parts. */
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
