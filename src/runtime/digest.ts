/** SHA-256. */
import crypto from 'node:crypto'

/** Returns the digest of a text in hexadecimal. Node has had the faster function since 20.12. */
export const sha256Hex: (text: string) => string =
  typeof crypto.hash === 'function'
    ? (text) => crypto.hash('sha256', text, 'hex')
    : (text) => crypto.createHash('sha256').update(text).digest('hex')

/** Returns the digest of a text. */
export const sha256Bytes = (text: string): Uint8Array => crypto.createHash('sha256').update(text).digest()

/** Returns the first 64 bits of the digest of a text. */
export const digestOfText = (text: string): bigint =>
  crypto.createHash('sha256').update(text).digest().readBigUInt64LE()

/** A digest of bytes that come in chunks. */
export class Sha256 {
  private readonly hash = crypto.createHash('sha256')

  update(bytes: Uint8Array): void {
    this.hash.update(bytes)
  }

  /** Returns the digest in hexadecimal. Ends the digest. */
  hex(): string {
    return this.hash.digest('hex')
  }
}

/** Returns a random text that nobody can guess. */
export const randomId = (): string => crypto.randomUUID()
