/**
 * Straight-line code that takes the columns of a record for what they are, when nothing about them is irregular: numbers, dates and the
 * blanks between them are checked and read by words of four columns. Whatever is not regular makes the code `return null`, with no trace left, so
 * that the reader by the interpreter can have the line.
 *
 * In the generated code `b` are the bytes, `v` a DataView of them, `h` the helpers of `regular-helpers.ts`. Only checked identifiers, integers and quoted
 * constants reach it.
 */
import { NO_DATE } from './calendar.js'
import { EXACT_DIGITS } from './column-reads.js'
import type { AnyField } from './field.js'
import type { FixedRecord } from './record.js'
import { identifier, integer } from './source-parts.js'

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
const BLANKS = { 1: 0x20, 2: 0x2020, 4: 0x20202020 } as const
/** Of a byte beyond ASCII, of a control character less a blank, and of a zero less one. */
const HIGH_BITS = 0x80808080 | 0
const ONES = { 1: 0x01, 2: 0x0101, 4: 0x01010101 } as const
const QUOTES = { 1: 0x22, 2: 0x2222, 4: 0x22222222 } as const
const BACKSLASHES = { 1: 0x5c, 2: 0x5c5c, 4: 0x5c5c5c5c } as const
const SIXES = { 1: 0x06, 2: 0x0606, 4: 0x06060606 } as const
/** The high half of each byte: not blank in what is no digit, once it lost its zeros, or is more than 9. */
const HIGH_HALVES = 0xf0f0f0f0 | 0

/** What a reader wants of a field, besides its being regular. */
type Wanted = 'number' | 'date' | 'day' | 'cents' | 'first' | 'text' | 'own text' | 'span' | 'special'

/** The code of one record. Ask for values first, by name; then {@link statements} has the code that makes them. */
export class RegularCode {
  private readonly wanted = new Map<string, Set<Wanted>>()
  /** Variables that outlive a call: what the columns held the last time, and what that was read as. */
  readonly state: string[] = []
  private isTextUsed = false

  /**
   * @param at       the variable that says where the record begins in `b`
   * @param text     the variable that holds its line as text
   * @param textFrom where in that text the line begins: a number, or a variable
   */
  constructor(
    private readonly record: FixedRecord,
    private readonly prefix: string,
    readonly at: string,
    readonly text: string,
    readonly textFrom: string,
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

  /** The date in a field as days since 1970-01-01, `NO_DATE` when there is none. */
  day(name: string): string {
    return this.want(name, 'day', 'y')
  }

  /** The digits of an amount without the zeros before them, `'0'`, or `''` when it is blank. */
  cents(name: string): string {
    return this.want(name, 'cents', 'c')
  }

  /**
   * The text of a field, blanks around it left out.
   *
   * @param isItsOwn whether each record has another: then what it was in the one before is not worth remembering
   */
  trimmed(name: string, isItsOwn: boolean): string {
    const field = this.field(name)
    if (field.literal !== undefined) return JSON.stringify(field.literal.trim())
    return this.want(name, isItsOwn || field.to - field.from >= 12 ? 'own text' : 'text', 't')
  }

  /** Columns of the line as text, from 0, blanks and all. */
  columnsAsText(from: number, to: number): string {
    return this.slice(from, to)
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

  /**
   * Checks every field, and makes what was asked for. `charset` says what bytes beyond ASCII may be: see {@link PlainBytes}.
   *
   * Texts may hold anything but line ends; the other fields cannot hold them.
   */
  statements(): string[] {
    return [
      `let ${this.prefix}w = 0`,
      ...this.texts.flatMap((name) => this.plainText(name)),
      ...Object.entries(this.record.fields).flatMap(([name, field]) => this.fieldStatements(name, field)),
    ]
  }

  /** The fields that may hold anything but line ends. */
  get texts(): string[] {
    const fields = Object.entries(this.record.fields)
    return fields.flatMap(([name, { kind }]) => (kind === 'text' || kind === 'reserved' ? [name] : []))
  }

  /** Whether the statements, or columns asked for as text, need the line as text. */
  get needsText(): boolean {
    return this.isTextUsed
  }

  /**
   * Whether a text holds anything but plain ASCII, or a quote or backslash: then it is not written the same in other notations. The fields that
   * are no {@link texts} never do.
   */
  special(name: string): string {
    return this.texts.includes(name) ? this.want(name, 'special', 's') : 'false'
  }

  private plainText(name: string): string[] {
    const { at, prefix } = this
    const { from, to } = this.field(name)
    const words = wordsOf('', at, from - 1, to, 0)
    const tellsSpecial = this.wanted.get(name)?.has('special') === true
    const word = `${prefix}w`
    const quotes = (size: WordSize): string =>
      [QUOTES[size], BACKSLASHES[size]].map((mark) => ` | ((${word} ^ ${mark}) - ${ONES[size]})`).join('')
    const unusual = words.map(
      ({ read, size }) => `((${word} = ${read}) - ${BLANKS[size]} | ${word}${tellsSpecial ? quotes(size) : ''})`,
    )
    const inside = `h.isPlain(b, ${at} + ${from - 1}, ${at} + ${to}, charset)`
    const odd = `((${unusual.join(' | ')}) & ${HIGH_BITS}) !== 0`
    if (!tellsSpecial) return [`if (${odd} && !${inside}) return null`]
    const special = this.special(name)
    return [`let ${special} = false`, `if (${odd}) { if (!${inside}) return null; ${special} = true }`]
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
    if (wanted?.has('own text')) {
      const spans = this.spanStatements(own, start, end)
      return [...spans, `const ${own}_t = ${this.slice(`${own}_b`, `${own}_e`)}`]
    }
    if (wanted?.has('text')) {
      const words = wordsOf(own, this.at, start, end, 0)
      statements.push(...this.remembered(words, [`${own}_t`], ["''"], [`${own}_t = ${this.trimmedText(start, end)}`]))
    }
    if (wanted?.has('span')) statements.push(...this.spanStatements(own, start, end))
    return statements
  }

  private trimmedText(start: number, end: number): string {
    this.isTextUsed = true
    return `h.trimmed(${this.text}, b, ${this.at}, ${start}, ${end}, ${this.textFrom})`
  }

  private slice(from: string | number, to: string | number): string {
    this.isTextUsed = true
    return this.textFrom === '0'
      ? `${this.text}.slice(${from}, ${to})`
      : `${this.text}.slice(${this.textFrom} + (${from}), ${this.textFrom} + ${to})`
  }

  /** Where a text begins and ends: blanks by words, and the other characters that `trim` takes only where one stands at an end. */
  private spanStatements(own: string, start: number, end: number): string[] {
    const { at } = this
    const [from, to] = [`${own}_b`, `${own}_e`]
    const isOdd = (byte: string): string => `${byte} <= 32 || ${byte} === 160`
    return [
      `let ${from} = ${start}, ${to} = ${end}`,
      ...(end - start >= 4
        ? [`while (${to} >= ${start + 4} && v.getInt32(${at} + ${to} - 4, true) === ${BLANKS[4]}) ${to} -= 4`]
        : []),
      `while (${to} > ${start} && b[${at} + ${to} - 1] === 32) ${to}--`,
      `if (${to} > ${start} && (${isOdd(`b[${at} + ${to} - 1]`)} || ${isOdd(`b[${at} + ${start}]`)})) {`,
      `${to} = h.textEnd(b, ${at}, ${start}, ${to})`,
      `${from} = h.textStart(b, ${at}, ${start}, ${to})`,
      '}',
    ]
  }

  private digitStatements(name: string, field: AnyField, start: number, end: number): string[] {
    const wanted = this.wanted.get(name) ?? new Set()
    const own = `${this.prefix}${name}`
    const words = wordsOf(own, this.at, start, end, 0x30)
    const range = `${this.at} + ${start}, ${this.at} + ${end}`
    const otherwise = field.kind === 'tax_id' ? `h.taxId(b, ${range})` : `h.blank(b, ${range})`
    const irregular = `((${words.map(({ name, size }) => `(${name} | (${name} + ${SIXES[size]}))`).join(' | ')}) & ${HIGH_HALVES}) !== 0`
    const isNumber = field.kind === 'integer' || field.kind === 'money'
    const head = isNumber && end - start > EXACT_DIGITS ? end - EXACT_DIGITS : start
    const tooLarge = `!h.filled(v, b, ${this.at} + ${start}, ${this.at} + ${head}, 0x30303030)`
    // Digits or blanks: a tax id may be text.
    const spans = !wanted.has('span')
      ? []
      : field.kind === 'tax_id'
        ? this.spanStatements(own, start, end)
        : [`const ${own}_b = ${start}, ${own}_e = b[${this.at} + ${start}] === 32 ? ${start} : ${end}`]
    const text = `${own}_t`
    if (wanted.has('text') && !wanted.has('own text')) {
      const irregularText = field.kind === 'tax_id' ? this.trimmedText(start, end) : "''"
      const read = this.remembered(
        words,
        [text],
        ["''"],
        [
          `if (${irregular}) { if (!${otherwise}) return null; ${text} = ${irregularText} }`,
          `else ${text} = ${this.slice(start, end)}`,
        ],
      )
      return [...read, ...spans]
    }
    const blank: string[] = []
    const regular: string[] = []
    const variables: string[] = []
    const add = (letter: string, whenBlank: string, whenZero: string, otherwise: string): void => {
      variables.push(`let ${own}_${letter} = ${whenZero}`)
      blank.push(`${own}_${letter} = ${whenBlank}`)
      regular.push(`${own}_${letter} = ${otherwise}`)
    }
    if (wanted.has('number')) add('n', '-1', '0', numberOf(words))
    if (wanted.has('first')) add('f', String(end), String(end - 1), firstDigit(words, start))
    if (wanted.has('cents')) add('c', "''", "'0'", this.slice(firstDigit(words, start), end))
    if (wanted.has('own text'))
      add('t', field.kind === 'tax_id' ? this.trimmedText(start, end) : "''", "''", this.slice(start, end))
    const isZero = wanted.has('own text') ? 'false' : `(${words.map(({ name }) => name).join(' | ')}) === 0`
    if (head > start) regular.unshift(`if (${tooLarge}) return null`)
    return [
      ...words.map(declared),
      ...variables,
      `if (!(${isZero})) {`,
      `if (${irregular}) { if (!${otherwise}) return null; ${blank.join('; ')} }`,
      ...(regular.length > 0 ? [`else { ${regular.join('; ')} }`] : []),
      '}',
      ...spans,
    ]
  }

  private dateStatements(name: string, field: AnyField, start: number, end: number): string[] {
    const words = wordsOf(`${this.prefix}${name}`, this.at, start, end, 0)
    const value = `${this.prefix}${name}_d`
    const day = `${this.prefix}${name}_y`
    const [first, second] = words.map((word) => word.name)
    const isDay = this.wanted.get(name)?.has('day') === true
    return this.remembered(words, isDay ? [value, day] : [value], isDay ? ['null', String(NO_DATE)] : ['null'], [
      `const ${value}2 = h.${field.format}.read(b, ${this.at} + ${start}, ${first}, ${second})`,
      `if (${value}2 === undefined) return null`,
      `${value} = ${value}2`,
      ...(isDay ? [`${day} = h.${field.format}.daysOf(${first}, ${second})`] : []),
    ])
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
