/** Escapes text from outside, e.g. file names and columns of files, for output on a terminal. */
import { taxIdType } from '../cobranca/index.js'

/** Control characters, bidirectional marks and invisible characters. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu

/** Escapes control characters and invisible characters: `\x1b`. */
export const visible = (text: string): string =>
  text.replace(INVISIBLE, (char) => {
    const code = char.codePointAt(0) ?? 0
    return code <= 0xff ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u{${code.toString(16)}}`
  })

/**
 * Replaces words and tax ids by asterisks: in a shifted line, the columns of a number may contain part of a person's data. Keeps single letters, which show
 * the error in the number.
 */
export const withoutWords = (text: string): string =>
  text
    .replace(/\p{L}{2,}/gu, hidden)
    .replace(TAX_ID_WITH_MARKS, hidden)
    .replace(/[0-9A-Z]{11,}/g, (run) => (taxIdType(run) === null ? run : hidden(run)))

const TAX_ID_WITH_MARKS = /[0-9A-Z*]{2,3}\.[0-9A-Z*]{3}\.[0-9A-Z*]{3}[/-][0-9A-Z*/-]*/g

const hidden = (text: string): string => '*'.repeat(text.length)
