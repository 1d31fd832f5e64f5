/** Bytes and their texts, by what browsers and edge runtimes have. */

/** The used part of the coders of the web, which Node's types have elsewhere. */
const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
const strict = new TextDecoder('utf-8', { fatal: true })

export const viewOfBytes = (bytes: Uint8Array): Uint8Array => bytes

export const viewOfBuffer = (buffer: ArrayBuffer): Uint8Array<ArrayBuffer> => new Uint8Array(buffer)

export const newBytes = (size: number): Uint8Array<ArrayBuffer> => new Uint8Array(size)

export const fewBytes = (size: number): Uint8Array => new Uint8Array(size)

export const copyOfBytes = (bytes: Uint8Array): Uint8Array => new Uint8Array(bytes)

export function concatBytes(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((size, { length }) => size + length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

export function latin1Bytes(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length)
  writeLatin1(bytes, text, 0)
  return bytes
}

export const utf8Bytes = (text: string): Uint8Array => encoder.encode(text)

export const base64Bytes = (text: string): Uint8Array => latin1Bytes(atob(text))

export const base64Text = (bytes: Uint8Array): string => btoa(latin1Text(bytes))

export function utf8Length(text: string): number {
  let length = text.length
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code > 0x7f) length += code > 0x7ff && !isLowOfPair(text, i, code) ? 2 : 1
  }
  return length
}

/** The two halves of a character have four bytes together; a half alone has the three of U+FFFD. */
const isHigh = (code: number): boolean => code >>> 10 === 0x36
const isLow = (code: number): boolean => code >>> 10 === 0x37

/** Whether a code is the first or the second half of a pair: each counts two bytes. */
function isLowOfPair(text: string, i: number, code: number): boolean {
  return (isHigh(code) && isLow(text.charCodeAt(i + 1))) || (isLow(code) && isHigh(text.charCodeAt(i - 1)))
}

export function isUtf8(bytes: Uint8Array): boolean {
  try {
    strict.decode(bytes)
    return true
  } catch {
    return false
  }
}

/** Number of arguments that every runtime passes to a function. */
const ARGUMENTS = 4096

export function latin1Text(bytes: Uint8Array, from = 0, to: number = bytes.length): string {
  const end = Math.min(to, bytes.length)
  if (end - from <= ARGUMENTS) return String.fromCharCode.apply(null, codesOf(bytes, from, end))
  let text = ''
  for (let at = from; at < end; at += ARGUMENTS) text += latin1Text(bytes, at, Math.min(at + ARGUMENTS, end))
  return text
}

/** `apply` takes any list of numbers, which its type does not say. */
const codesOf = (bytes: Uint8Array, from: number, to: number): number[] =>
  bytes.subarray(from, to) as unknown as number[]

export const utf8Text = (bytes: Uint8Array, from = 0, to: number = bytes.length): string =>
  decoder.decode(bytes.subarray(from, to))

export function writeLatin1(bytes: Uint8Array, text: string, at: number): number {
  for (let i = 0; i < text.length; i++) bytes[at + i] = text.charCodeAt(i)
  return Math.min(text.length, bytes.length - at)
}

export const writeUtf8 = (bytes: Uint8Array, text: string, at: number): number =>
  encoder.encodeInto(text, bytes.subarray(at)).written

/** That of V8 on machines of 32 bits; other engines have more. */
export const maxTextLength = (): number => 2 ** 28 - 16
