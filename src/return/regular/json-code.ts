/**
 * Code that writes JSON: into a `JsonLine`, `json`, whose bytes are `t`, seen by words as `w`, from `k` on. Texts and constants are stored eight bytes
 * at a time, by doubles, which are moved as they are: no text in UTF-8 is one that is no number. A few bytes more than wanted are written, and then covered
 * by what comes next.
 *
 * A store makes the machine code forget what it knows of the bytes it reads, so what is to be copied is read before it is written.
 */
import { type RegularCode, wordAt } from '../../fixed-width/index.js'
import { WORD } from './json-bytes.js'
import type { Part, Span } from './title-source.js'

export interface Code {
  /** Variables that outlive a call. */
  readonly state?: readonly string[]
  readonly statements: readonly string[]
  /** How many bytes it writes, at most. */
  readonly most: number
}

/** The longest that a character becomes: \u001f. */
const LONGEST = 6
const QUOTE = 0x22
const HYPHEN = 0x2d
/** Digits of the largest whole number. */
const NUMBER = 16
/** So many words are copied at once. */
export const AT_ONCE = 5

/** A text in UTF-8, by words: the last one filled up with zeros. */
export function wordsOf(text: string): Float64Array {
  const bytes = Buffer.from(text)
  const padded = Buffer.alloc(Math.ceil(bytes.length / WORD) * WORD)
  bytes.copy(padded)
  return Float64Array.from({ length: padded.length / WORD }, (_, i) => padded.readDoubleLE(i * WORD))
}

export function storeConstant(text: string): Code {
  const length = Buffer.byteLength(text)
  const stores = [...wordsOf(text)].map((word, i) => `w.setFloat64(k + ${i * WORD}, ${word}, true)`)
  return { statements: [...stores, `k += ${length}`], most: length + WORD }
}

/** What an outcome has written beforehand: the words from the end of the block before. */
export function storeBlock(i: number): Code {
  const words = Array.from({ length: AT_ONCE }, (_, n) => n)
  const reads = words.map((n) => `const x${n} = words[i + ${n}]`)
  const writes = words.map((n) => `w.setFloat64(x + ${n * WORD}, x${n}, true)`)
  const from = i === 0 ? 0 : `end${i - 1}`
  return {
    statements: [
      `const end${i} = said.ends[${i}]`,
      `for (let i = ${from}, x = k; i < end${i}; i += ${AT_ONCE}, x += ${AT_ONCE * WORD}) { ${[...reads, ...writes].join('; ')} }`,
      `k += said.lengths[${i}]`,
    ],
    most: AT_ONCE * WORD,
  }
}

export const storeNumber = (value: string): Code => ({
  statements: [`k = json.number(k, ${value})`],
  most: NUMBER,
})

/** Puts a date, in quotes, or null, into words when it changes: by pairs of digits as they stand in its columns, the century as it was read. */
export function dateWords({ record, field }: Part, name: string): Code {
  const { from, format = '' } = record.field(field)
  const date = record.date(field)
  const pair = (letter: string): string =>
    `v.getUint16(${record.at} + ${from - 1 + format.lastIndexOf(letter) - 1}, true)`
  const changed = [
    `${name} = ${date}`,
    `if (${date} === null) ${name}_0 = ${wordAt('null', 0, 4)}`,
    `else { const year = ${pair('Y')}, month = ${pair('M')}, day = ${pair('D')}`,
    `${name}_0 = ${QUOTE} | ${date}.charCodeAt(0) << 8 | ${date}.charCodeAt(1) << 16 | year << 24`,
    `${name}_1 = year >> 8 | ${HYPHEN} << 8 | month << 16`,
    `${name}_2 = ${HYPHEN} | day << 8 | ${QUOTE} << 24 }`,
  ]
  return {
    state: [`let ${name} = '', ${name}_0 = 0, ${name}_1 = 0, ${name}_2 = 0`],
    statements: [`if (${date} !== ${name}) {`, ...changed, '}'],
    most: 0,
  }
}

/** A date of which there are {@link dateWords}. */
export const storeDate = (name: string): Code => ({
  statements: [
    `w.setInt32(k, ${name}_0, true)`,
    `if (${name} === null) k += 4`,
    `else { w.setInt32(k + 4, ${name}_1, true); w.setInt32(k + 8, ${name}_2, true); k += 12 }`,
  ],
  most: 12,
})

/** The text of a field. */
export function storeSpan({ record, field, from, to, digits }: Span): Code {
  const { at } = record
  const width = record.field(field).to - record.field(field).from + 1
  const plain = [...copies(`${at} + ${from}`, width), `k += ${to} - ${from}`]
  const special = digits ? 'false' : record.special(field)
  if (special === 'false') return { statements: plain, most: width + WORD }
  const escaped = `k = json.escaped(k, b, ${at} + ${from}, ${at} + ${to})`
  return { statements: [`if (${special}) ${escaped}`, 'else {', ...plain, '}'], most: width * LONGEST + WORD }
}

/** A whole line: copied as it is, and then once more from the first text that needs escapes. It stands from `name` to `name_to`. */
export function storeLine(record: RegularCode, width: number, name: string): Code {
  const { at } = record
  const texts = record.texts
    .map((text) => ({ special: record.special(text), from: record.field(text).from - 1, to: record.field(text).to }))
    .sort((a, b) => a.from - b.from)
  const columns = (how: string, from: string | number, to: number): string =>
    `json.${how}(k, ${how === 'plain' ? 'v' : 'b'}, ${at} + ${from}, ${at} + ${to})`
  const escapes = [
    'let next = 0',
    ...texts.flatMap(({ special, from, to }) => [
      `if (${special}) {`,
      `k = next === 0 ? ${name} + ${from} : ${columns('plain', 'next', from)}`,
      `k = ${columns('escaped', from, to)}`,
      `next = ${to}`,
      '}',
    ]),
    `k = ${columns('plain', 'next', width)}`,
  ]
  const isSpecial = texts.map(({ special }) => special).join(' || ')
  return {
    statements: [
      `const ${name} = k`,
      ...copies(at, width),
      `k += ${width}`,
      ...(texts.length === 0 ? [] : [`if (${isSpecial}) {`, ...escapes, '}']),
      `const ${name}_to = k`,
    ],
    most: width * LONGEST + WORD,
  }
}

/** The same once more: see {@link storeLine}. */
export const storeAgain = (name: string, width: number): Code => ({
  statements: [`t.copyWithin(k, ${name}, ${name}_to)`, `k += ${name}_to - ${name}`],
  most: width * LONGEST,
})

/** Statements that copy columns. */
function copies(from: string, width: number): string[] {
  const words = Math.ceil(width / WORD)
  const looped = words > 2 * AT_ONCE ? words - (words % AT_ONCE) : 0
  const loop = `for (let i = 0; i < ${looped * WORD}; i += ${AT_ONCE * WORD}) ${copied(`${from} + i`, 'k + i', AT_ONCE)}`
  const rest = copied(`${from} + ${looped * WORD}`, `k + ${looped * WORD}`, words - looped)
  return [...(looped > 0 ? [loop] : []), ...(words > looped ? [rest] : [])]
}

/** A few words, read before any is written. */
function copied(from: string, to: string, words: number): string {
  const places = Array.from({ length: words }, (_, i) => i * WORD)
  const reads = places.map((place) => `const x${place} = v.getFloat64(${from} + ${place}, true)`)
  return `{ ${[...reads, ...places.map((place) => `w.setFloat64(${to} + ${place}, x${place}, true)`)].join('; ')} }`
}
