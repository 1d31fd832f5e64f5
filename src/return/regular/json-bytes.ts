/** JSON written byte by byte, as `JSON.stringify` has it: Latin-1 columns to UTF-8, with its escapes. */

import { regularHelpers } from '../../fixed-width/index.js'

/** Where generated code writes. */
export class JsonOut {
  bytes: Buffer
  view: DataView
  at = 0

  constructor(size: number) {
    this.bytes = Buffer.allocUnsafeSlow(size)
    this.view = new DataView(this.bytes.buffer, 0, size)
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
const BLANKS = 0x20202020
const HIGH = 0x80808080 | 0
/** For each Latin-1 character that is not written as it is: the bytes it becomes. */
const ESCAPED: readonly (Uint8Array | null)[] = Array.from({ length: 256 }, (_, code) => {
  const char = String.fromCharCode(code)
  const written = Buffer.from(JSON.stringify(char).slice(1, -1))
  return written.length === 1 && written[0] === code ? null : new Uint8Array(written)
})

function escapedBytes(t: Uint8Array, at: number, b: Uint8Array, from: number, to: number): number {
  let k = at
  for (let i = from; i < to; i++) {
    const byte = b[i]!
    const bytes = ESCAPED[byte]!
    if (bytes === null) t[k++] = byte
    else for (let e = 0; e < bytes.length; e++) t[k++] = bytes[e]!
  }
  return k
}

/** What generated code calls. Each writes at `k` and gives where it goes on. */
export const jsonHelpers = {
  /** Columns of any text: by words, but those that hold something to be escaped. */
  escaped(t: Uint8Array, w: DataView, at: number, b: Uint8Array, v: DataView, from: number, to: number): number {
    let k = at
    let i = from
    for (; i + 4 <= to; i += 4) {
      const word = v.getInt32(i, true)
      if ((((word - BLANKS) | word | regularHelpers.quoted(word)) & HIGH) === 0) {
        w.setInt32(k, word, true)
        k += 4
      } else k = escapedBytes(t, k, b, i, i + 4)
    }
    return escapedBytes(t, k, b, i, to)
  },

  /** An ASCII text in quotes, or null. */
  date(t: Uint8Array, at: number, text: string | null): number {
    let k = at
    if (text === null) {
      t[k] = 0x6e
      t[k + 1] = 0x75
      t[k + 2] = 0x6c
      t[k + 3] = 0x6c
      return k + 4
    }
    t[k++] = QUOTE
    for (let i = 0; i < text.length; i++) t[k++] = text.charCodeAt(i)
    t[k++] = QUOTE
    return k
  },

  /** A whole number, nothing when it is negative. */
  number(t: Uint8Array, at: number, value: number): number {
    if (value < 0) return at
    if (value < 10) {
      t[at] = 0x30 + value
      return at + 1
    }
    let digits = 1
    for (let power = 10; power <= value; power *= 10) digits++
    let rest = value
    for (let k = at + digits - 1; k >= at; k--) {
      const next = Math.floor(rest / 10)
      t[k] = 0x30 + (rest - next * 10)
      rest = next
    }
    return at + digits
  },
}
