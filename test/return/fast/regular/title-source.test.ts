/** Texts of several fields of a regular title, as generated code reads them. */
import { expect, test } from 'vitest'
import type { ReturnDialect } from '../../../../src/banks/index.js'
import { digits, fileLayout, integer, key, record, regularHelpers, text } from '../../../../src/fixed-width/index.js'
import { TitleSource } from '../../../../src/return/fast/regular/title-source.js'
import { regularShape } from '../../../../src/return/fast/regular-shape.js'

const WIDTH = 20
const layout = fileLayout({
  name: 'made.return',
  width: WIDTH,
  records: {
    header: record('made.header', WIDTH, { type: key(1, 1, '0'), rest: text(2, 20) }, 'made up'),
    title: record(
      'made.title',
      WIDTH,
      {
        type: key(1, 1, '1'),
        agreement: digits(2, 4),
        number: digits(5, 7),
        digit: digits(8, 8),
        letter: text(9, 9),
        name: text(10, 14),
        bank: digits(15, 17),
        sequence: integer(18, 20),
      },
      'made up',
    ),
    more: record(
      'made.more',
      WIDTH,
      {
        type: key(1, 1, '2'),
        wallet: digits(2, 4),
        number: digits(5, 7),
        rest: text(8, 17),
        sequence: integer(18, 20),
      },
      'made up',
    ),
    trailer: record('made.trailer', WIDTH, { type: key(1, 1, '9'), rest: text(2, 20) }, 'made up'),
  },
  structure: {
    header: 'header',
    trailer: 'trailer',
    titles: [{ main: 'title', companions: { more: { required: true, linkFields: [] } } }],
  },
  sequence: { field: 'sequence', within: 'file' },
})
const { companion } = regularShape({ layout } as unknown as ReturnDialect, 'title')!

type TextEntry = 'our_number' | 'processed_our_number_raw' | 'banco_recebedor'

/** Counts the slices of the lines. */
class CountedSlices extends String {
  taken = 0

  override slice(from: number, to: number): string {
    this.taken++
    return super.slice(from, to)
  }
}

/** Reads texts that consist of these fields of a title, by `record.name`. */
function textsOf(
  projection: Readonly<Partial<Record<TextEntry, readonly string[]>>>,
  first: string,
  second: string | null = null,
) {
  const dialect = { layout, titles: { title: projection } } as unknown as ReturnDialect
  const source = new TitleSource(dialect, { main: 'title', companion: second === null ? null : companion })
  const entries = Object.keys(projection) as TextEntry[]
  const expressions = entries.map((entry) => source.text(entry))
  const records = [...source.records.values()]
  const statements = records.flatMap((each) => each.statements([], 'false'))
  const code = `'use strict'
${records.flatMap(({ state }) => state).join('\n')}
return (b, v, p, q, s, d, e, charset) => {
  titles: for (;;) {
    ${[...statements, ...source.computations].join('\n    ')}
    return [${expressions.join()}]
  }
  return null
}`
  const read = new Function(...Object.keys(regularHelpers), code)(...Object.values(regularHelpers))
  const lines = new CountedSlices(first + (second ?? ''))
  const bytes = Buffer.from(`>>${lines}<<<<`, 'latin1')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const texts = read(bytes, view, 2, 2 + WIDTH, lines, 0, WIDTH, 'latin1') as readonly string[]
  return { texts, slices: lines.taken }
}

const textOf = (paths: readonly string[], first: string, entry: TextEntry = 'our_number', second?: string): string =>
  textsOf({ [entry]: paths }, first, second).texts[0]!

const ofTitle = (fields: readonly string[]): readonly string[] => fields.map((field) => `title.${field}`)

const line = '1' + '012' + '345' + '6' + 'X' + ' Ana ' + '341' + '001'

test.each([
  [['agreement', 'number'], '012345'],
  [['agreement', 'number', 'digit'], '0123456'],
  [['number', 'digit'], '3456'],
  [['number', 'digit', 'letter'], '3456X'],
  [['agreement', 'digit'], '0126'],
  [['number', 'agreement'], '345012'],
  [['letter', 'name'], 'XAna'],
  [['digit', 'name', 'agreement'], '6Ana012'],
  [['number'], '345'],
  [[], ''],
])('the texts of %j are joined', (fields, expected) => {
  expect(textOf(ofTitle(fields), line)).toBe(expected)
})

test('each text is trimmed before the texts are joined', () => {
  expect(textOf(ofTitle(['letter', 'name']), '1012345 XAna  341001')).toBe('XAna')
  expect(textOf(ofTitle(['name', 'bank']), '1012345 XAna  341001')).toBe('Ana341')
  expect(textOf(ofTitle(['letter', 'name']), '1012345 X Ana 341001')).toBe('XAna')
})

const second = '2' + '987' + '654' + 'Rua das F.' + '002'

test.each([
  [['more.wallet', 'more.number'], '987654'],
  [['title.agreement', 'more.number'], '012654'],
  [['more.wallet', 'title.number'], '987345'],
  [['title.number', 'title.digit', 'more.wallet', 'more.number'], '3456987654'],
])('the texts of %j, of two records, are joined', (paths, expected) => {
  expect(textOf(paths, line, 'our_number', second)).toBe(expected)
})

test('a text of two entries is sliced once', () => {
  const paths = ofTitle(['name'])
  const both = textsOf({ our_number: paths, processed_our_number_raw: paths }, line)
  expect(both).toEqual({ texts: ['Ana', 'Ana'], slices: 1 })
  const others = textsOf({ our_number: paths, processed_our_number_raw: ofTitle(['letter', 'name']) }, line)
  expect(others.texts).toEqual(['Ana', 'XAna'])
})

test('a field of a record that the title lacks adds nothing to the text', () => {
  expect(textOf(['more.wallet', 'title.number'], line)).toBe('345')
})

test('a blank field adds nothing to the text', () => {
  const blankNumber = '1012   6X Ana 341001'
  const blankDigit = '1012345 X Ana 341001'
  const blankAgreement = '1   3456X Ana 341001'
  const fields = ['agreement', 'number', 'digit']
  expect([blankNumber, blankDigit, blankAgreement].map((each) => textOf(ofTitle(fields), each))).toEqual([
    '0126',
    '012345',
    '3456',
  ])
  expect(textOf(ofTitle(['number', 'digit']), '1012    X Ana 341001')).toBe('')
})

test('bank number 000 is read as blank', () => {
  expect(textOf(['title.bank'], line, 'banco_recebedor')).toBe('341')
  expect(textOf(['title.bank'], line.replace('341', '000'), 'banco_recebedor')).toBe('')
  expect(textOf(['title.bank'], line.replace('341', '000'))).toBe('000')
  const paths = ['title.bank']
  const both = textsOf({ our_number: paths, banco_recebedor: paths }, line.replace('341', '000'))
  expect(both.texts).toEqual(['000', ''])
})
