/**
 * Damage to the text of one line. Columns are 1-based. The public corruptors, the damaged files of the tests, the mutations of the fuzzer and the faults of
 * the benchmarks are made of these operations, and of those of `line-damage.ts` and `byte-damage.ts`.
 */

export function withoutTrailingBlanks(text: string): string {
  let end = text.length
  while (text[end - 1] === ' ') end--
  return text.slice(0, end)
}

export const withTrailingBlanks = (text: string, count: number): string => text + ' '.repeat(count)

/** Replaces a number of columns by other text, which may be longer, shorter or empty. */
export const replaced = (text: string, column: number, length: number, by: string): string =>
  text.slice(0, column - 1) + by + text.slice(column - 1 + length)

/** Overwrites columns; a shorter text gets blanks before them. */
export const overwritten = (text: string, column: number, columns: string): string =>
  replaced(text.padEnd(column - 1), column, columns.length, columns)

/** Shifts the rest of a text: to the right by inserting blanks, to the left by deleting characters. */
export const shiftedText = (text: string, column: number, by: number): string =>
  by >= 0 ? replaced(text, column, 0, ' '.repeat(by)) : replaced(text, column, -by, '')

/** Keeps the first columns. */
export const cut = (text: string, columns: number): string => text.slice(0, columns)

export const inLowerCase = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
