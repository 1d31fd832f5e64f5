/** Texts of a regular title that are made of several fields, as the code that is made for it has them. */
import { expect, test } from 'vitest'
import type { ReturnDialect } from '../../src/banks/index.js'
import { digits, fileLayout, integer, key, record, regularHelpers, text } from '../../src/fixed-width/index.js'
import { TitleSource } from '../../src/return/regular/title-source.js'

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
    trailer: record('made.trailer', WIDTH, { type: key(1, 1, '9'), rest: text(2, 20) }, 'made up'),
  },
  structure: { header: 'header', trailer: 'trailer', titles: [{ main: 'title' }] },
})

/** The text of a line that is made of some fields of it. */
function textOf(fields: readonly string[], line: string, entry: 'our_number' | 'banco_recebedor' = 'our_number') {
  const projection = { [entry]: fields.map((field) => `title.${field}`) }
  const dialect = { layout, titles: { title: projection } } as unknown as ReturnDialect
  const source = new TitleSource(dialect, { main: 'title', companion: null })
  const told = source.text(entry)
  const statements = source.main.statements([])
  const code = `'use strict'
${source.main.state.join('\n')}
return (b, v, p, s, d, charset) => {
  titles: for (;;) {
    ${[...statements, ...source.working].join('\n    ')}
    return ${told}
  }
  return null
}`
  const read = new Function(...Object.keys(regularHelpers), code)(...Object.values(regularHelpers))
  const bytes = Buffer.from(`>>${line}<<<<`, 'latin1')
  return read(bytes, new DataView(bytes.buffer, bytes.byteOffset, bytes.length), 2, line, 0, 'latin1') as string | null
}

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
])('%j one behind the other', (fields, expected) => {
  expect(textOf(fields, line)).toBe(expected)
})

test('of fields that are blank there is nothing in it', () => {
  const blankNumber = '1012   6X Ana 341001'
  const blankDigit = '1012345 X Ana 341001'
  const blankAgreement = '1   3456X Ana 341001'
  const fields = ['agreement', 'number', 'digit']
  expect([blankNumber, blankDigit, blankAgreement].map((each) => textOf(fields, each))).toEqual([
    '0126',
    '012345',
    '3456',
  ])
  expect(textOf(['number', 'digit'], '1012    X Ana 341001')).toBe('')
})

test('no bank has the number 000', () => {
  expect(textOf(['bank'], line, 'banco_recebedor')).toBe('341')
  expect(textOf(['bank'], line.replace('341', '000'), 'banco_recebedor')).toBe('')
  expect(textOf(['bank'], line.replace('341', '000'))).toBe('000')
})
