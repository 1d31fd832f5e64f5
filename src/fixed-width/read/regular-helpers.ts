/** Functions that the code of `regular-code.ts` calls by name. */
import { BLANK, CR, filled, isNumericText, LF, pair } from './column-reads.js'
import { HIGH_BITS, VISIBLE } from './column-words.js'
import { DATES } from './date-columns.js'
import { paddedEnd, paddingAt } from './exact-width-lines.js'

const TILDE = 0x7e

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
  ...DATES,
}
