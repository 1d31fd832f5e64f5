import { fewBytes, latin1Text } from '../../runtime/bytes.js'
import { putLatin1 } from '../codec.js'
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
  if (isLatin1(line, width, option)) {
    const raw = latin1Text(bytes, start, end)
    if (raw.length >= width) return { raw, text: raw.slice(0, width), bytes, at: start, charset: 'latin1' }
    return padded(raw, width, 'latin1')
  }
  const content = bytes.subarray(start, end)
  const charset = charsetToRead(content, width, option)
  return padded(decode(content, charset), width, charset)
}

function padded(raw: string, width: number, charset: Charset): Columns {
  const text = raw.length < width ? raw.padEnd(width) : raw.slice(0, width)
  const bytes = fewBytes(width)
  putLatin1(text, bytes)
  return { raw, text, bytes, at: 0, charset }
}

/** Mask of the bytes from 0x80 to 0x9f, which are characters only in other charsets than Latin-1. */
const CONTROLS = 0xe0
/** Mask of the bytes from 0x80 to 0xbf: the last bytes of a character in UTF-8, and {@link CONTROLS}. */
const LAST_OF_UTF8 = 0xc0

/** Whether a line is read as Latin-1. */
export function isLatin1({ bytes, start, end }: ByteLine, width: number, option: CharsetOption = 'auto'): boolean {
  if (option !== 'auto') return option === 'latin1'
  // A line of another width may be UTF-8.
  return !hasAny(end - start === width ? CONTROLS : LAST_OF_UTF8, bytes, start, end)
}

/** Whether bytes of a mask occur. */
function hasAny(mask: number, bytes: Uint8Array, start: number, end: number): boolean {
  for (let i = start; i < end; i++) if ((bytes[i]! & mask) === 0x80) return true
  return false
}
