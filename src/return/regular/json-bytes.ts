/** JSON written byte by byte, as `JSON.stringify` has it: Latin-1 columns to UTF-8, with its escapes. */

/** Lines of JSON, one behind the other. */
export class JsonOut {
  bytes: Buffer<ArrayBuffer>
  at = 0

  constructor(buffer: ArrayBuffer) {
    this.bytes = Buffer.from(buffer)
  }

  static ofSize(size: number): JsonOut {
    return new JsonOut(Buffer.allocUnsafeSlow(size).buffer)
  }

  /** Takes so many bytes of a line. */
  take(line: JsonLine, length: number): void {
    const cut = line.cut(length)
    this.room(cut.length)
    this.bytes.set(cut, this.at)
    this.at += length
  }

  /** Writes a text. */
  put(text: string): void {
    this.room(text.length * 3)
    this.at += this.bytes.write(text, this.at, 'utf8')
  }

  /** Sees to it that so many bytes can be written. */
  private room(size: number): void {
    if (this.at + size <= this.bytes.length) return
    const roomier = Buffer.allocUnsafeSlow(Math.max(2 * this.bytes.length, this.at + size))
    this.bytes.copy(roomier, 0, 0, this.at)
    this.bytes = roomier
  }
}

/** In bytes. */
export const WORD = 8
/** How much an outcome may say: those that say more are left to the long way. */
export const MOST_SAID = 16 * 1024

/** For each ASCII character that is not written as it is: the bytes it becomes. */
const ESCAPED: readonly (Uint8Array | null)[] = Array.from({ length: 128 }, (_, code) => {
  const written = JSON.stringify(String.fromCharCode(code)).slice(1, -1)
  return written.length === 1 ? null : new Uint8Array(Buffer.from(written))
})
const IS_ESCAPED = Uint8Array.from(ESCAPED, (bytes) => (bytes === null ? 0 : 1))

const MYRIAD = 10_000

/** The four digits of a number below 10,000 as a word: pairs are split off by products, which are exact so far. */
function digitsOf(number: number): number {
  const high = (number * 5243) >>> 19
  const pairs = high | ((number - high * 100) << 16)
  const tens = (Math.imul(pairs, 103) >>> 10) & 0x000f000f
  return tens | ((pairs - Math.imul(tens, 10)) << 8) | 0x30303030
}

/** A line is cut to the next multiple of this. */
const CUT = 64

/**
 * Where generated code puts a line of JSON together, before it is copied to where it goes: always the same memory, so that the machine code
 * knows where it is and how much there is of it, instead of finding that out at each store.
 */
export class JsonLine {
  readonly bytes: Uint8Array
  readonly view: DataView
  private readonly cuts: readonly Uint8Array[]
  /** Four digits each, as many as the largest whole number has. */
  private readonly myriads = new Int32Array(4)

  /** @param size how many bytes there can be besides what outcomes say */
  constructor(size: number) {
    const buffer = new ArrayBuffer(Math.ceil((size + MOST_SAID) / CUT) * CUT)
    this.bytes = new Uint8Array(buffer)
    this.view = new DataView(buffer)
    this.cuts = Array.from({ length: buffer.byteLength / CUT + 1 }, (_, i) => new Uint8Array(buffer, 0, i * CUT))
  }

  /** So many of the bytes, and at most 63 more. */
  cut(length: number): Uint8Array {
    return this.cuts[Math.ceil(length / CUT)]!
  }

  /** Writes columns that need no escapes at `at`, and at most seven bytes more. Gives where it goes on. */
  plain(at: number, v: DataView, from: number, to: number): number {
    const { view } = this
    const length = to - from
    let i = 0
    for (; i + 4 * WORD <= length; i += 4 * WORD) {
      const first = v.getFloat64(from + i, true)
      const second = v.getFloat64(from + i + WORD, true)
      const third = v.getFloat64(from + i + 2 * WORD, true)
      const fourth = v.getFloat64(from + i + 3 * WORD, true)
      view.setFloat64(at + i, first, true)
      view.setFloat64(at + i + WORD, second, true)
      view.setFloat64(at + i + 2 * WORD, third, true)
      view.setFloat64(at + i + 3 * WORD, fourth, true)
    }
    for (; i < length; i += WORD) view.setFloat64(at + i, v.getFloat64(from + i, true), true)
    return at + length
  }

  /** Writes columns of any text at `at`. Gives where it goes on. */
  escaped(at: number, b: Uint8Array, from: number, to: number): number {
    const t = this.bytes
    let k = at
    for (let i = from; i < to; i++) {
      const byte = b[i]!
      if (byte >= 0x80) {
        t[k++] = 0xc0 | (byte >> 6)
        t[k++] = 0x80 | (byte & 0x3f)
      } else if (IS_ESCAPED[byte] === 0) t[k++] = byte
      else for (const written of ESCAPED[byte]!) t[k++] = written
    }
    return k
  }

  /**
   * Writes a whole number at `at`, nothing when it is negative. Gives where it goes on. All numbers take the same way through it: one that large ones alone
   * take would be met after the code that writes titles is made, which then has to be made anew.
   */
  number(at: number, value: number): number {
    if (value < 0) return at
    const { view, myriads } = this
    const last = myriads.length - 1
    let first = last + 1
    let rest = value
    do {
      const high = Math.floor(rest / MYRIAD)
      myriads[--first] = rest - high * MYRIAD
      rest = high
    } while (rest > 0)
    let next = at
    for (let i = first; i <= last; i++) {
      const digits = myriads[i]!
      const zeros = i > first ? 0 : digits < 10 ? 3 : digits < 100 ? 2 : digits < 1000 ? 1 : 0
      view.setInt32(next, digitsOf(digits) >>> (8 * zeros), true)
      next += 4 - zeros
    }
    return next
  }
}
