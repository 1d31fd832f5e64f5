/**
 * Generates straight-line code that checks and reads the columns of a regular record, in words of four columns. For an irregular record the code executes
 * {@link IRREGULAR} without side effects, and the fallback reader reads the line.
 *
 * In the generated code, `b` has the bytes, `v` is a DataView of them, and the helpers of `regular-helpers.ts` are available by name. The code contains only
 * checked identifiers, integers and quoted constants. Small functions are written inline, since V8 does not inline calls in functions of this size.
 */

import { identifier, integer } from '../../code/generated-code.js'
import { NO_DATE } from '../calendar.js'
import type { AnyField } from '../define/field.js'
import type { FixedRecord } from '../define/record.js'
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

/** Statement for irregular content: leaves the loop of the generated code. */
export const IRREGULAR = 'break titles'

const BLANKS = { 1: 0x20, 2: 0x2020, 4: 0x20202020 } as const
const SIXES = { 1: 0x06, 2: 0x0606, 4: 0x06060606 } as const
/** High half of each byte. After `^ 0x30`, a byte is a digit if its high half is zero, also after adding 6. */
const HIGH_HALVES = 0xf0f0f0f0 | 0
/** Visible characters that pad shorter words in the test for control characters. */
const FILL = { 1: 0x40404000, 2: 0x40400000, 4: 0 } as const

/** Values of a field that a reader requests. Without a request, a field is only checked. */
type Requested = 'number' | 'date' | 'day' | 'cents' | 'text' | 'own text' | 'span'

/** A range of columns, counted from 0; `end` is excluded. */
interface ColumnRun {
  readonly start: number
  readonly end: number
}

/** Joins adjacent ranges. */
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

/** The code of one record. Request values by field name first; then {@link statements} returns the code that reads them. */
export class RegularCode {
  private readonly requested = new Map<string, Set<Requested>>()
  /** Declarations outside the loop: functions, and variables with the last content of columns and its values. */
  readonly state: string[] = []
  private isTextUsed = false
  private readonly fields: readonly (readonly [string, AnyField])[]

  /**
   * @param at       variable with the start of the record in `b`
   * @param text     variable with text that contains the record
   * @param textFrom variable with the start of the record in that text
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

  field(name: string): AnyField {
    return this.record.fields[name]!
  }

  /** The number in a field; negative if it is blank. */
  number(name: string): string {
    return this.request(name, 'number', 'n')
  }

  /** The date in a field as `YYYY-MM-DD`, or null. */
  date(name: string): string {
    return this.request(name, 'date', 'd')
  }

  /** The date in a field as days since 1970-01-01, or `NO_DATE`. */
  day(name: string): string {
    return this.request(name, 'day', 'y')
  }

  /** The digits of an amount without leading zeros: `'0'` for zero, `''` if it is blank. */
  cents(name: string): string {
    return this.request(name, 'cents', 'c')
  }

  /**
   * The trimmed text of a field.
   *
   * @param isUnique whether nearly every record has another text, so that caching the last text is useless
   */
  trimmed(name: string, isUnique: boolean): string {
    const field = this.field(name)
    if (field.literal !== undefined) return JSON.stringify(field.literal.trim())
    return this.request(name, isUnique || field.to - field.from >= 12 ? 'own text' : 'text', 't')
  }

  /** The whole line as text, with the blanks after its width. */
  get line(): string {
    return this.slice(0, this.end)
  }

  /** Variable with the number of blanks after the width of the line. */
  get padding(): string {
    return `${this.prefix}padding`
  }

  /** The end of the line, counted from 0. */
  get end(): string {
    return `${this.record.width} + ${this.padding}`
  }

  /** Start and end column of the trimmed text of a field, counted from 0. */
  span(name: string): readonly [from: string, to: string] {
    const end = this.request(name, 'span', 'e')
    return [end.replace(/e$/, 'b'), end]
  }

  /** Words of the columns of a field, for comparisons. */
  columns(name: string): readonly Word[] {
    const { start, end } = runOf(this.field(name))
    return coveringWords(this.at, start, end)
  }

  /**
   * Statements that check every field, and read the requested values. The variable `charset` has the allowed non-ASCII bytes: see {@link PlainBytes}.
   *
   * Only texts need a check for line ends: no other field can contain them.
   *
   * @param blank further expressions that must be 0
   * @param mayBeOdd whether one filler may have other characters: see {@link oddFiller}
   */
  statements(blank: readonly string[], mayBeOdd: string): string[] {
    const end = `${this.at} + ${this.record.width}`
    return [
      `let ${this.prefix}w = 0`,
      `const ${this.padding} = ${readCode(end, 1)} === 32 ? paddingAt(b, ${end}) : 0`,
      ...this.constants(blank),
      ...this.fillers(mayBeOdd),
      ...this.plainTexts(),
      ...this.fields.flatMap(([name, field]) => this.fieldStatements(name, field)),
    ]
  }

  /** Whether the code needs the line as text. */
  get needsText(): boolean {
    return this.isTextUsed
  }

  /** One test of all constant columns except fillers of blanks. */
  private constants(blank: readonly string[]): string[] {
    const texts = this.fields.flatMap(([, field]) => {
      const { kind, from, to, literal } = field
      if (kind === 'literal') return [{ ...runOf(field), text: literal! }]
      return kind === 'zeros' ? [{ ...runOf(field), text: '0'.repeat(to - from + 1) }] : []
    })
    const difference = this.differenceFrom(texts, `${this.prefix}x`, blank)
    return difference.length === 0 ? [] : [...difference, `if (${this.prefix}x !== 0) ${IRREGULAR}`]
  }

  /** One test of all fillers of blanks. */
  private fillers(mayBeOdd: string): string[] {
    const { prefix } = this
    const runs = this.blanks.map(([, field]) => runOf(field))
    const texts = runs.map((run) => ({ ...run, text: ' '.repeat(run.end - run.start) }))
    const difference = this.differenceFrom(texts, `${prefix}y`, [])
    if (difference.length === 0) return [`const ${this.oddFiller} = -1`]
    const ends = runs.map(({ start, end }) => `[${integer(start)}, ${integer(end)}]`)
    this.state.push(`const ${prefix}fillers = [${ends.join(', ')}]`)
    return [
      ...difference,
      `let ${this.oddFiller} = -1`,
      `if (${prefix}y !== 0 && (!(${mayBeOdd}) || (${this.oddFiller} = onlyOddFiller(b, ${this.at}, ${prefix}fillers)) < 0)) ${IRREGULAR}`,
    ]
  }

  /** Variable with the index, among the fields of kind `blanks`, of the only one with other characters; -1 if all have blanks. */
  get oddFiller(): string {
    return `${this.prefix}odd`
  }

  /** Name of the filler with an index: see {@link oddFiller}. */
  fillerAt(index: number): string {
    return this.blanks[index]![0]
  }

  private get blanks(): readonly (readonly [string, AnyField])[] {
    return this.fields.filter(([, { kind }]) => kind === 'blanks')
  }

  /** Returns a statement that sets a variable to 0 if the columns have these texts and the further expressions are 0. Returns no statement without texts and expressions. */
  private differenceFrom(
    texts: readonly (ColumnRun & { readonly text: string })[],
    variable: string,
    further: readonly string[],
  ): string[] {
    const all = [...further, ...texts.flatMap(({ start, text }) => differences(this.at, start, text))]
    return all.length === 0 ? [] : [`let ${variable} = ${all.join(' | ')}`]
  }

  /** One test of all texts. */
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

  private request(name: string, value: Requested, letter: string): string {
    const requested = this.requested.get(name) ?? new Set()
    this.requested.set(name, requested.add(value))
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
        return this.digitStatements(name, field, start, end)
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
    const requested = this.requested.get(name)
    const statements: string[] = []
    if (requested?.has('own text')) {
      const spans = this.spanStatements(own, start, end)
      return [...spans, `const ${own}_t = ${this.slice(`${own}_b`, `${own}_e`)}`]
    }
    if (requested?.has('text')) {
      const words = wordsOf(own, this.at, start, end, 0)
      statements.push(...this.remembered(words, [`${own}_t`], ["''"], [`${own}_t = ${this.trimmedText(start, end)}`]))
    }
    if (requested?.has('span')) statements.push(...this.spanStatements(own, start, end))
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

  /** Finds start and end of a trimmed text. Skips blanks by words. Other whitespace is only handled if it is at an end of the text. */
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
    const requested = this.requested.get(name) ?? new Set()
    const own = `${this.prefix}${name}`
    const words = wordsOf(own, this.at, start, end, 0x30)
    const range = this.range(start, end)
    const otherwise = field.kind === 'tax_id' ? `taxId(b, ${range})` : `blank(b, ${range})`
    const irregular = `((${words.map(({ name, size }) => `(${name} | (${name} + ${SIXES[size]}))`).join(' | ')}) & ${HIGH_HALVES}) !== 0`
    const isNumber = field.kind === 'integer' || field.kind === 'money'
    const head = isNumber && end - start > EXACT_DIGITS ? end - EXACT_DIGITS : start
    // The field has digits or blanks; only a tax id may be another text.
    const spans = !requested.has('span')
      ? []
      : field.kind === 'tax_id'
        ? this.spanStatements(own, start, end)
        : [`const ${own}_b = ${start}, ${own}_e = ${readCode(`${this.at} + ${start}`, 1)} === 32 ? ${start} : ${end}`]
    const text = `${own}_t`
    if (requested.has('text') && !requested.has('own text')) {
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
    if (requested.has('number')) add('n', '-1', '0', numberOf(words))
    if (requested.has('cents')) add('c', "''", "'0'", this.slice(firstDigit(words, start), end))
    if (requested.has('own text'))
      add('t', field.kind === 'tax_id' ? this.trimmedText(start, end) : "''", "''", this.slice(start, end))
    const isZero = requested.has('own text') ? 'false' : `(${words.map(({ name }) => name).join(' | ')}) === 0`
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
    const isDay = this.requested.get(name)?.has('day') === true
    return this.remembered(words, isDay ? [value, day] : [value], isDay ? ['null', String(NO_DATE)] : ['null'], [
      `const ${value}2 = ${field.format}.read(b, ${this.at} + ${start}, ${first}, ${second})`,
      `if (${value}2 === undefined) ${IRREGULAR}`,
      `${value} = ${value}2`,
      ...(isDay ? [`${day} = ${field.format}.daysOf(${first}, ${second})`] : []),
    ])
  }

  /**
   * Statements that compute values only if the columns have changed. Most columns of a file rarely change.
   *
   * @param whenBlank values of blank columns, which are the initial values
   */
  private remembered(
    words: readonly Word[],
    values: readonly string[],
    whenBlank: readonly string[],
    compute: readonly string[],
  ): string[] {
    for (const { name, size, xor } of words) {
      this.state.push(`var ${name}_was = ${wordAt('    ', 0, size) ^ (xor === 0 ? 0 : ZEROS[size])}`)
    }
    values.forEach((value, i) => {
      this.state.push(`var ${value} = ${whenBlank[i]}`)
    })
    const changed = words.map((word) => `${word.name} !== ${word.name}_was`).join(' || ')
    const keep = words.map((word) => `${word.name}_was = ${word.name}`).join('; ')
    return [...words.map(declaration), `if (${changed}) {`, ...compute, keep, '}']
  }
}

/** Number of the digits in words, without their 0x30: at most the last 15 digits. */
function numberOf(words: readonly Word[]): string {
  let number = ''
  for (const { name, size } of words) {
    const own = size === 4 ? fourDigits(name) : size === 2 ? `((${name} & 15) * 10 + (${name} >>> 8))` : name
    number = number === '' ? own : `(${number}) * ${10 ** size} + ${own}`
  }
  return number
}

/** Number of four digits without their 0x30. A multiplication computes two pairs, in the first and third byte. */
function fourDigits(word: string): string {
  const pairs = `Math.imul(${word}, 10) + (${word} >>> 8)`
  return `(((${pairs}) & 255) * 100 + ((${pairs}) >>> 16 & 255))`
}

/** Column of the first digit that is not zero. The number must not be zero. */
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
