/** Generated code contains only names, integers and quoted constants of descriptors, and no content of files. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ColumnReader } from '../../src/columns.js'
import { NdjsonReader, parseReturn } from '../../src/index.js'
import {
  type FixedRecord,
  fields,
  fileLayout,
  formatRecord,
  LayoutError,
  parseFile,
  parseRecord,
  record,
} from '../../src/layouts.js'
import { returnFixture } from '../return/return-fixtures.js'

/** All generated code. */
const sources: string[] = []
const Real = globalThis.Function

beforeAll(() => {
  globalThis.Function = new Proxy(Real, {
    construct(target, given: string[]) {
      sources.push(given.join('\n'))
      return Reflect.construct(target, given) as object
    },
  })
})
afterAll(() => {
  globalThis.Function = Real
})

const { blanks, key, literal, text, digits, integer } = fields

const NAMES = ['a;b', 'a b', "a'", 'a"', 'a`', 'a\n', 'a\u2028', 'a.b', 'a[0]', '__proto__', 'A', '', '1a', 'a-b', 'á']

describe('names of fields', () => {
  test.each(NAMES)('%j is an error', (name) => {
    expect(() => record('made.x', 3, Object.fromEntries([[name, text(1, 3)]]), 'made up')).toThrow(LayoutError)
  })

  test.each(NAMES.filter((name) => name !== '__proto__'))('%j in an unchecked record generates no code', (name) => {
    const good = record('made.x', 3, { a: text(1, 3) }, 'made up')
    const forged = { ...good, fields: { [name]: text(1, 3) } } as unknown as FixedRecord<{
      a: ReturnType<typeof text>
    }>
    const before = sources.length
    expect(() => parseRecord(forged, 'abc')).toThrow(/not an identifier/)
    expect(sources.slice(before).filter((source) => source.includes('row('))).toEqual([])
  })

  test.each(['constructor', 'prototype', 'toString'.toLowerCase(), 'class', 'arguments'])(
    '%s is an ordinary name',
    (name) => {
      const made = record('made.x', 3, { [name]: text(1, 3) }, 'made up')
      expect(parseRecord(made, 'abc')).toEqual({ [name]: 'abc' })
      expect(formatRecord(made, { [name]: 'abc' } as never)).toBe('abc')
    },
  )
})

test.each(['1', '1;x', '0+1', Number.NaN, 1.5, Number.POSITIVE_INFINITY])(
  'a position that is not an integer, %j, is an error',
  (from) => {
    expect(() => record('made.x', 3, { a: { ...text(1, 3), from: from as never } }, 'made up')).toThrow(LayoutError)
  },
)

test.each([`']; hit()//`, '"; hit() //', '${hit()} `', '\\"; hit()//', '\\', `*/ hit() /*`, '</script>'])(
  'a constant, %j, is not interpreted as code',
  (constant) => {
    Reflect.set(globalThis, 'hit', () => {
      throw new Error('the constant was executed')
    })
    const width = constant.length + 3
    const made = record(
      'made.x',
      width,
      { a: literal(1, constant.length, constant), b: digits(constant.length + 1, width) },
      'made up',
    )
    expect(formatRecord(made, { b: '123' })).toBe(`${constant}123`)
    expect(parseRecord(made, `${constant}123`)).toEqual({ b: '123' })
    const layout = fileLayout({
      name: 'made.return',
      width,
      records: {
        header: record(
          'made.h',
          width,
          { a: key(1, constant.length, constant), b: text(constant.length + 1, width) },
          'made up',
        ),
        title: record('made.t', width, { a: key(1, 1, '\x01'), b: blanks(2, width) }, 'made up'),
        trailer: record('made.f', width, { a: key(1, 1, '\x02'), b: integer(2, width) }, 'made up'),
      },
      structure: { header: 'header', trailer: 'trailer', titles: [{ main: 'title' }] },
    })
    const { lines } = parseFile(layout, Buffer.from(`${constant}abc\r\n`, 'latin1'))
    expect(lines[0]).toMatchObject({ role: 'header', values: { b: 'abc' } })
    Reflect.deleteProperty(globalThis, 'hit')
  },
)

test('generated code contains no content of files', () => {
  // Writes letters that do not occur in code into names, numbers and texts of the first title.
  const { bytes } = returnFixture('341-itau/cnab400/settlements')
  const evil = Buffer.from(bytes)
  evil.write('QXJ`${QXJ}QXJ', 402 + 324, 'latin1')
  evil.write("QXJ'+QXJ//", 402 + 116, 'latin1')
  evil.write('QXJ";QXJ', 402 + 37, 'latin1')
  const { bank_billet_discharges: records } = parseReturn(evil)
  expect(JSON.stringify(records)).toContain('QXJ')
  const ndjson = new NdjsonReader({ fields: ['our_number', 'document_number', 'control_number'] })
  for (const _ of [...ndjson.push(evil), ...ndjson.end()]);
  const columns = new ColumnReader({ fields: ['our_number', 'document_number'] })
  for (const _ of [...columns.push(evil), ...columns.end()]);
  expect(sources.length).toBeGreaterThan(5)
  expect(sources.filter((source) => source.includes('QXJ'))).toEqual([])
})
