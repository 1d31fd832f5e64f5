/**
 * Straight-line code that takes the columns of a record for what they are, when nothing about them is irregular: numbers, dates and the
 * blanks between them are checked and read by words of four columns. Whatever is not regular makes the code `return null`, with no trace left, so
 * that the reader by the interpreter can have the line.
 *
 * In the generated code `b` are the bytes, `v` a DataView of them, `h` the {@link regularHelpers}. Only checked identifiers, integers and quoted
 * constants reach it.
 */
import { fullYear, isCalendarDate, isoDate } from './calendar.js'
import type { AnyField } from './field.js'
import type { FixedRecord } from './record.js'

/** Columns as words: `xor` is what digits lose by it. */
interface Word {
  readonly name: string
  readonly read: string
  readonly size: WordSize
  readonly column: number
  readonly xor: 0 | 0x30
}

type WordSize = 1 | 2 | 4

const ZEROS = { 1: 0x30, 2: 0x3030, 4: 0x30303030 } as const
const SIXES = { 1: 0x06, 2: 0x0606, 4: 0x06060606 } as const
/** The high half of each byte: not blank in what is no digit, once it lost its zeros, or is more than 9. */
const HIGH_HALVES = 0xf0f0f0f0 | 0
/** Doubles hold every integer of 15 digits. */
const EXACT_DIGITS = 15

/** What a reader wants of a field, besides its being regular. */
type Wanted = 'number' | 'date' | 'cents' | 'first' | 'text' | 'span'

/** The code of one record. Ask for values first, by name; then {@link statements} has the code that makes them. */
export class RegularCode {
  private readonly wanted = new Map<string, Set<Wanted>>()
  /** Variables that outlive a call: what the columns held the last time, and what that was read as. */
  readonly state: string[] = []

  /**
   * @param at   the variable that says where the record begins in `b`
   * @param text the variable that holds its line as text
   */
  constructor(
    private readonly record: FixedRecord,
    private readonly prefix: string,
    readonly at: string,
    readonly text: string,
  ) {}

  has(name: string): boolean {
    return this.record.fields[name] !== undefined
  }

  field(name: string): AnyField {
    return this.record.fields[name]!
  }

  /** The number in a field, negative when it is blank. */
  number(name: string): string {
    return this.want(name, 'number', 'n')
  }

  /** The date in a field as `YYYY-MM-DD`, or null. */
  date(name: string): string {
    return this.want(name, 'date', 'd')
  }

  /** The digits of an amount without the zeros before them, `'0'`, or `''` when it is blank. */
  cents(name: string): string {
    return this.want(name, 'cents', 'c')
  }

  /** The text of a field, blanks around it left out. */
  trimmed(name: string): string {
    const field = this.field(name)
    return field.literal === undefined ? this.want(name, 'text', 't') : JSON.stringify(field.literal.trim())
  }

  /** The column, from 0, where an amount begins when the zeros before it are left out; the one behind its last when it is blank. */
  first(name: string): string {
    return this.want(name, 'first', 'f')
  }

  /** The columns, from 0, where the text of a field begins and ends, blanks around it left out. */
  span(name: string): readonly [from: string, to: string] {
    const end = this.want(name, 'span', 'e')
    return [end.replace(/e$/, 'b'), end]
  }

  /** Words of the columns as they stand: to be compared. `column` is from 0. */
  columns(name: string): { readonly read: string; readonly size: WordSize; readonly column: number }[] {
    const { from, to } = this.field(name)
    return wordsOf('', this.at, from - 1, to, 0)
  }

  /** Checks every field, and makes what was asked for. Null when a kind of field is beyond it. */
  statements(): string[] {
    return Object.entries(this.record.fields).flatMap(([name, field]) => this.fieldStatements(name, field))
  }

  private want(name: string, what: Wanted, letter: string): string {
    const wanted = this.wanted.get(name) ?? new Set()
    this.wanted.set(name, wanted.add(what))
    return `${this.prefix}${identifier(name)}_${letter}`
  }

  private fieldStatements(name: string, field: AnyField): string[] {
    const start = field.from - 1
    const end = field.to
    const range = `${this.at} + ${integer(start)}, ${this.at} + ${integer(end)}`
    switch (field.kind) {
      case 'key':
        return []
      case 'literal':
        return [this.refuseUnless(sameAs(this.at, start, field.literal!))]
      case 'blanks':
      case 'zeros':
        return this.filler(start, end, field.kind === 'blanks' ? ' ' : '0')
      case 'reserved':
      case 'text':
        return this.textStatements(name, start, end)
      case 'digits':
      case 'tax_id':
      case 'integer':
      case 'money':
      case 'rate':
        return this.digitStatements(name, field, start, end)
      case 'date':
        return this.dateStatements(name, field, start, end)
      case 'time':
        return [`if (!h.time(b, ${range})) return null`]
    }
  }

  private filler(start: number, end: number, char: ' ' | '0'): string[] {
    if (end - start > 32) {
      const test = `h.filled(v, b, ${this.at} + ${start}, ${this.at} + ${end}, ${char === ' ' ? 0x20202020 : 0x30303030})`
      return [this.refuseUnless(test)]
    }
    return [this.refuseUnless(sameAs(this.at, start, char.repeat(end - start)))]
  }

  private refuseUnless(test: string): string {
    return `if (!(${test})) return null`
  }

  private textStatements(name: string, start: number, end: number): string[] {
    const own = `${this.prefix}${name}`
    const wanted = this.wanted.get(name)
    const statements: string[] = []
    if (wanted?.has('text')) {
      const trimmed = `h.trimmed(${this.text}, b, ${this.at}, ${start}, ${end})`
      const words = wordsOf(own, this.at, start, end, 0)
      if (end - start > 8) statements.push(`const ${own}_t = ${trimmed}`)
      else statements.push(...this.remembered(words, [`${own}_t`], ["''"], [`${own}_t = ${trimmed}`]))
    }
    if (wanted?.has('span')) statements.push(...this.spanStatements(own, start, end))
    return statements
  }

  private spanStatements(own: string, start: number, end: number): string[] {
    return [
      `const ${own}_e = h.textEnd(b, ${this.at}, ${start}, ${end})`,
      `const ${own}_b = h.textStart(b, ${this.at}, ${start}, ${own}_e)`,
    ]
  }

  private digitStatements(name: string, field: AnyField, start: number, end: number): string[] {
    const wanted = this.wanted.get(name) ?? new Set()
    const own = `${this.prefix}${name}`
    const words = wordsOf(own, this.at, start, end, 0x30)
    const range = `${this.at} + ${start}, ${this.at} + ${end}`
    const otherwise = field.kind === 'tax_id' ? `h.taxId(b, ${range})` : `h.blank(b, ${range})`
    const isNumber = field.kind === 'integer' || field.kind === 'money'
    const tooLong = isNumber && end - start > EXACT_DIGITS
    const irregular = `(${words.map(({ name, size }) => `(${name} | (${name} + ${SIXES[size]}))`).join(' | ')}) & ${HIGH_HALVES}`
    const digitsOnly = tooLong
      ? [`if (!h.filled(v, b, ${this.at} + ${start}, ${this.at} + ${end - EXACT_DIGITS}, 0x30303030)) return null`]
      : []
    const spans = wanted.delete('span') ? this.spanStatements(own, start, end) : []
    if (wanted.size === 0) {
      const check = `if ((${irregular}) !== 0) { if (!${otherwise}) return null }`
      return [...words.map(declared), tooLong ? `${check} else { ${digitsOnly[0]} }` : check, ...spans]
    }
    const values: string[] = []
    const blank: string[] = []
    const regular: string[] = []
    const none: string[] = []
    const add = (letter: string, whenBlank: string, otherwise: string): void => {
      values.push(`${own}_${letter}`)
      none.push(whenBlank)
      blank.push(`${own}_${letter} = ${whenBlank}`)
      regular.push(`${own}_${letter} = ${otherwise}`)
    }
    if (wanted.has('number')) add('n', '-1', numberOf(words))
    if (wanted.has('first')) {
      add(
        'f',
        String(end),
        `(${words.map(({ name }) => name).join(' | ')}) === 0 ? ${end - 1} : ${firstDigit(words, start)}`,
      )
    }
    if (wanted.has('cents'))
      add(
        'c',
        "''",
        `(${words.map(({ name }) => name).join(' | ')}) === 0 ? '0' : ${this.text}.slice(${firstDigit(words, start)}, ${end})`,
      )
    if (wanted.has('text')) add('t', "''", `${this.text}.slice(${start}, ${end})`)
    const whenIrregular =
      field.kind === 'tax_id' && wanted.has('text')
        ? [`${own}_t = h.trimmed(${this.text}, b, ${this.at}, ${start}, ${end})`]
        : blank
    const read = this.remembered(words, values, none, [
      `if ((${irregular}) !== 0) { if (!${otherwise}) return null; ${whenIrregular.join('; ')} }`,
      `else { ${[...digitsOnly, ...regular].join('; ')} }`,
    ])
    return [...read, ...spans]
  }

  private dateStatements(name: string, field: AnyField, start: number, end: number): string[] {
    const format = field.format as string
    const words = wordsOf(`${this.prefix}${name}`, this.at, start, end, 0)
    const value = `${this.prefix}${name}_d`
    const at = (letter: string): string => `${this.at} + ${integer(start + format.indexOf(letter))}`
    const read = end - start === 6 ? 'h.shortDate' : 'h.date'
    return this.remembered(
      words,
      [value],
      ['null'],
      [
        `const ${value}2 = ${read}(b, ${this.at} + ${start}, ${at('Y')}, ${at('M')}, ${at('D')})`,
        `if (${value}2 === undefined) return null`,
        `${value} = ${value}2`,
      ],
    )
  }

  /**
   * Values that are the same as the last time when the columns are: most columns of a file hardly change.
   *
   * @param none what the values are when the columns are blank, which is what they begin with
   */
  private remembered(
    words: readonly Word[],
    values: readonly string[],
    none: readonly string[],
    otherwise: readonly string[],
  ): string[] {
    for (const { name, size, xor } of words) {
      this.state.push(`let ${name}_was = ${wordAt('    ', 0, size) ^ (xor === 0 ? 0 : ZEROS[size])}`)
    }
    values.forEach((value, i) => {
      this.state.push(`let ${value} = ${none[i]}`)
    })
    const changed = words.map((word) => `${word.name} !== ${word.name}_was`).join(' || ')
    const keep = words.map((word) => `${word.name}_was = ${word.name}`).join('; ')
    return [...words.map(declared), `if (${changed}) {`, ...otherwise, keep, '}']
  }
}

const declared = ({ name, read }: Word): string => `const ${name} = ${read}`

function wordsOf(name: string, at: string, start: number, end: number, xor: 0 | 0x30): Word[] {
  const words: Word[] = []
  for (let i = start; i < end; ) {
    const size = end - i >= 4 ? 4 : end - i >= 2 ? 2 : 1
    const place = `${at} + ${integer(i)}`
    const plain = size === 4 ? `v.getInt32(${place}, true)` : size === 2 ? `v.getUint16(${place}, true)` : `b[${place}]`
    words.push({ name: `${name}_${i}`, size, xor, column: i, read: xor === 0 ? plain : `(${plain} ^ ${ZEROS[size]})` })
    i += size
  }
  return words
}

/** The number whose digits, without their zeros (0x30), are in words; the last 15 of them. */
function numberOf(words: readonly Word[]): string {
  let number = ''
  for (const { name, size } of words) {
    const own = size === 4 ? `h.four(${name})` : size === 2 ? `((${name} & 15) * 10 + (${name} >>> 8))` : name
    number = number === '' ? own : `(${number}) * ${10 ** size} + ${own}`
  }
  return number
}

/** The column of the first digit that is no zero; there is one. */
function firstDigit(words: readonly Word[], start: number): string {
  let at = start
  let expression = ''
  let tail = ''
  words.forEach(({ name, size }, i) => {
    const column = size === 1 ? String(at) : `${at} + h.zerosBefore(${name})`
    if (i === words.length - 1) expression += column
    else {
      expression += `${name} !== 0 ? ${column} : (`
      tail += ')'
    }
    at += size
  })
  return expression + tail
}

/** A test whether columns hold a constant text. */
export const sameAs = (at: string, start: number, literal: string): string =>
  wordsOf('', at, start, start + literal.length, 0)
    .map(({ read, size, column }) => `${read} === ${wordAt(literal, column - start, size)}`)
    .join(' && ')

/** The word that some characters of a text are, in columns. */
export function wordAt(text: string, at: number, size: WordSize): number {
  let word = 0
  for (let i = size - 1; i >= 0; i--) word = (word << 8) | text.charCodeAt(at + i)
  return word
}

export function identifier(name: string): string {
  if (!/^[a-z][a-z0-9_]*$/.test(name)) throw new Error(`not an identifier: ${name}`)
  return name
}

function integer(value: number): number {
  if (!Number.isInteger(value)) throw new Error(`not an integer: ${value}`)
  return value
}

const BLANK = 0x20
const ZERO = 0x30

/** Whether `trim` takes a Latin-1 character away. */
const isSpace = (byte: number): boolean => byte === BLANK || byte === 0xa0 || (byte >= 9 && byte <= 13)

/** The column behind the last character of a text that `trim` leaves; `from` when there is none. */
function textEnd(bytes: Uint8Array, at: number, from: number, to: number): number {
  let end = to
  while (end > from && isSpace(bytes[at + end - 1]!)) end--
  return end
}

/** The column of the first character of a text that `trim` leaves. */
function textStart(bytes: Uint8Array, at: number, from: number, end: number): number {
  let start = from
  while (start < end && isSpace(bytes[at + start]!)) start++
  return start
}

const filledWith = (bytes: Uint8Array, from: number, to: number, byte: number): boolean => {
  for (let i = from; i < to; i++) if (bytes[i] !== byte) return false
  return true
}

/** Two digits as a number; more than 99 when they are none. */
const pair = (bytes: Uint8Array, at: number): number => {
  const tens = bytes[at]! - ZERO
  const ones = bytes[at + 1]! - ZERO
  return tens >>> 0 > 9 || ones >>> 0 > 9 ? 10_000 : tens * 10 + ones
}

/** What the generated code calls. */
export const regularHelpers = {
  /** Four digits, without their zeros, as a number. */
  four(word: number): number {
    const pairs = Math.imul(word, 10) + (word >>> 8)
    return (pairs & 255) * 100 + ((pairs >>> 16) & 255)
  },

  /** How many zeros stand before the first other digit of a word that is not 0. */
  zerosBefore: (word: number): number => (31 - Math.clz32(word & -word)) >> 3,

  blank: (bytes: Uint8Array, from: number, to: number): boolean => filledWith(bytes, from, to, BLANK),

  filled(view: DataView, bytes: Uint8Array, from: number, to: number, word: number): boolean {
    let i = from
    for (; i + 4 <= to; i += 4) if (view.getInt32(i, true) !== word) return false
    return filledWith(bytes, i, to, word & 255)
  },

  taxId(bytes: Uint8Array, from: number, to: number): boolean {
    for (let i = from; i < to; i++) {
      const byte = bytes[i]!
      if (!((byte >= 0x30 && byte <= 0x39) || (byte >= 0x41 && byte <= 0x5a))) return filledWith(bytes, from, to, BLANK)
    }
    return true
  },

  time(bytes: Uint8Array, from: number, to: number): boolean {
    if (filledWith(bytes, from, to, BLANK)) return true
    for (let i = from; i < to; i += 2) if (pair(bytes, i) > (i === from ? 23 : 59)) return false
    return true
  },

  /** `YYYY-MM-DD`; null for zeros or blanks; undefined for what is no date. */
  date(bytes: Uint8Array, from: number, year: number, month: number, day: number): string | null | undefined {
    const y = pair(bytes, year) * 100 + pair(bytes, year + 2)
    return dateOf(y, pair(bytes, month), pair(bytes, day)) ?? absent(bytes, from, from + 8)
  },

  shortDate(bytes: Uint8Array, from: number, year: number, month: number, day: number): string | null | undefined {
    const y = pair(bytes, year)
    return (
      (y > 99 ? undefined : dateOf(fullYear(y), pair(bytes, month), pair(bytes, day))) ?? absent(bytes, from, from + 6)
    )
  },

  /** The text of some columns without the blanks around it. */
  trimmed(text: string, bytes: Uint8Array, at: number, from: number, to: number): string {
    const end = textEnd(bytes, at, from, to)
    return text.slice(textStart(bytes, at, from, end), end)
  },

  textEnd,
  textStart,
}

const dateOf = (year: number, month: number, day: number): string | undefined =>
  year < 10_000 && isCalendarDate(year, month, day) ? isoDate(year, month, day) : undefined

const absent = (bytes: Uint8Array, from: number, to: number): null | undefined =>
  filledWith(bytes, from, to, ZERO) || filledWith(bytes, from, to, BLANK) ? null : undefined
