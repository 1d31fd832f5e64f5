import { type Charset, type CharsetOption, charsetToRead, decode } from './charset.js'
import { latin1Columns } from './codec.js'
import type { ByteLine } from './lines.js'

/** A line as columns: text of exactly the layout's width, and the same columns as bytes. */
export interface Columns {
  /** The line as it stands in the file, decoded: may be shorter or longer than the width. */
  readonly raw: string
  /** `raw` filled with blanks or cut to the width. */
  readonly text: string
  readonly bytes: Uint8Array
  /** Where the columns begin in `bytes`. */
  readonly at: number
  readonly charset: Charset
}

/** Decodes a line and brings it to the width of its layout. */
export function columnsOfLine(line: ByteLine, width: number, option: CharsetOption = 'auto'): Columns {
  const content = line.bytes.subarray(line.start, line.end)
  const charset = charsetToRead(content, width, option)
  const raw = decode(content, charset)
  if (charset === 'latin1' && raw.length === width)
    return { raw, text: raw, bytes: line.bytes, at: line.start, charset }
  const text = raw.length < width ? raw.padEnd(width) : raw.slice(0, width)
  return { raw, text, bytes: latin1Columns(text), at: 0, charset }
}
