/** SHA-256 (FIPS 180-4, 6.2): the digests of the web are asynchronous. */
import { utf8Bytes } from './bytes.js'

const BLOCK = 64
const LENGTH = 8

const PRIMES = [2, ...Array.from({ length: 155 }, (_, i) => 2 * i + 3)].filter((n) => {
  for (let by = 2; by * by <= n; by++) if (n % by === 0) return false
  return true
})
/** The first 32 bits of the fractional parts of a root. */
const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32) | 0
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))
const CONSTANTS = PRIMES.map((prime) => fraction(Math.cbrt(prime)))

const rotated = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

/** A digest of bytes that come in chunks. */
export class Sha256 {
  private readonly state = Int32Array.from(START)
  private readonly words = new Int32Array(BLOCK)
  private readonly block = new Uint8Array(BLOCK)
  private readonly view = new DataView(this.block.buffer)
  private filled = 0
  private length = 0

  update(bytes: Uint8Array): void {
    this.length += bytes.length
    for (let at = 0; at < bytes.length; ) {
      const part = bytes.subarray(at, at + BLOCK - this.filled)
      this.block.set(part, this.filled)
      this.filled += part.length
      at += part.length
      if (this.filled === BLOCK) this.mix()
    }
  }

  hex(): string {
    return Array.from(this.digest(), (byte) => byte.toString(16).padStart(2, '0')).join('')
  }

  digest(): Uint8Array {
    const { block, view, state } = this
    const bits = BigInt(this.length) * 8n
    block[this.filled++] = 0x80
    if (this.filled > BLOCK - LENGTH) {
      block.fill(0, this.filled)
      this.mix()
    }
    block.fill(0, this.filled)
    view.setBigUint64(BLOCK - LENGTH, bits)
    this.mix()
    const digest = new DataView(new ArrayBuffer(4 * state.length))
    state.forEach((word, i) => {
      digest.setInt32(4 * i, word)
    })
    return new Uint8Array(digest.buffer)
  }

  private mix(): void {
    const { words, view, state } = this
    for (let i = 0; i < 16; i++) words[i] = view.getInt32(4 * i)
    for (let i = 16; i < BLOCK; i++) {
      const [before, last] = [words[i - 15]!, words[i - 2]!]
      const low = rotated(before, 7) ^ rotated(before, 18) ^ (before >>> 3)
      const high = rotated(last, 17) ^ rotated(last, 19) ^ (last >>> 10)
      words[i] = words[i - 16]! + low + words[i - 7]! + high
    }
    let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number]
    for (let i = 0; i < BLOCK; i++) {
      const high = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
      const first = (h + high + ((e & f) ^ (~e & g)) + CONSTANTS[i]! + words[i]!) | 0
      const low = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
      const second = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0
      h = g
      g = f
      f = e
      e = (d + first) | 0
      d = c
      c = b
      b = a
      a = (first + second) | 0
    }
    for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] = state[i]! + word
    this.filled = 0
  }
}

function hashOf(text: string): Sha256 {
  const hash = new Sha256()
  hash.update(utf8Bytes(text))
  return hash
}

export const sha256Hex = (text: string): string => hashOf(text).hex()

export const sha256Bytes = (text: string): Uint8Array => hashOf(text).digest()

export const digestOfText = (text: string): bigint => new DataView(sha256Bytes(text).buffer).getBigUint64(0, true)

export const randomId = (): string => crypto.randomUUID()
