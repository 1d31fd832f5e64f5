/** Functions that the code of `regular-code.ts` calls by name. */
import { dayOf, fullYear, isCalendarDate, isoDate, NO_DATE } from '../calendar.js'
import type { DateFormat } from '../define/field.js'
import { filled, isNumericText } from './column-reads.js'
import { HIGH_BITS, VISIBLE } from './column-words.js'
import { paddedEnd, paddingAt } from './exact-width-lines.js'

const BLANK = 0x20
/** Four blanks. */
const BLANKS = 0x20202020
const ZERO = 0x30
const TILDE = 0x7e
const LF = 10
const CR = 13
const REMEMBERED_BITS = 9
const REMEMBERED = 2 ** REMEMBERED_BITS

/** Whether `trim` removes a Latin-1 character. */
const isSpace = (byte: number): boolean => byte === BLANK || byte === 0xa0 || (byte >= 9 && byte <= 13)

/** Returns the end of a trimmed text; `from` if it is empty. */
function textEnd(bytes: Uint8Array, at: number, from: number, to: number): number {
  let end = to
  while (end > from && isSpace(bytes[at + end - 1]!)) end--
  return end
}

/** Returns the start of a trimmed text. */
function textStart(bytes: Uint8Array, at: number, from: number, end: number): number {
  let start = from
  while (start < end && isSpace(bytes[at + start]!)) start++
  return start
}

/** Returns two digits as a number; a number above 99 if they are not digits. */
const pair = (bytes: Uint8Array, at: number): number => {
  const tens = bytes[at]! - ZERO
  const ones = bytes[at + 1]! - ZERO
  return tens >>> 0 > 9 || ones >>> 0 > 9 ? 10_000 : tens * 10 + ones
}

const slotOf = (first: number, second: number): number =>
  Math.imul(first ^ Math.imul(second, 31), 0x9e3779b1) >>> (32 - REMEMBERED_BITS)

/** Reads dates of one format. Files repeat few dates, so recent dates are cached by their columns. */
class DateColumns {
  private readonly year: number
  private readonly month: number
  private readonly day: number
  /** The words of the cached columns, initially blank. */
  private readonly first = new Int32Array(REMEMBERED).fill(BLANKS)
  private readonly second: Int32Array
  private readonly dates: (string | null)[] = new Array(REMEMBERED).fill(null)
  private readonly days = new Int32Array(REMEMBERED).fill(NO_DATE)

  constructor(private readonly format: DateFormat) {
    this.second = new Int32Array(REMEMBERED).fill(format.length === 6 ? 0x2020 : BLANKS)
    this.year = format.indexOf('Y')
    this.month = format.indexOf('M')
    this.day = format.indexOf('D')
  }

  /**
   * Returns a date as `YYYY-MM-DD`; null for zeros or blanks; undefined for other content.
   *
   * @param first  the first four columns as a word
   * @param second the other columns as a word
   */
  read(bytes: Uint8Array, at: number, first: number, second: number): string | null | undefined {
    const slot = slotOf(first, second)
    if (this.first[slot] === first && this.second[slot] === second) return this.dates[slot]
    const date = this.parse(bytes, at)
    if (date === undefined) return undefined
    this.first[slot] = first
    this.second[slot] = second
    this.dates[slot] = date
    this.days[slot] = dayOf(date)
    return date
  }

  /** Returns the days since 1970-01-01 of the date that was just read from these columns: see `dayOf`. */
  daysOf(first: number, second: number): number {
    return this.days[slotOf(first, second)]!
  }

  private parse(bytes: Uint8Array, at: number): string | null | undefined {
    const width = this.format.length
    const short = pair(bytes, at + this.year)
    const year = width === 6 ? (short > 99 ? -1 : fullYear(short)) : short * 100 + pair(bytes, at + this.year + 2)
    const month = pair(bytes, at + this.month)
    const day = pair(bytes, at + this.day)
    if (year < 10_000 && isCalendarDate(year, month, day)) return isoDate(year, month, day)
    return filled(bytes, at, at + width, ZERO) || filled(bytes, at, at + width, BLANK) ? null : undefined
  }
}

/**
 * Non-ASCII bytes of regular texts. `auto`: Latin-1 without 0x80 to 0x9f, which are Windows-1252. `latin1`: any byte. `ascii`: no byte, for charsets that
 * decode non-ASCII bytes differently.
 */
export type PlainBytes = 'auto' | 'latin1' | 'ascii'

function isPlainByte(byte: number, may: PlainBytes): boolean {
  if (byte === 0 || byte === LF || byte === CR) return false
  return byte < 0x80 || may === 'latin1' || (may === 'auto' && byte >= 0xa0)
}

/** Whether all characters are printable ASCII. */
function isAscii(bytes: Uint8Array, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (bytes[i]! < BLANK || bytes[i]! > TILDE) return false
  return true
}

export const regularHelpers = {
  isNumericText,
  paddedEnd,
  paddingAt,

  /** Whether a text contains no NUL and no line end, and decodes to the same characters in Latin-1. */
  isPlain(view: DataView, from: number, to: number, may: PlainBytes): boolean {
    const isWhole = to - from >= 4
    for (let i = from; i < to; i += 4) {
      const word = isWhole ? view.getInt32(Math.min(i, to - 4), true) : 0
      if (isWhole && ((word | (word << 1)) & VISIBLE) === VISIBLE && (may !== 'ascii' || (word & HIGH_BITS) === 0))
        continue
      for (let k = i; k < i + 4 && k < to; k++) if (!isPlainByte(view.getUint8(k), may)) return false
    }
    return true
  },

  /** Returns the index of the only range that is not blank, if it has nothing but printable ASCII characters; otherwise -1. */
  onlyOddFiller(bytes: Uint8Array, at: number, fillers: readonly (readonly [number, number])[]): number {
    let odd = -1
    for (let i = 0; i < fillers.length; i++) {
      const [from, to] = fillers[i]!
      if (filled(bytes, at + from, at + to, BLANK)) continue
      if (odd >= 0 || !isAscii(bytes, at + from, at + to)) return -1
      odd = i
    }
    return odd
  },

  blank: (bytes: Uint8Array, from: number, to: number): boolean => filled(bytes, from, to, BLANK),

  /** Digits, or blanks. */
  digits(bytes: Uint8Array, from: number, to: number): boolean {
    for (let i = from; i < to; i++)
      if (((bytes[i]! - ZERO) & 0xff) > 9) return i === from && filled(bytes, from, to, BLANK)
    return true
  },

  taxId(bytes: Uint8Array, from: number, to: number): boolean {
    for (let i = from; i < to; i++) {
      const byte = bytes[i]!
      if (!((byte >= 0x30 && byte <= 0x39) || (byte >= 0x41 && byte <= 0x5a)))
        return i === from && filled(bytes, from, to, BLANK)
    }
    return true
  },

  time(bytes: Uint8Array, from: number, to: number): boolean {
    if (filled(bytes, from, to, BLANK)) return true
    for (let i = from; i < to; i += 2) if (pair(bytes, i) > (i === from ? 23 : 59)) return false
    return true
  },

  /** Returns the trimmed text of columns. */
  trimmed(text: string, bytes: Uint8Array, at: number, from: number, to: number, textFrom: number): string {
    const end = textEnd(bytes, at, from, to)
    return text.slice(textFrom + textStart(bytes, at, from, end), textFrom + end)
  },

  textEnd,
  textStart,

  DDMMYY: new DateColumns('DDMMYY'),
  DDMMYYYY: new DateColumns('DDMMYYYY'),
  YYMMDD: new DateColumns('YYMMDD'),
  YYYYMMDD: new DateColumns('YYYYMMDD'),
}
