/** JSON written byte by byte, as `JSON.stringify` has it: Latin-1 columns to UTF-8, with its escapes. */

import { wordAt } from '../../fixed-width/index.js'

/** Where generated code writes. */
export class JsonOut {
  bytes: Buffer
  view: DataView
  at = 0

  constructor(buffer: ArrayBufferLike) {
    this.bytes = Buffer.from(buffer)
    this.view = new DataView(buffer)
  }

  static ofSize(size: number): JsonOut {
    return new JsonOut(Buffer.allocUnsafeSlow(size).buffer)
  }

  /** Sees to it that so many bytes can be written. */
  room(size: number): Buffer {
    if (this.at + size > this.bytes.length) this.grow(size)
    return this.bytes
  }

  /** Writes a text. */
  put(text: string): void {
    this.room(text.length * 3)
    this.at += this.bytes.write(text, this.at, 'utf8')
  }

  private grow(size: number): void {
    const roomier = Buffer.allocUnsafeSlow(Math.max(2 * this.bytes.length, this.at + size))
    this.bytes.copy(roomier, 0, 0, this.at)
    this.bytes = roomier
    this.view = new DataView(roomier.buffer, 0, roomier.length)
  }
}

const QUOTE = 0x22
export const NULL = wordAt('null', 0, 4)

/** For each Latin-1 character that is not written as it is: the bytes it becomes. */
const ESCAPED: readonly (Uint8Array | null)[] = Array.from({ length: 256 }, (_, code) => {
  const char = String.fromCharCode(code)
  const written = Buffer.from(JSON.stringify(char).slice(1, -1))
  return written.length === 1 && written[0] === code ? null : new Uint8Array(written)
})

/** Numbers up to here are divided as integers. */
const LARGEST_INT = 2 ** 31 - 1

/** What generated code calls. */
export const jsonHelpers = {
  /** Writes columns of any text at `at`. Gives where it goes on. */
  escaped(t: Uint8Array, at: number, b: Uint8Array, from: number, to: number): number {
    let k = at
    for (let i = from; i < to; i++) {
      const byte = b[i]!
      const bytes = ESCAPED[byte]!
      if (bytes === null) t[k++] = byte
      else for (let e = 0; e < bytes.length; e++) t[k++] = bytes[e]!
    }
    return k
  },

  /** A word of the JSON of a date: `"YYY`, `Y-MM`, `-DD"`, or `null`. */
  dateWord(date: string | null, i: 0 | 1 | 2): number {
    if (date === null) return NULL
    if (i === 1) return wordAt(date, 3, 4)
    const start = i === 0 ? 0 : 7
    const three = date.charCodeAt(start) | (date.charCodeAt(start + 1) << 8) | (date.charCodeAt(start + 2) << 16)
    return i === 0 ? (three << 8) | QUOTE : three | (QUOTE << 24)
  },

  /** Writes a whole number at `at`, nothing when it is negative. Gives where it goes on. */
  number(t: Uint8Array, at: number, value: number): number {
    if (value < 0) return at
    if (value > LARGEST_INT) {
      const text = String(value)
      for (let i = 0; i < text.length; i++) t[at + i] = text.charCodeAt(i)
      return at + text.length
    }
    let digits = 1
    for (let power = 10; power <= value; power *= 10) digits++
    let rest = value | 0
    for (let k = at + digits - 1; k >= at; k--) {
      const next = (rest / 10) | 0
      t[k] = 0x30 + (rest - next * 10)
      rest = next
    }
    return at + digits
  },
}
