/** What may be shown of what came from outside: names of files, columns of a file. */

/** Control characters (a terminal obeys them) and those that turn the direction of writing or cannot be seen. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu

/** The text with every character that a terminal would obey, or not show, written out: `\x1b`. */
export const visible = (text: string): string =>
  text.replace(UNSEEN, (char) => {
    const code = char.codePointAt(0) ?? 0
    return code <= 0xff ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u{${code.toString(16)}}`
  })

/**
 * The text with its words hidden: where a line of a file slid to the side, the columns of a number may hold a piece of somebody's name.
 * Single letters stay, for they are what is wrong with a number.
 */
export const withoutWords = (text: string): string => text.replace(/\p{L}{2,}/gu, (word) => '*'.repeat(word.length))
