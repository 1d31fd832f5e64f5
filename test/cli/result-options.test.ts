/** Every option that results depend on is stored by shards, jobs and manifests, and has its flag on the command line. */
import { expect, test } from 'vitest'
import { type RESULT_FLAGS, resultOptions } from '../../src/cli/result-options.js'
import { recordOptions } from '../../src/convert/convert-options.js'
import { CSV_FORM, RESULT_OPTIONS } from '../../src/convert/index.js'

/** A value of each flag, and the options that results store for it. */
const GIVEN = {
  to: ['csv', { to: 'csv' }],
  fields: [['kind', 'line'], { fields: ['kind', 'line'] }],
  kind: [['settled'], { kinds: ['settled'] }],
  since: ['2026-03-02', { since: '2026-03-02' }],
  bank: ['341', { bank: '341' }],
  'raw-text': [true, { rawText: true }],
  delimiter: ['tab', { delimiter: '\t' }],
  bom: [true, { bom: true }],
  'decimal-comma': [true, { decimalComma: true }],
  'quote-text': [true, { quoteText: true }],
  money: ['reais', { money: 'reais' }],
  join: ['todos', { join: 'todos.csv' }],
} as const satisfies Readonly<Record<keyof typeof RESULT_FLAGS, readonly [unknown, object]>>

test.each(Object.entries(GIVEN))('results store the option of --%s', (name, [value, stored]) => {
  expect(recordOptions({ ...resultOptions({ [name]: value }), to: 'csv' })).toEqual({ to: 'csv', ...stored })
})

test('all options are stored in the order of their table', () => {
  const all = Object.fromEntries(Object.entries(GIVEN).map(([name, [value]]) => [name, value]))
  const stored = recordOptions({ ...resultOptions(all), charset: 'latin1', engine: 'interpreted' })
  const ofCsv = ['rawText', 'delimiter', 'bom', 'quoteText', 'decimalComma']
  const others = Object.keys(RESULT_OPTIONS).filter((name) => name !== 'csv')
  expect(Object.keys(stored)).toEqual([...others, ...ofCsv])
  expect(Object.keys(CSV_FORM)).toHaveLength(ofCsv.length)
})
