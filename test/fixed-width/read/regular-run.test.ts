/** What a run of regular titles may follow: all that its lines were held against, and no line that is its first one over again. */
import { expect, test } from 'vitest'
import {
  codecOf,
  continuesFrom,
  digits,
  fileLayout,
  integer,
  key,
  type RegularRun,
  type RegularState,
  record,
  StateGuess,
  text,
} from '../../../src/fixed-width/index.js'
import { returnLayout } from '../cnab240-file.js'

const state: RegularState = {
  sequence: 7,
  lot: '0001',
  constants: new Map([['bank_code', '341']]),
  header: null,
  previous: null,
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
  ['a constant that no line has told yet', { constants: new Map() }, false],
  ['a header that its titles took nothing from', { header: ['02879'] }, true],
])('behind %s', (_, before, isSo) => {
  expect(continuesFrom(run, { ...state, ...before })).toBe(isSo)
})

test('behind what agrees in all that its lines were held against, not in some of it', () => {
  const held = { ...run, state: { ...state, constants: new Map([...state.constants, ['agency', '1']]) } }
  const before = (agency: string) => ({ ...state, constants: new Map([...state.constants, ['agency', agency]]) })
  expect([continuesFrom(held, before('1')), continuesFrom(held, before('2'))]).toEqual([true, false])
})

test('behind the header that its titles took values from, not behind another', () => {
  const held = { ...run, state: { ...state, header: ['02879', null] } }
  const isSo = [['02879', null], ['02880', null], null].map((header) => continuesFrom(held, { ...state, header }))
  expect(isSo).toEqual([true, false, false])
})

/** What a line that lies among others tells of the state before it. */
const guessed = (layout: ConstructorParameters<typeof StateGuess>[0], role: string, line: string) => {
  const before = '7'.repeat(layout.width + 2)
  return new StateGuess(layout).before(role, Buffer.from(`${before}${line}${before}`, 'latin1'), before.length)
}

test('a line tells its number, its lot, and what is constant in its file', () => {
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
  })
})

test('a line whose number or lot is no such thing tells nothing, and neither does one that has no number', () => {
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

test('of a file without lots and constants, the number alone', () => {
  const told = guessed(simple, 'title', '100231084ABC')
  expect(told).toEqual({ sequence: 23, lot: null, constants: new Map(), header: null, previous: null })
})

test.each([
  ['number in digits, which comes first', digits(1, 2), '04', '04'],
  ['number as an integer tells nothing', integer(1, 2), '04', undefined],
])('of a file with lots, their %s', (_, lot, columns, expected) => {
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
