/**
 * Code that writes JSON: into the bytes `t`, seen by words as `w`, from `k` on. Texts and constants are stored eight bytes at a time, by doubles, which
 * are moved as they are: no text in UTF-8 is one that is no number. Up to seven bytes more than wanted are written, and then covered by what comes next.
 */
import type { RegularCode } from '../../fixed-width/index.js'
import { NULL } from './json-bytes.js'
import type { Span } from './title-source.js'

export interface Code {
  /** Variables that outlive a call. */
  readonly state?: readonly string[]
  readonly statements: readonly string[]
  /** How many bytes it writes, at most. */
  readonly most: number
}

/** A constant text in UTF-8, by words. */
export interface Constant {
  readonly words: Float64Array
  /** In bytes. */
  readonly length: number
}

const WORD = 8
/** The longest that a character becomes: \u001f. */
const LONGEST = 6
/** Digits of the largest whole number. */
const NUMBER = 16
/** More words than these are copied in a loop. */
const UNROLLED = 4

export function constantOf(text: string): Constant {
  const bytes = Buffer.from(text)
  const padded = Buffer.alloc(Math.ceil(bytes.length / WORD) * WORD)
  bytes.copy(padded)
  const words = Float64Array.from({ length: padded.length / WORD }, (_, i) => padded.readDoubleLE(i * WORD))
  return { words, length: bytes.length }
}

export function storeConstant(text: string): Code {
  const { words, length } = constantOf(text)
  const stores = [...words].map((word, i) => `w.setFloat64(k + ${i * WORD}, ${word}, true)`)
  return { statements: [...stores, `k += ${length}`], most: length + WORD }
}

/** What an outcome has written beforehand. */
export const storeBlock = (i: number): string[] => [
  `const words${i} = said[${i}].words`,
  `for (let i = 0; i < words${i}.length; i++) w.setFloat64(k + ${WORD} * i, words${i}[i], true)`,
  `k += said[${i}].length`,
]

export const storeNumber = (value: string): Code => ({
  statements: [`k = j.number(t, k, ${value})`],
  most: NUMBER,
})

/** A date in quotes, or null: put into words when it changes. */
export function storeDate(date: string, name: string): Code {
  const words = [0, 1, 2].map((i) => `${name}_${i}`)
  return {
    state: [`let ${name} = null, ${words.map((word, i) => `${word} = ${i === 0 ? NULL : 0}`).join(', ')}`],
    statements: [
      `if (${date} !== ${name}) { ${name} = ${date}; ${words.map((word, i) => `${word} = j.dateWord(${name}, ${i})`).join('; ')} }`,
      `w.setInt32(k, ${words[0]}, true)`,
      `if (${name} === null) k += 4`,
      `else { w.setInt32(k + 4, ${words[1]}, true); w.setInt32(k + 8, ${words[2]}, true); k += 12 }`,
    ],
    most: 12,
  }
}

/** The text of a field. */
export function storeSpan({ record, field, from, to, digits }: Span): Code {
  const { at } = record
  const width = record.field(field).to - record.field(field).from + 1
  const plain = [...copies(`${at} + ${from}`, width, `${to} - ${from}`), `k += ${to} - ${from}`]
  const special = digits ? 'false' : record.special(field)
  if (special === 'false') return { statements: plain, most: width + WORD }
  const escaped = `k = j.escaped(t, k, b, ${at} + ${from}, ${at} + ${to})`
  return { statements: [`if (${special}) ${escaped}`, `else { ${plain.join('; ')} }`], most: width * LONGEST + WORD }
}

/** A whole line: texts that need it are escaped, the columns between them are copied as they are. */
export function storeLine(record: RegularCode, width: number): Code {
  const { at } = record
  const texts = record.texts
    .map((name) => ({ special: record.special(name), from: record.field(name).from - 1, to: record.field(name).to }))
    .sort((a, b) => a.from - b.from)
  const plain = (from: number, to: number): string[] =>
    to > from ? [...copies(`${at} + ${from}`, to - from), `k += ${to - from}`] : []
  const mixed: string[] = []
  let column = 0
  for (const { special, from, to } of texts) {
    const escaped = `k = j.escaped(t, k, b, ${at} + ${from}, ${at} + ${to})`
    mixed.push(...plain(column, from), `if (${special}) ${escaped}; else { ${plain(from, to).join('; ')} }`)
    column = to
  }
  mixed.push(...plain(column, width))
  const isSpecial = texts.map(({ special }) => special).join(' || ')
  const whole = plain(0, width)
  return {
    statements: texts.length === 0 ? whole : [`if (${isSpecial}) {`, ...mixed, '} else {', ...whole, '}'],
    most: width * LONGEST + WORD,
  }
}

/** Stores that copy columns. @param most how many there can be; @param count how many there are, if that is not always as many */
function copies(from: string, most: number, count = String(most)): string[] {
  const words = Math.ceil(most / WORD)
  const word = (i: string | number): string => `w.setFloat64(k + ${i}, v.getFloat64(${from} + ${i}, true), true)`
  if (words <= UNROLLED) return Array.from({ length: words }, (_, i) => word(i * WORD))
  return [`for (let i = 0; i < ${count}; i += ${WORD}) ${word('i')}`]
}
