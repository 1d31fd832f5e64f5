/** Columns as words of one, two or four bytes, as generated code reads and compares them. `v` is a DataView of the bytes. */

export type WordSize = 1 | 2 | 4

/** Columns as a word. `xor` is removed from each byte: 0x30 turns digits into numbers. */
export interface Word {
  readonly name: string
  readonly read: string
  readonly size: WordSize
  /** Counted from 0. */
  readonly column: number
  readonly xor: 0 | 0x30
}

export const ZEROS = { 1: 0x30, 2: 0x3030, 4: 0x30303030 } as const
/** The highest bit of each byte, which only non-ASCII bytes have. */
export const HIGH_BITS = 0x80808080 | 0
/**
 * Test for visible characters. Control characters, ASCII or not, have neither 0x20 nor 0x40 set. `word | (word << 1)` moves 0x20 to 0x40, so each visible
 * character has 0x40 set.
 */
export const VISIBLE = 0x40404040

export const readCode = (position: string, size: WordSize): string =>
  size === 1
    ? `v.getUint8(${position})`
    : size === 2
      ? `v.getUint16(${position}, true)`
      : `v.getInt32(${position}, true)`

export const declaration = ({ name, read }: Word): string => `const ${name} = ${read}`

const wordOf = (name: string, at: string, column: number, size: WordSize, xor: 0 | 0x30): Word => {
  const plain = readCode(`${at} + ${column}`, size)
  return { name: `${name}_${column}`, size, xor, column, read: xor === 0 ? plain : `(${plain} ^ ${ZEROS[size]})` }
}

/** Returns consecutive words of the columns from `start` to before `end`. */
export function wordsOf(name: string, at: string, start: number, end: number, xor: 0 | 0x30): Word[] {
  const words: Word[] = []
  for (let i = start; i < end; ) {
    const size = end - i >= 4 ? 4 : end - i >= 2 ? 2 : 1
    words.push(wordOf(name, at, i, size, xor))
    i += size
  }
  return words
}

/** Returns the fewest words for the columns. The last word may overlap the word before it. */
export function coveringWords(at: string, start: number, end: number): Word[] {
  if (end - start < 4) return wordsOf('', at, start, end, 0)
  const words: Word[] = []
  for (let i = start; i < end; i += 4) words.push(wordOf('', at, Math.min(i, end - 4), 4, 0))
  return words
}

/** Expressions that are all 0 if the columns have a constant text. */
export const differences = (at: string, start: number, text: string): string[] =>
  coveringWords(at, start, start + text.length).map(
    ({ read, size, column }) => `(${read} ^ ${wordAt(text, column - start, size)})`,
  )

/** Test whether the columns have a constant text. */
export const sameAs = (at: string, start: number, text: string): string =>
  coveringWords(at, start, start + text.length)
    .map(({ read, size, column }) => `${read} === ${wordAt(text, column - start, size)}`)
    .join(' && ')

/** Returns the word that characters of a text have in columns. */
export function wordAt(text: string, at: number, size: WordSize): number {
  let word = 0
  for (let i = size - 1; i >= 0; i--) word = (word << 8) | text.charCodeAt(at + i)
  return word
}
