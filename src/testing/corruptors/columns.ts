/** What happens to the columns of lines. */
import { bytesOf, type Line, linesOf } from './lines.js'

/** Cuts the blanks at the end of every line: editors and transfers that do away with «trailing whitespace». Whole folders of real returns are like it. */
export const stripTrailingBlanks = (bytes: Uint8Array): Uint8Array =>
  eachText(bytes, (text) => {
    let end = text.length
    while (text[end - 1] === ' ') end--
    return text.slice(0, end)
  })

/** Puts so many blanks behind every line: programs that write one column too many. */
export const addTrailingBlanks = (bytes: Uint8Array, count = 1): Uint8Array =>
  eachText(bytes, (text) => text + ' '.repeat(count))

/**
 * Moves what stands from a column on, in one line: to the right by so many blanks, or to the left over what stood there. A program that counts letters
 * and not columns, or text that is longer than its field, shifts all that follows: lines of 262 columns in real returns.
 *
 * @param line from 1
 * @param column from 1
 * @param by columns to the right, or below zero to the left
 */
export const shiftColumns = (bytes: Uint8Array, line: number, column: number, by: number): Uint8Array =>
  oneText(bytes, line, (text) => {
    const kept = text.slice(0, column - 1)
    return by >= 0 ? kept + ' '.repeat(by) + text.slice(column - 1) : kept + text.slice(column - 1 - by)
  })

/** Cuts a line behind so many columns: a trailer of 35 columns of 240. */
export const cutLine = (bytes: Uint8Array, line: number, columns: number): Uint8Array =>
  oneText(bytes, line, (text) => text.slice(0, columns))

/** Puts a text over the columns of a line, from a column on; both from 1. Whatever people do to a file by hand. */
export const overwrite = (bytes: Uint8Array, line: number, column: number, columns: string): Uint8Array =>
  oneText(
    bytes,
    line,
    (text) => text.slice(0, column - 1).padEnd(column - 1) + columns + text.slice(column - 1 + columns.length),
  )

/** Puts the letters of every line, or of one, in lower case: programs that know no better, and people who type codes. */
export const lowerCase = (bytes: Uint8Array, line?: number): Uint8Array => {
  const lower = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
  return line === undefined ? eachText(bytes, lower) : oneText(bytes, line, lower)
}

const eachText = (bytes: Uint8Array, change: (text: string) => string): Uint8Array =>
  bytesOf(linesOf(bytes).map((line): Line => ({ ...line, text: change(line.text) })))

const oneText = (bytes: Uint8Array, line: number, change: (text: string) => string): Uint8Array =>
  bytesOf(linesOf(bytes).map((each, i): Line => (i === line - 1 ? { ...each, text: change(each.text) } : each)))
