/**
 * Straight-line code that takes the columns of a record for what they are, when nothing about them is irregular: they are checked and read by words of four
 * columns, as many at once as can be. Whatever is not regular makes the code {@link IRREGULAR}, with no trace left, so that the reader by the interpreter
 * can have the line.
 *
 * In the generated code `b` are the bytes, `v` a DataView of them; the helpers of `regular-helpers.ts` are there by name. Only checked identifiers, integers
 * and quoted constants reach it. Small things are written in place instead of called: a function of this size has no calls inlined.
 */
import { NO_DATE } from '../calendar.js'
import type { AnyField } from '../define/field.js'
import type { FixedRecord } from '../define/record.js'
import { identifier, integer } from '../generated-code.js'
import { EXACT_DIGITS } from './column-reads.js'
import {
  coveringWords,
  declaration,
  differences,
  readCode,
  sameAs,
  VISIBLE,
  type Word,
  wordAt,
  wordsOf,
  ZEROS,
} from './column-words.js'

/** The statement for what is not regular: the generated code is a loop of this name. */
export const IRREGULAR = 'break titles'

const BLANKS = { 1: 0x20, 2: 0x2020, 4: 0x20202020 } as const
const SIXES = { 1: 0x06, 2: 0x0606, 4: 0x06060606 } as const
/** The high half of each byte: not blank in what is no digit, once it lost its zeros, or is more than 9. */
const HIGH_HALVES = 0xf0f0f0f0 | 0
/** What fills up words of fewer columns when they are looked at for control characters. */
const FILL = { 1: 0x40404000, 2: 0x40400000, 4: 0 } as const
/** Columns of one constant character beyond these are checked in a loop. */
const UNROLLED = 64
/** Columns of digits that are checked at once: when some of them are blank, all of them are looked at. */
const AT_ONCE = 48

/** What a reader wants of a field, besides its being regular. */
type Wanted = 'number' | 'date' | 'day' | 'cents' | 'text' | 'own text' | 'span'

/** Columns that lie together: from 0, up to the one behind the last. */
interface ColumnRun {
  readonly start: number
  readonly end: number
}

/** Joins columns that lie side by side. */
function joined(runs: readonly ColumnRun[]): ColumnRun[] {
  const result: ColumnRun[] = []
  for (const run of [...runs].sort((a, b) => a.start - b.start)) {
    const before = result.at(-1)
    if (before?.end === run.start) result[result.length - 1] = { start: before.start, end: run.end }
    else result.push(run)
  }
  return result
}

const runOf = ({ from, to }: AnyField): ColumnRun => ({ start: from - 1, end: to })

/** The code of one record. Ask for values first, by name; then {@link statements} has the code that makes them. */
export class RegularCode {
  private readonly wanted = new Map<string, Set<Wanted>>()
  /** Variables that outlive a call: what the columns held the last time, and what that was read as. Also functions. */
  readonly state: string[] = []
  private isTextUsed = false
  private readonly fields: readonly (readonly [string, AnyField])[]

  /**
   * @param at       the variable that says where the record begins in `b`
   * @param text     the variable that holds text from around there
   * @param textFrom the variable that says where in that text the record begins
   */
  constructor(
    private readonly record: FixedRecord,
    private readonly prefix: string,
    readonly at: string,
    private readonly text: string,
    private readonly textFrom: string,
  ) {
    this.fields = Object.entries(record.fields)
  }

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

  /** The whole line as text. */
  get line(): string {
    return this.slice(0, this.record.width)
  }

  /** The columns, from 0, where the text of a field begins and ends, blanks around it left out. */
  span(name: string): readonly [from: string, to: string] {
    const end = this.want(name, 'span', 'e')
    return [end.replace(/e$/, 'b'), end]
  }

  /** Words of the columns as they stand: to be compared. `column` is from 0. */
  columns(name: string): readonly Word[] {
    const { start, end } = runOf(this.field(name))
    return coveringWords(this.at, start, end)
  }

  /**
   * Checks every field, and makes what was asked for. `charset` says what bytes beyond ASCII may be: see {@link PlainBytes}.
   *
   * Texts may hold anything but line ends; the other fields cannot hold them.
   *
   * @param blank expressions that have to be 0 as well
   */
  statements(blank: readonly string[]): string[] {
    return [
      `let ${this.prefix}w = 0`,
      ...this.constants(blank),
      ...this.plainTexts(),
      ...this.plainDigits(),
      ...this.fields.flatMap(([name, field]) => this.fieldStatements(name, field)),
    ]
  }

  /** Whether the statements, or columns asked for as text, need the line as text. */
  get needsText(): boolean {
    return this.isTextUsed
  }

  /** All constant columns at once. */
  private constants(blank: readonly string[]): string[] {
    const { at, prefix } = this
    const texts = this.fields.flatMap(([, field]) => {
      const { kind, from, to, literal } = field
      const width = to - from + 1
      if (kind === 'literal') return [{ ...runOf(field), text: literal! }]
      if (kind === 'blanks' || kind === 'zeros')
        return [{ ...runOf(field), text: (kind === 'blanks' ? ' ' : '0').repeat(width) }]
      return []
    })
    const unrolled: string[] = [...blank]
    const loops: string[] = []
    for (const { start, end, text } of texts) {
      if (end - start <= UNROLLED) unrolled.push(...differences(at, start, text))
      else {
        const last = differences(at, end - 4, text.slice(-4))
        loops.push(
          `for (let i = ${at} + ${start}; i < ${at} + ${end - 4}; i += 4) ${prefix}x |= v.getInt32(i, true) ^ ${wordAt(text, 0, 4)}`,
        )
        unrolled.push(...last)
      }
    }
    if (unrolled.length === 0) return []
    return [`let ${prefix}x = ${unrolled.join(' | ')}`, ...loops, `if (${prefix}x !== 0) ${IRREGULAR}`]
  }

  /** All texts at once. */
  private plainTexts(): string[] {
    const { at, prefix } = this
    const texts = this.fields.filter(([, { kind }]) => kind === 'text' || kind === 'reserved')
    const runs = joined(texts.map(([, field]) => runOf(field)))
    if (runs.length === 0) return []
    const visible = runs
      .flatMap(({ start, end }) => coveringWords(at, start, end))
      .map(({ read, size }) => `((${prefix}w = ${read}${size === 4 ? '' : ` | ${FILL[size]}`}) | ${prefix}w << 1)`)
    const tests = runs.map(({ start, end }) => `isPlain(v, at + ${start}, at + ${end}, charset)`)
    const name = `${prefix}texts`
    this.state.push(`function ${name}(v, at, charset) { return ${tests.join(' && ')} }`)
    const isSo = `(${visible.join(' & ')} & ${VISIBLE}) === ${VISIBLE} && charset !== 'ascii'`
    return [`if (!(${isSo}) && !${name}(v, ${at}, charset)) ${IRREGULAR}`]
  }

  /** Digits that nobody asked for, many at once. When there is anything else among them, some fields are blank. */
  private plainDigits(): string[] {
    const { at, prefix } = this
    const groups: (readonly [string, AnyField])[][] = []
    let columns = AT_ONCE
    for (const entry of this.fields) {
      const [name, field] = entry
      if (!this.isOnlyDigits(name, field)) continue
      columns += field.to - field.from + 1
      if (columns > AT_ONCE) {
        groups.push([])
        columns = field.to - field.from + 1
      }
      groups.at(-1)!.push(entry)
    }
    return groups.flatMap((fields, i) => {
      const digits = joined(fields.map(([, field]) => runOf(field)))
        .flatMap(({ start, end }) => coveringWords(at, start, end))
        .map(({ read, size }) => `((${prefix}w = ${read} ^ ${ZEROS[size]}) | ${prefix}w + ${SIXES[size]})`)
      const tests = fields.map(([, { from, to }]) => `digits(b, at + ${from - 1}, at + ${to})`)
      const name = `${prefix}digits${i}`
      this.state.push(`function ${name}(b, at) { return ${tests.join(' && ')} }`)
      return [`if (((${digits.join(' | ')}) & ${HIGH_HALVES}) !== 0 && !${name}(b, ${at})) ${IRREGULAR}`]
    })
  }

  /** Whether of a field is only to be seen that it holds digits, or is blank. */
  private isOnlyDigits(name: string, { kind, from, to }: AnyField): boolean {
    if (this.wanted.has(name)) return false
    if (kind === 'integer' || kind === 'money') return to - from < EXACT_DIGITS
    return kind === 'digits' || kind === 'rate'
  }

  private want(name: string, what: Wanted, letter: string): string {
    const wanted = this.wanted.get(name) ?? new Set()
    this.wanted.set(name, wanted.add(what))
    return `${this.prefix}${identifier(name)}_${letter}`
  }

  private fieldStatements(name: string, field: AnyField): string[] {
    const { start, end } = runOf(field)
    switch (field.kind) {
      case 'key':
      case 'literal':
      case 'blanks':
      case 'zeros':
        return []
      case 'reserved':
      case 'text':
        return [
          ...(field.numeric === true ? [`if (!isNumericText(b, ${this.range(start, end)})) ${IRREGULAR}`] : []),
          ...this.textStatements(name, start, end),
        ]
      case 'digits':
      case 'tax_id':
      case 'integer':
      case 'money':
      case 'rate':
        return this.isOnlyDigits(name, field) ? [] : this.digitStatements(name, field, start, end)
      case 'date':
        return this.dateStatements(name, field, start, end)
      case 'time': {
        const words = wordsOf(`${this.prefix}${name}`, this.at, start, end, 0)
        return this.remembered(words, [], [], [`if (!time(b, ${this.range(start, end)})) ${IRREGULAR}`])
      }
    }
  }

  private range(start: number, end: number): string {
    return `${this.at} + ${integer(start)}, ${this.at} + ${integer(end)}`
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
    return `trimmed(${this.text}, b, ${this.at}, ${start}, ${end}, ${this.textFrom})`
  }

  private slice(from: string | number, to: string | number): string {
    this.isTextUsed = true
    return `${this.text}.slice(${this.textFrom} + (${from}), ${this.textFrom} + (${to}))`
  }

  /** Where a text begins and ends: blanks by words, and the other characters that `trim` takes only where one stands at an end. */
  private spanStatements(own: string, start: number, end: number): string[] {
    const { at } = this
    const word = `${this.prefix}w`
    const [from, to] = [`${own}_b`, `${own}_e`]
    const isOdd = (byte: string): string => `${byte} <= 32 || ${byte} === 160`
    const last = `${readCode(`${at} + ${to} - 1`, 1)}`
    const first = readCode(`${at} + ${start}`, 1)
    const byBytes = `while (${to} > ${start} && ${last} === 32) ${to}--`
    return [
      `let ${from} = ${start}, ${to} = ${end}`,
      ...(end - start >= 4
        ? [
            `${word} = 0`,
            `while (${to} >= ${start + 4} && (${word} = ${readCode(`${at} + ${to} - 4`, 4)} ^ ${BLANKS[4]}) === 0) ${to} -= 4`,
            (end - start) % 4 === 0
              ? `if (${word} !== 0) ${to} -= Math.clz32(${word}) >> 3`
              : `if (${word} !== 0) ${to} -= Math.clz32(${word}) >> 3; else ${byBytes}`,
          ]
        : [byBytes]),
      `if (${to} > ${start} && (${isOdd(last)} || ${isOdd(first)})) {`,
      `${to} = textEnd(b, ${at}, ${start}, ${to})`,
      `${from} = textStart(b, ${at}, ${start}, ${to})`,
      '}',
    ]
  }

  private digitStatements(name: string, field: AnyField, start: number, end: number): string[] {
    const wanted = this.wanted.get(name) ?? new Set()
    const own = `${this.prefix}${name}`
    const words = wordsOf(own, this.at, start, end, 0x30)
    const range = this.range(start, end)
    const otherwise = field.kind === 'tax_id' ? `taxId(b, ${range})` : `blank(b, ${range})`
    const irregular = `((${words.map(({ name, size }) => `(${name} | (${name} + ${SIXES[size]}))`).join(' | ')}) & ${HIGH_HALVES}) !== 0`
    const isNumber = field.kind === 'integer' || field.kind === 'money'
    const head = isNumber && end - start > EXACT_DIGITS ? end - EXACT_DIGITS : start
    // Digits or blanks: a tax id may be text.
    const spans = !wanted.has('span')
      ? []
      : field.kind === 'tax_id'
        ? this.spanStatements(own, start, end)
        : [`const ${own}_b = ${start}, ${own}_e = ${readCode(`${this.at} + ${start}`, 1)} === 32 ? ${start} : ${end}`]
    const text = `${own}_t`
    if (wanted.has('text') && !wanted.has('own text')) {
      const irregularText = field.kind === 'tax_id' ? this.trimmedText(start, end) : "''"
      const read = this.remembered(
        words,
        [text],
        ["''"],
        [
          `if (${irregular}) { if (!${otherwise}) ${IRREGULAR}; ${text} = ${irregularText} }`,
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
    if (wanted.has('cents')) add('c', "''", "'0'", this.slice(firstDigit(words, start), end))
    if (wanted.has('own text'))
      add('t', field.kind === 'tax_id' ? this.trimmedText(start, end) : "''", "''", this.slice(start, end))
    const isZero = wanted.has('own text') ? 'false' : `(${words.map(({ name }) => name).join(' | ')}) === 0`
    if (head > start) regular.unshift(`if (!(${sameAs(this.at, start, '0'.repeat(head - start))})) ${IRREGULAR}`)
    return [
      ...words.map(declaration),
      ...variables,
      `if (!(${isZero})) {`,
      `if (${irregular}) { if (!${otherwise}) ${IRREGULAR}; ${blank.join('; ')} }`,
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
      `const ${value}2 = ${field.format}.read(b, ${this.at} + ${start}, ${first}, ${second})`,
      `if (${value}2 === undefined) ${IRREGULAR}`,
      `${value} = ${value}2`,
      ...(isDay ? [`${day} = ${field.format}.daysOf(${first}, ${second})`] : []),
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
      this.state.push(`var ${name}_was = ${wordAt('    ', 0, size) ^ (xor === 0 ? 0 : ZEROS[size])}`)
    }
    values.forEach((value, i) => {
      this.state.push(`var ${value} = ${none[i]}`)
    })
    const changed = words.map((word) => `${word.name} !== ${word.name}_was`).join(' || ')
    const keep = words.map((word) => `${word.name}_was = ${word.name}`).join('; ')
    return [...words.map(declaration), `if (${changed}) {`, ...otherwise, keep, '}']
  }
}

/** The number whose digits, without their zeros (0x30), are in words; the last 15 of them. */
function numberOf(words: readonly Word[]): string {
  let number = ''
  for (const { name, size } of words) {
    const own = size === 4 ? fourDigits(name) : size === 2 ? `((${name} & 15) * 10 + (${name} >>> 8))` : name
    number = number === '' ? own : `(${number}) * ${10 ** size} + ${own}`
  }
  return number
}

/** Four digits, without their zeros, as a number: two pairs, which a product adds up in the first and third byte. */
function fourDigits(word: string): string {
  const pairs = `Math.imul(${word}, 10) + (${word} >>> 8)`
  return `(((${pairs}) & 255) * 100 + ((${pairs}) >>> 16 & 255))`
}

/** The column of the first digit that is no zero; there is one. */
function firstDigit(words: readonly Word[], start: number): string {
  let at = start
  let expression = ''
  let tail = ''
  words.forEach(({ name, size }, i) => {
    const column = size === 1 ? String(at) : `${at} + (31 - Math.clz32(${name} & -${name}) >> 3)`
    if (i === words.length - 1) expression += column
    else {
      expression += `${name} !== 0 ? ${column} : (`
      tail += ')'
    }
    at += size
  })
  return expression + tail
}
