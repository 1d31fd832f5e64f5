/** The charsets a CNAB file may be in. Latin-1 is native; the rest goes through iconv-lite. */
import { isUtf8 } from 'node:buffer'
import iconv from 'iconv-lite'

export type Charset = 'latin1' | 'windows-1252' | 'cp850' | 'utf-8'

/** Which charset to read a file in. `auto` decides line by line: bytes of the right width are single-byte, else UTF-8 where it is valid. */
export type CharsetOption = Charset | 'auto'

const REPLACEMENT = '\ufffd'

/** Text of bytes, one character a byte but in UTF-8. Bytes a charset leaves undefined keep their number, so that nothing is lost. */
export function decode(bytes: Uint8Array, charset: Charset): string {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (charset === 'latin1') return buffer.toString('latin1')
  if (charset === 'utf-8') return buffer.toString('utf8')
  const text = iconv.decode(buffer, charset)
  if (!text.includes(REPLACEMENT)) return text
  return Array.from(text, (char, i) => (char === REPLACEMENT ? String.fromCharCode(bytes[i]!) : char)).join('')
}

/**
 * Bytes of a text.
 *
 * @throws {RangeError} when the charset lacks a character: never a silent `?`
 */
export function encode(text: string, charset: Charset): Uint8Array {
  const bytes = charset === 'latin1' ? Buffer.from(text, 'latin1') : encodeWith(text, charset)
  if (decode(bytes, charset) !== text) throw new RangeError(`a character does not exist in ${charset}`)
  return bytes
}

function encodeWith(text: string, charset: Exclude<Charset, 'latin1'>): Uint8Array {
  if (charset === 'utf-8') return Buffer.from(text, 'utf8')
  const bytes = iconv.encode(text, charset)
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (bytes[i] === 0x3f && text[i] !== '?' && code >= 0x80 && code <= 0x9f) bytes[i] = code
  }
  return bytes
}

/** The charset to read a line in: the one asked for, unless it is UTF-8 and the bytes are none. */
export function charsetToRead(bytes: Uint8Array, width: number, option: CharsetOption): Charset {
  return option === 'auto' || (option === 'utf-8' && !isUtf8(bytes)) ? charsetOfLine(bytes, width) : option
}

/**
 * The charset of one line, from its own bytes. Columns come first: bytes of exactly the right width are read one a column.
 *
 * @param width columns the line should have
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
