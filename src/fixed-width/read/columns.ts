import { latin1Columns } from '../codec.js'
import { type Charset, type CharsetOption, charsetToRead, decode } from './charset.js'
import type { ByteLine } from './lines.js'

/** A line as columns: text of exactly the layout's width, and the same columns as bytes. */
export interface Columns {
  /** The decoded line, which may be shorter or longer than the width. */
  readonly raw: string
  /** `raw`, padded with blanks or cut to the width. */
  readonly text: string
  readonly bytes: Uint8Array
  /** Start of the columns in `bytes`. */
  readonly at: number
  readonly charset: Charset
}

/** Decodes a line, and pads or cuts it to the width of its layout. */
export function columnsOfLine(line: ByteLine, width: number, option: CharsetOption = 'auto'): Columns {
  const { bytes, start, end } = line
  const others = end - start === width ? CONTROLS : NON_ASCII
  if (end - start >= width && (option === 'latin1' || (option === 'auto' && !hasAny(others, bytes, start, end)))) {
    const raw = bytes.toString('latin1', start, end)
    return { raw, text: raw.slice(0, width), bytes, at: start, charset: 'latin1' }
  }
  const content = bytes.subarray(start, end)
  const charset = charsetToRead(content, width, option)
  const raw = decode(content, charset)
  const text = raw.length < width ? raw.padEnd(width) : raw.slice(0, width)
  return { raw, text, bytes: latin1Columns(text), at: 0, charset }
}

/** Mask of the bytes from 0x80 to 0x9f, which are characters only in other charsets than Latin-1. */
const CONTROLS = 0xe0
/** Mask of all bytes from 0x80 on. A line of another width with such bytes may be UTF-8. */
const NON_ASCII = 0x80

/** Whether bytes of a mask occur. */
function hasAny(mask: number, bytes: Buffer, start: number, end: number): boolean {
  for (let i = start; i < end; i++) if ((bytes[i]! & mask) === 0x80) return true
  return false
}
