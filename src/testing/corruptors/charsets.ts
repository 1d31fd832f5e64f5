/** Charset errors between programs. */

import { type Charset, encode } from '../../fixed-width/index.js'
import { concatBytes } from '../../runtime/bytes.js'
import { bytesOfText, latin1TextOf } from './lines.js'

/**
 * Converts a Latin-1 file to another charset, as programs do that use that charset by default. In UTF-8 an accented letter takes two bytes: the line
 * has the right number of characters, but too many bytes. Characters missing from the charset become question marks.
 */
export const reencode = (bytes: Uint8Array, charset: Exclude<Charset, 'latin1'>): Uint8Array =>
  concatBytes(
    latin1TextOf(bytes)
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

/** Adds the UTF-8 byte order mark before the first line, as many Windows programs do. */
export const addByteOrderMark = (bytes: Uint8Array): Uint8Array => concatBytes([BYTE_ORDER_MARK, bytes])

const BYTE_ORDER_MARK = Uint8Array.of(0xef, 0xbb, 0xbf)
