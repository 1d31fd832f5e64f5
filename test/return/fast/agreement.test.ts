/** Constraints on the lines of regular titles that can be checked by comparing columns. */
import { expect, test } from 'vitest'
import {
  type AnyField,
  digits,
  type FixedRecord,
  fileLayout,
  integer,
  key,
  record,
  text,
} from '../../../src/fixed-width/index.js'
import { constantText, fileConstantFields, linkFieldsOf } from '../../../src/return/fast/agreement.js'

const WIDTH = 12

/** A layout of titles of two records. Columns 4 to 6 hold the field under test, which is a link field and a file constant. */
function layoutOf({ main, companion }: { readonly main: AnyField; readonly companion: AnyField }) {
  const line = (name: string, type: string, subject: AnyField): FixedRecord => {
    const rest = subject.to < WIDTH ? { rest: text(subject.to + 1, WIDTH) } : {}
    return record(
      `made.${name}`,
      WIDTH,
      { type: key(1, 1, type), sequence: integer(2, 3), subject, ...rest },
      'made up',
    )
  }
  return fileLayout({
    name: 'made.return',
    width: WIDTH,
    records: {
      header: record('made.header', WIDTH, { type: key(1, 1, '0'), rest: text(2, WIDTH) }, 'made up'),
      title: line('title', '1', main),
      more: line('more', '2', companion),
      trailer: record('made.trailer', WIDTH, { type: key(1, 1, '9'), rest: text(2, WIDTH) }, 'made up'),
    },
    structure: {
      header: 'header',
      trailer: 'trailer',
      titles: [{ main: 'title', companions: { more: { required: true, linkFields: ['subject'] } } }],
    },
    fileConstants: ['subject'],
  } as never)
}

const shape = {
  main: 'title',
  companion: { role: 'more', terms: { required: true, linkFields: ['subject'] } },
} as const

test.each<[string, AnyField, AnyField, string | null | undefined]>([
  ['digits of one width', digits(4, 6), digits(4, 6), null],
  ['texts of one width', text(4, 6), text(4, 6), null],
  ['digits that are a constant in one', digits(4, 6), key(4, 6, '341'), '341'],
  ['digits of two widths', digits(4, 6), digits(4, 7), undefined],
  ['a constant of another width', digits(4, 6), key(4, 7, '0341'), undefined],
  ['digits and a text', digits(4, 6), text(4, 6), undefined],
  ['a text and digits', text(4, 6), digits(4, 6), undefined],
  ['a text that is a constant in one', text(4, 6), key(4, 6, 'ABC'), undefined],
  ['texts of different alignment', text(4, 6), text(4, 6, { align: 'right' }), undefined],
  ['numbers', integer(4, 6), integer(4, 6), undefined],
])('link fields, %s: %o', (_, main, companion, constant) => {
  expect(linkFieldsOf(layoutOf({ main, companion }), shape)).toEqual(
    constant === undefined ? null : [{ name: 'subject', constant }],
  )
})

test('a title of one record has no link fields', () => {
  const layout = layoutOf({ main: digits(4, 6), companion: digits(4, 6) })
  expect(linkFieldsOf(layout, { main: 'title', companion: null })).toEqual([])
})

const both = ['title', 'more']

test.each<[string, AnyField, AnyField, readonly [role: string, width: number][] | null]>([
  [
    'digits',
    digits(4, 6),
    digits(4, 7),
    [
      ['title', 3],
      ['more', 4],
    ],
  ],
  ['digits, and a constant of its record', digits(4, 6), key(4, 6, '341'), [['title', 3]]],
  ['texts', digits(4, 6), text(4, 6), null],
  ['numbers', integer(4, 6), digits(4, 6), null],
])('file constants: %s', (_, main, companion, expected) => {
  const fileConstants = fileConstantFields(layoutOf({ main, companion }), both)
  expect(fileConstants).toEqual(
    expected?.map(([role, width]) => ({ of: { constant: 'subject' }, role, name: 'subject', width })) ?? null,
  )
})

test.each<[string, 'lot' | { constant: string }, string | null]>([
  ['the number of the lot', 'lot', '0002'],
  ['a constant', { constant: 'bank' }, '0341'],
  ['a constant that is blank in the file', { constant: 'blank' }, '    '],
  ['a constant of another width', { constant: 'short' }, null],
  ['a constant that is a number', { constant: 'number' }, null],
  ['a constant that no line has had yet', { constant: 'unknown' }, null],
])('the expected columns of %s', (_, of, expected) => {
  const constants = new Map<string, string | number>([
    ['bank', '0341'],
    ['blank', ''],
    ['short', '341'],
    ['number', 1234],
  ])
  const state = { sequence: 1, lot: '0002', constants, header: null, previous: null, padding: 0 }
  expect(constantText({ of, role: 'title', name: 'subject', width: 4 }, state)).toBe(expected)
})

test('a file without lots has no lot number to compare', () => {
  const state = { sequence: 1, lot: null, constants: new Map(), header: null, previous: null, padding: 0 }
  expect(constantText({ of: 'lot', role: 'title', name: 'lot', width: 4 }, state)).toBeNull()
})
