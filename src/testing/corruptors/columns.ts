/** Damage to the columns of lines. */
import { bytesOfLines, type Line, linesOfBytes } from './lines.js'
import { cut, inLowerCase, overwritten, shiftedText, withoutTrailingBlanks, withTrailingBlanks } from './text-damage.js'

/** Removes trailing blanks from every line, as editors and transfers do. Whole folders of real returns have lost them. */
export const stripTrailingBlanks = (bytes: Uint8Array): Uint8Array => eachText(bytes, withoutTrailingBlanks)

/** Adds blanks to the end of every line, as programs do that write too many columns. */
export const addTrailingBlanks = (bytes: Uint8Array, count = 1): Uint8Array =>
  eachText(bytes, (text) => withTrailingBlanks(text, count))

/**
 * Shifts the rest of a line from a column on: to the right by inserting blanks, or to the left by deleting characters. Programs that count characters
 * instead of columns, or that write a text longer than its field, shift all following columns; real returns have lines of 262 columns.
 *
 * @param line 1-based
 * @param column 1-based
 * @param by number of columns; positive to the right, negative to the left
 */
export const shiftColumns = (bytes: Uint8Array, line: number, column: number, by: number): Uint8Array =>
  oneText(bytes, line, (text) => shiftedText(text, column, by))

/** Cuts a line after a number of columns: real files have trailers of 35 columns instead of 240. */
export const cutLine = (bytes: Uint8Array, line: number, columns: number): Uint8Array =>
  oneText(bytes, line, (text) => cut(text, columns))

/** Overwrites columns of a line, as people do who edit a file by hand. Line and column are 1-based. */
export const overwrite = (bytes: Uint8Array, line: number, column: number, columns: string): Uint8Array =>
  oneText(bytes, line, (text) => overwritten(text, column, columns))

/** Converts every line, or one line, to lower case. Some programs write lower case, and people type codes in lower case. */
export const lowerCase = (bytes: Uint8Array, line?: number): Uint8Array =>
  line === undefined ? eachText(bytes, inLowerCase) : oneText(bytes, line, inLowerCase)

const eachText = (bytes: Uint8Array, change: (text: string) => string): Uint8Array =>
  bytesOfLines(linesOfBytes(bytes).map((line): Line => ({ ...line, text: change(line.text) })))

const oneText = (bytes: Uint8Array, line: number, change: (text: string) => string): Uint8Array =>
  bytesOfLines(
    linesOfBytes(bytes).map((each, i): Line => (i === line - 1 ? { ...each, text: change(each.text) } : each)),
  )
