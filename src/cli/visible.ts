/** Escapes text from outside, e.g. file names and columns of files, for output on a terminal. */

/** Control characters, bidirectional marks and invisible characters. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu

/** Escapes control characters and invisible characters: `\x1b`. */
export const visible = (text: string): string =>
  text.replace(INVISIBLE, (char) => {
    const code = char.codePointAt(0) ?? 0
    return code <= 0xff ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u{${code.toString(16)}}`
  })

/**
 * Replaces words by asterisks: in a shifted line, the columns of a number may contain part of a person's name. Keeps single letters, which show the
 * error in the number.
 */
export const withoutWords = (text: string): string => text.replace(/\p{L}{2,}/gu, (word) => '*'.repeat(word.length))
