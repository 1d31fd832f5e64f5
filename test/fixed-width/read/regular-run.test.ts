/** The states that a run of regular titles can continue. */
import { expect, test } from 'vitest'
import {
  codecOf,
  continuesFrom,
  digits,
  type FileLayout,
  fileLayout,
  integer,
  key,
  type RegularRun,
  type RegularState,
  record,
  stateBefore,
  text,
} from '../../../src/fixed-width/index.js'
import { returnLayout } from '../cnab240-file.js'

const state: RegularState = {
  sequence: 7,
  lot: '0001',
  constants: new Map([['bank_code', '341']]),
  header: null,
  previous: null,
  padding: 0,
}
const run: RegularRun = {
  titles: 2,
  lines: 2,
  nextSequence: 9,
  lastMain: { raw: '1b', number: 8 },
  start: 804,
  end: 1608,
  line: 3,
  firstMain: '1a',
  state,
}

test.each<[string, Partial<RegularState>, boolean]>([
  ['what it was held against', {}, true],
  ['another line before', { previous: '1z' }, true],
  ['more constants than its lines have', { constants: new Map([...state.constants, ['agency', '1']]) }, true],
  ['its first line', { previous: '1a' }, false],
  ['another number', { sequence: 8 }, false],
  ['another lot', { lot: '0002' }, false],
  ['no lot', { lot: null }, false],
  ['another constant', { constants: new Map([['bank_code', '237']]) }, false],
  ['a constant that no line has had yet', { constants: new Map() }, false],
  ['a header that its titles took nothing from', { header: ['02879'] }, true],
])('after %s', (_, before, isSo) => {
  expect(continuesFrom(run, { ...state, ...before })).toBe(isSo)
})

test('a run continues a state only if the whole assumed state is equal', () => {
  const held = { ...run, state: { ...state, constants: new Map([...state.constants, ['agency', '1']]) } }
  const before = (agency: string) => ({ ...state, constants: new Map([...state.constants, ['agency', agency]]) })
  expect([continuesFrom(held, before('1')), continuesFrom(held, before('2'))]).toEqual([true, false])
})

test('a run continues only after the header that its titles took values from', () => {
  const held = { ...run, state: { ...state, header: ['02879', null] } }
  const isSo = [['02879', null], ['02880', null], null].map((header) => continuesFrom(held, { ...state, header }))
  expect(isSo).toEqual([true, false, false])
})

/** The state before a line, derived from the line among other bytes. */
const guessed = (layout: FileLayout, role: string, line: string) => {
  const before = '7'.repeat(layout.width + 2)
  return stateBefore(layout, role, Buffer.from(`${before}${line}${before}`, 'latin1'), before.length, null)
}

test('a line has the line number, the lot number and the file constants', () => {
  const line = codecOf(returnLayout.records.segment_t).format({
    bank_code: '756',
    lot_number: '0012',
    sequence: 345,
  } as never)
  expect(guessed(returnLayout, 'segment_t', line)).toEqual({
    sequence: 345,
    lot: '0012',
    constants: new Map([['bank_code', '756']]),
    header: null,
    previous: null,
    padding: 0,
  })
})

test('a line without a valid line number or lot number has no state', () => {
  const line = codecOf(returnLayout.records.segment_t).format({ lot_number: '0012', sequence: 345 } as never)
  const { from, to } = returnLayout.records.segment_t.fields.sequence
  const without = line.slice(0, from - 1) + ' '.repeat(to - from + 1) + line.slice(to)
  expect(guessed(returnLayout, 'segment_t', without)).toBeNull()
  expect(guessed(returnLayout, 'trailer', codecOf(returnLayout.records.trailer).format({} as never))).toBeNull()
})

const simple = fileLayout({
  name: 'made.simple',
  width: 12,
  records: {
    header: record('made.header', 12, { type: key(1, 1, '0'), rest: text(2, 12) }, 'made up'),
    title: record(
      'made.title',
      12,
      { type: key(1, 1, '1'), sequence: integer(2, 5), agency: digits(6, 9), rest: text(10, 12) },
      'made up',
    ),
    trailer: record('made.trailer', 12, { type: key(1, 1, '9'), rest: text(2, 12) }, 'made up'),
  },
  structure: { header: 'header', trailer: 'trailer', titles: [{ main: 'title' }] },
  sequence: { field: 'sequence', within: 'file' },
})

test('without lots and constants, a line has only the line number', () => {
  const state = guessed(simple, 'title', '100231084ABC')
  expect(state).toEqual({ sequence: 23, lot: null, constants: new Map(), header: null, previous: null, padding: 0 })
})

test.each([
  ['number in digits, which comes first', digits(1, 2), '04', '04'],
  ['number as an integer has no state', integer(1, 2), '04', undefined],
])('in a file with lots, a lot %s', (_, lot, columns, expected) => {
  const line = (name: string, type: string) =>
    record(`made.${name}`, 12, { lot, type: key(3, 3, type), sequence: integer(4, 7), rest: text(8, 12) }, 'made up')
  const inLots = fileLayout({
    name: 'made.lots',
    width: 12,
    records: {
      header: line('header', '0'),
      lot_header: line('lot_header', '1'),
      title: line('title', '3'),
      lot_trailer: line('lot_trailer', '5'),
      trailer: line('trailer', '9'),
    },
    structure: {
      header: 'header',
      trailer: 'trailer',
      lot: { header: 'lot_header', trailer: 'lot_trailer', number: 'lot' },
      titles: [{ main: 'title' }],
    },
    sequence: { field: 'sequence', within: 'file' },
  })
  expect(guessed(inLots, 'title', `${columns}30023ABCDE`)?.lot).toBe(expected)
})
