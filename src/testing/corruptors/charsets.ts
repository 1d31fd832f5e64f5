/** What happens to letters on their way from one program to another. */
import { type Charset, encode } from '../../fixed-width/index.js'
import { bytesOfText, textOf } from './lines.js'

/**
 * The letters of a file of Latin-1 in another charset, as programs write them that think in it: in UTF-8 an accented letter takes two bytes, so that
 * the line is as wide as it should be in letters, and not in bytes. A letter that the charset has not is a question mark.
 */
export const reencode = (bytes: Uint8Array, charset: Exclude<Charset, 'latin1'>): Uint8Array =>
  Buffer.concat(
    textOf(bytes)
      .split(/(?<=[^\x00-\x7f])|(?=[^\x00-\x7f])/)
      .map((piece) => encoded(piece, charset)),
  )

function encoded(piece: string, charset: Charset): Uint8Array {
  try {
    return encode(piece, charset)
  } catch {
    return bytesOfText('?')
  }
}

/** Puts the mark of UTF-8 (BOM) before the first line: what Windows writes when it is asked for UTF-8. */
export const addByteOrderMark = (bytes: Uint8Array): Uint8Array => Buffer.concat([BYTE_ORDER_MARK, bytes])

const BYTE_ORDER_MARK = Uint8Array.of(0xef, 0xbb, 0xbf)
