/** What a run of regular titles may follow: all that its lines were held against, and no line that is its first one over again. */
import { expect, test } from 'vitest'
import { goesOnFrom, type RegularRun, type RegularState } from '../../src/fixed-width/index.js'

const state: RegularState = {
  sequence: 7,
  lot: '0001',
  constants: new Map([['bank_code', '341']]),
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
])('behind %s', (_, before, isSo) => {
  expect(goesOnFrom(run, { ...state, ...before })).toBe(isSo)
})

test('behind what agrees in all that its lines were held against, not in some of it', () => {
  const held = { ...run, state: { ...state, constants: new Map([...state.constants, ['agency', '1']]) } }
  const before = (agency: string) => ({ ...state, constants: new Map([...state.constants, ['agency', agency]]) })
  expect([goesOnFrom(held, before('1')), goesOnFrom(held, before('2'))]).toEqual([true, false])
})
