/** Charsets of CNAB files. Latin-1 and UTF-8 are native; the others are of the runtime. */
import { isUtf8, latin1Bytes, latin1Text, utf8Bytes, utf8Text } from '../../runtime/bytes.js'
import { decodeWith, encodeWith } from '../../runtime/charsets.js'

export type Charset = 'latin1' | 'windows-1252' | 'cp850' | 'utf-8'

/** Charset to read a file. `auto` decides line by line: a line with the right number of bytes has one byte per character; other lines are UTF-8 if valid. */
export type CharsetOption = Charset | 'auto'

const REPLACEMENT = '\ufffd'

/** Decodes bytes, one character per byte except in UTF-8. Bytes that are undefined in the charset keep their number, so that nothing is lost. */
export function decode(bytes: Uint8Array, charset: Charset): string {
  if (charset === 'latin1') return latin1Text(bytes)
  if (charset === 'utf-8') return utf8Text(bytes)
  const text = decodeWith(bytes, charset)
  if (!text.includes(REPLACEMENT)) return text
  return Array.from(text, (char, i) => (char === REPLACEMENT ? String.fromCharCode(bytes[i]!) : char)).join('')
}

/**
 * Encodes a text.
 *
 * @throws {RangeError} if the charset lacks a character, which would otherwise become `?`
 */
export function encode(text: string, charset: Charset): Uint8Array {
  const bytes =
    charset === 'latin1' ? latin1Bytes(text) : charset === 'utf-8' ? utf8Bytes(text) : encoded(text, charset)
  if (decode(bytes, charset) !== text) throw new RangeError(`a character does not exist in ${charset}`)
  return bytes
}

function encoded(text: string, charset: 'windows-1252' | 'cp850'): Uint8Array {
  const bytes = encodeWith(text, charset)
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (bytes[i] === 0x3f && text[i] !== '?' && code >= 0x80 && code <= 0x9f) bytes[i] = code
  }
  return bytes
}

/** Returns the charset to read a line: the requested charset, except UTF-8 for a line that is not valid UTF-8. */
export function charsetToRead(bytes: Uint8Array, width: number, option: CharsetOption): Charset {
  return option === 'auto' || (option === 'utf-8' && !isUtf8(bytes)) ? charsetOfLine(bytes, width) : option
}

/**
 * Detects the charset of a line. A line with exactly `width` bytes has one byte per column.
 *
 * @param width expected number of columns
 */
export function charsetOfLine(bytes: Uint8Array, width: number): Charset {
  let high = false
  let control = false
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i]!
    if (byte >= 0x80) {
      high = true
      if (byte < 0xa0) control = true
    }
  }
  if (!high) return 'latin1'
  if (bytes.length !== width && isUtf8(bytes)) return 'utf-8'
  return control ? 'windows-1252' : 'latin1'
}
