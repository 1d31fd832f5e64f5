/** Charsets with a table of characters. */
import iconv from 'iconv-lite'

export type TableCharset = 'windows-1252' | 'cp850'

/** Decodes bytes; U+FFFD for bytes that are undefined in the charset. */
export const decodeWith = (bytes: Uint8Array, charset: TableCharset): string => iconv.decode(bytes, charset)

/** Encodes a text, one byte for each UTF-16 unit; `?` for characters that the charset lacks. */
export const encodeWith = (text: string, charset: TableCharset): Uint8Array => iconv.encode(text, charset)
