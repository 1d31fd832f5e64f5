/** Generated code reads the same values as the interpreter, or leaves a line because it is irregular. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  blanks,
  date,
  type Fault,
  type FixedRecord,
  latin1Columns,
  literal,
  money,
  NO_DATE,
  type PlainBytes,
  parseRecord,
  RegularCode,
  record,
  regularHelpers,
  text,
  time,
  zeros,
} from '../../../src/fixed-width/index.js'
import { runs } from '../../runs.js'
import { anyRecord, damagedLineOf, regularLineOf } from '../arbitraries.js'

type Taken = Readonly<Record<string, unknown>>

/** The bytes around the line are digits, so a read beyond its columns would change the values. */
const MARGIN = 7

interface Asked {
  /** Whether texts are read as unique. */
  readonly isItsOwn: boolean
  /** Whether amounts are also read as digits, and dates as days. */
  readonly isMore: boolean
}

/** The requested values of a field, as expressions. */
function askedOf(code: RegularCode, name: string, { isItsOwn, isMore }: Asked): Readonly<Record<string, string>> {
  const text = (): string => code.trimmed(name, isItsOwn)
  const span = () => {
    const [from, to] = code.span(name)
    return { span: `s.slice(d + ${from}, d + ${to})`, length: `${to} - ${from}` }
  }
  switch (code.field(name).kind) {
    case 'integer':
    case 'money':
      return { number: code.number(name), ...(isMore && { cents: code.cents(name) }) }
    case 'date':
      return { date: code.date(name), ...(isMore && { day: code.day(name) }) }
    case 'literal':
      return { text: text() }
    case 'text':
    case 'digits':
    case 'tax_id':
      return { text: text(), ...span() }
    default:
      return {}
  }
}

/** Reads lines one by one with generated code; null for irregular lines. */
function readerOf(
  record: FixedRecord,
  wanted: readonly string[] = [],
  asked: Asked = { isItsOwn: false, isMore: false },
  blank: readonly string[] = [],
) {
  const code = new RegularCode(record, 'x_', 'p', 's', 'd')
  const values = wanted.map((name) => {
    const entries = Object.entries(askedOf(code, name, asked)).map(([what, made]) => `${what}: ${made}`)
    return `${name}: { ${entries.join(', ')} }`
  })
  const statements = code.statements(blank, 'false')
  const source = `'use strict'
${code.state.join('\n')}
return (b, v, p, s, d, charset) => {
  titles: for (;;) {
    ${statements.join('\n    ')}
    return { line: ${code.line}, values: { ${values.join(', ')} } }
  }
  return null
}`
  const read = new Function(...Object.keys(regularHelpers), source)(...Object.values(regularHelpers))
  return (line: string, charset: PlainBytes = 'latin1'): Taken | null => {
    const bytes = Buffer.alloc(line.length + 2 * MARGIN, '7')
    bytes.set(latin1Columns(line), MARGIN)
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
    return read(bytes, view, MARGIN, bytes.subarray(2).toString('latin1'), MARGIN - 2, charset) as Taken | null
  }
}

const DAY = 86_400_000

/** A text of columns, in the form of the generated code. */
function textTold(columns: string) {
  const text = columns.trim()
  return { text, span: text, length: text.length }
}

/** The values of the interpreter, in the form of the generated code. */
function expectedOf(record: FixedRecord, wanted: readonly string[], { isMore }: Asked, line: string) {
  const values: Readonly<Record<string, unknown>> = parseRecord(record, line, [], 'interpreted')
  const toldOf = (name: string): object => {
    const { kind, from, to, literal } = record.fields[name]!
    const value = values[name] as string | null
    switch (kind) {
      case 'integer':
      case 'money':
        return { number: value ?? -1, ...(isMore && { cents: value === null ? '' : String(value) }) }
      case 'date':
        return { date: value, ...(isMore && { day: value === null ? NO_DATE : Date.parse(value) / DAY }) }
      case 'literal':
        return { text: literal!.trim() }
      case 'text':
      case 'digits':
      case 'tax_id':
        return textTold(line.slice(from - 1, to))
      default:
        return {}
    }
  }
  return { line, values: Object.fromEntries(wanted.map((name) => [name, toldOf(name)])) }
}

/** Whether a text contains NUL. */
const hasNul = ({ fields }: FixedRecord, line: string): boolean =>
  Object.values(fields).some(
    ({ kind, from, to }) => (kind === 'text' || kind === 'reserved') && line.slice(from - 1, to).includes('\0'),
  )

const latin1Of = (line: string): string => line.replaceAll(/[^\0-\xff]/g, '?')

/** Faults of the interpreter, except in keys, which the code does not check. */
function faultsOf(record: FixedRecord, line: string): readonly Fault[] {
  const faults: Fault[] = []
  parseRecord(record, line, faults, 'interpreted')
  return faults.filter(({ field }) => record.fields[field]!.kind !== 'key')
}

/** Numbers with too many digits are left to the interpreter. */
const hasLongNumber = (record: FixedRecord, line: string): boolean =>
  Object.values(record.fields).some(
    ({ kind, from, to }) =>
      (kind === 'integer' || kind === 'money') && /[1-9]/.test(line.slice(from - 1, Math.max(from - 1, to - 15))),
  )

const reading = anyRecord.chain((record) =>
  fc.record({
    record: fc.constant(record),
    wanted: fc.subarray(Object.keys(record.fields)),
    asked: fc.record({ isItsOwn: fc.boolean(), isMore: fc.boolean() }),
    lines: fc.array(fc.oneof(regularLineOf(record), damagedLineOf(record).map(latin1Of)), {
      minLength: 1,
      maxLength: 6,
    }),
  }),
)

describe('a line', () => {
  test('gives the values of the interpreter, after any other line', () => {
    fc.assert(
      fc.property(reading, ({ record, wanted, asked, lines }) => {
        const read = readerOf(record, wanted, asked)
        for (const line of [...lines, ...lines]) {
          const taken = read(line)
          const isIrregular = faultsOf(record, line).length > 0 || hasLongNumber(record, line) || hasNul(record, line)
          expect(taken).toEqual(isIrregular ? null : expectedOf(record, wanted, asked, line))
        }
      }),
      runs(500),
    )
  })

  test('may have ASCII in its texts, and other bytes if the charset decodes them like Latin-1', () => {
    const texts = record('any.texts', 9, { name: text(1, 3), more: text(4, 9) }, 'made up')
    const read = readerOf(texts)
    const takenWith = (line: string) =>
      (['ascii', 'auto', 'latin1'] as const).filter((charset) => read(line, charset) !== null)
    expect(takenWith('abc ~ {}!')).toEqual(['ascii', 'auto', 'latin1'])
    expect(takenWith('ab\x7fdefghi')).toEqual(['ascii', 'auto', 'latin1'])
    // ASCII control characters are equal in every charset, except line ends. A NUL is a sign of damage.
    for (const odd of '\t\x1f') expect(takenWith(`abc${odd}efghi`)).toEqual(['ascii', 'auto', 'latin1'])
    for (const end of '\0\r\n') expect(takenWith(`abcdefg${end}i`)).toEqual([])
    for (const letter of '\xa0çÿ') expect(takenWith(`a${letter}cdefghi`)).toEqual(['auto', 'latin1'])
    for (const odd of '\x80\x9f') expect(takenWith(`abcdefgh${odd}`)).toEqual(['latin1'])
    for (const letter of '\xa0çÿ') expect(takenWith(`\ta${letter}defghi`)).toEqual(['auto', 'latin1'])
    for (const odd of '\x80\x9f') expect(takenWith(`\tabcde${odd}hi`)).toEqual(['latin1'])
    for (const end of '\r\n') expect(takenWith(`\t\0çdefgh${end}`)).toEqual([])
  })

  test('may have ASCII in a short text', () => {
    const read = readerOf(record('any.short', 2, { name: text(1, 2) }, 'made up'))
    const takenWith = (line: string) =>
      (['ascii', 'auto', 'latin1'] as const).filter((charset) => read(line, charset) !== null)
    expect(['ab', '\tb', 'a\xa0', '\x9fb', 'a\n', '\rb'].map(takenWith)).toEqual([
      ['ascii', 'auto', 'latin1'],
      ['ascii', 'auto', 'latin1'],
      ['auto', 'latin1'],
      ['latin1'],
      [],
      [],
    ])
  })

  test('may have any bytes after its texts', () => {
    const isPlain = (text: string, columns: number): boolean => {
      const bytes = Buffer.from(text, 'latin1')
      return regularHelpers.isPlain(
        new DataView(bytes.buffer, bytes.byteOffset, bytes.length),
        1,
        1 + columns,
        'latin1',
      )
    }
    for (const text of ['ab', 'a\tbcd', 'abcd', 'ab\tdefgh', 'a', '']) {
      expect(isPlain(`\n${text}\n\n\n\n`, text.length)).toBe(true)
      expect(isPlain(`\n${text}\n\n\n\n`, text.length + 1)).toBe(false)
      expect(isPlain(`\n${text}\n\n\n\n`, text.length + 3)).toBe(false)
    }
  })

  test('must have every character of its constants, for any length', () => {
    const [A, B, C] = [70, 65, 133]
    const wide = record(
      'any.constants',
      A + B + C,
      { blank: blanks(1, A), zero: zeros(A + 1, A + B), label: literal(A + B + 1, A + B + C, 'X'.repeat(C)) },
      'made up',
    )
    const read = readerOf(wide)
    const line = ' '.repeat(A) + '0'.repeat(B) + 'X'.repeat(C)
    expect(read(line)).toEqual({ line, values: {} })
    const others = Array.from(line, (_, at) => `${line.slice(0, at)}1${line.slice(at + 1)}`)
    expect(others.filter((other) => read(other) !== null)).toEqual([])
  })

  test('has trimmed texts, without changing the next field', () => {
    const texts = record('any.texts', 8, { name: text(1, 4), more: text(5, 8) }, 'made up')
    for (const isItsOwn of [true, false]) {
      const read = readerOf(texts, ['name', 'more'], { isItsOwn, isMore: false })
      for (const name of ['    ', '\t   ', '  \xa0 ', ' \tab', '\xa0 a\t', 'a  b', 'a   ', ' \x1fa ']) {
        const line = `${name}\t \xa0x`
        expect(read(line)).toEqual({ line, values: { name: textTold(name), more: textTold('x') } })
      }
    }
  })

  test('is regular if all further expressions are 0', () => {
    const filler = record('any.filler', 3, { none: blanks(1, 3) }, 'made up')
    const taken = ['0', 'v.getUint8(p) ^ 32', '1', 'v.getUint8(p) ^ 48'].map((expression) =>
      readerOf(filler, [], undefined, [expression])('   '),
    )
    expect(taken.map((line) => line !== null)).toEqual([true, true, false, false])
  })

  test('is needed as text for texts, but not for numbers, days and spans', () => {
    const some = record(
      'any.some',
      16,
      { name: text(1, 5), paid: money(6, 10), day: date(11, 16, 'DDMMYY') },
      'made up',
    )
    const needsText = (ask: (code: RegularCode) => unknown): boolean => {
      const code = new RegularCode(some, 'x_', 'p', 's', 'd')
      ask(code)
      code.statements([], 'false')
      return code.needsText
    }
    expect([needsText((code) => [code.number('paid'), code.day('day'), code.span('name')])]).toEqual([false])
    expect(
      [
        (code: RegularCode) => code.trimmed('name', true),
        (code: RegularCode) => code.trimmed('name', false),
        (code: RegularCode) => code.cents('paid'),
        (code: RegularCode) => code.line,
      ].map(needsText),
    ).toEqual([true, true, true, true])
  })

  test('may have a time of day, or blanks', () => {
    const read = readerOf(record('any.times', 10, { a: time(1, 6), b: time(7, 10, 'HHMM') }, 'made up'))
    const isTaken = (line: string): boolean => read(line) !== null
    expect(['0000000000', '2359592359', '      0930', '093000    '].map(isTaken)).toEqual([true, true, true, true])
    expect(
      ['2400000000', '0060000000', '0000600000', '0000002400', '0000000060', '09 0000930', '000000  30'].filter(
        isTaken,
      ),
    ).toEqual([])
  })
})
