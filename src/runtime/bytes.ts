/** Bytes and their texts, by the coders of Node. The bytes are those of `Buffer`, whose coders are the fastest. */
import { constants, isUtf8 as isUtf8InNode } from 'node:buffer'

/** Node's coders, without the overhead of `toString` and `write`. */
interface Coders {
  latin1Slice(this: Uint8Array, from: number, to: number): string
  utf8Slice(this: Uint8Array, from: number, to: number): string
  latin1Write(this: Uint8Array, text: string, at: number): number
  utf8Write(this: Uint8Array, text: string, at: number): number
}

const { latin1Slice, utf8Slice, latin1Write, utf8Write } = Buffer.prototype as unknown as Coders

/** Returns a view of bytes for the coders: a `Buffer` in Node. */
export const viewOfBytes = (bytes: Uint8Array): Uint8Array =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Returns a view of a whole buffer for the coders. */
export const viewOfBuffer = (buffer: ArrayBuffer): Uint8Array<ArrayBuffer> => Buffer.from(buffer)

/** Returns bytes with any content. */
export const newBytes = (size: number): Uint8Array<ArrayBuffer> => Buffer.allocUnsafeSlow(size)

/** Returns a few bytes with any content, from a shared buffer. */
export const fewBytes = (size: number): Uint8Array => Buffer.allocUnsafe(size)

/** Returns a copy. */
export const copyOfBytes = (bytes: Uint8Array): Uint8Array => Buffer.from(bytes)

/** Returns the bytes of all parts, one after another. */
export const concatBytes = (parts: readonly Uint8Array[]): Uint8Array => Buffer.concat(parts)

/** Returns the bytes of a text of Latin-1. Other characters lose their high bits. */
export const latin1Bytes = (text: string): Uint8Array => Buffer.from(text, 'latin1')

/** Returns the bytes of a text in UTF-8. */
export const utf8Bytes = (text: string): Uint8Array => Buffer.from(text)

/** Returns the bytes of a text in base64. */
export const base64Bytes = (text: string): Uint8Array => Buffer.from(text, 'base64')

/** Returns bytes in base64. */
export const base64Text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')

/** Number of bytes of a text in UTF-8. */
export const utf8Length = (text: string): number => Buffer.byteLength(text)

/** Whether bytes are valid UTF-8. */
export const isUtf8 = (bytes: Uint8Array): boolean => isUtf8InNode(bytes)

/** Returns bytes as Latin-1: the bytes from `from` to before `to`, or to the end. */
export const latin1Text = (bytes: Uint8Array, from = 0, to: number = bytes.length): string =>
  latin1Slice.call(bytes, Math.min(from, bytes.length), Math.min(to, bytes.length))

/** Returns bytes as UTF-8, with U+FFFD for invalid bytes. Keeps a byte order mark. */
export const utf8Text = (bytes: Uint8Array, from = 0, to: number = bytes.length): string =>
  utf8Slice.call(bytes, Math.min(from, bytes.length), Math.min(to, bytes.length))

/** Writes a text of Latin-1. Returns the number of bytes. */
export const writeLatin1 = (bytes: Uint8Array, text: string, at: number): number => latin1Write.call(bytes, text, at)

/** Writes a text in UTF-8. Returns the number of bytes. */
export const writeUtf8 = (bytes: Uint8Array, text: string, at: number): number => utf8Write.call(bytes, text, at)

/** Maximum length of a text. */
export const maxTextLength = (): number => constants.MAX_STRING_LENGTH
