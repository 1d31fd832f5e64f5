/** The example lines of the thresholds for misplaced lines. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  codecOf,
  date,
  type Fault,
  integer,
  latin1Columns,
  literal,
  misplacementOf,
  money,
  record,
  text,
} from '../../../src/fixed-width/index.js'

const made = record(
  'made.title',
  29,
  {
    due_date: date(1, 8, 'DDMMYYYY'),
    amount: money(9, 18),
    name: text(19, 24),
    mark: literal(25, 25, 'A'),
    count: integer(26, 29),
  },
  'made up',
)
const needed = new Set(['due_date', 'amount'])

function misplacedField(line: string): string | null {
  const faults: Fault[] = []
  const whole = line.padEnd(made.width)
  codecOf(made).parse(whole, latin1Columns(whole), 0, faults)
  return misplacementOf(made, line, { faults, padding: 0, trimmed: false, needed })?.field ?? null
}

const source = readFileSync('src/fixed-width/read/misplacement/thresholds.ts', 'utf8')
const examples = [...source.matchAll(/@example `(.+?)`[\s\S]*?export const (\w+)/g)].map(([, line, name]) => [
  name!,
  line!,
])

test.each(examples)('%s: %s', (name, line) => {
  expect([name, misplacedField(line)]).toEqual([
    name,
    { ENOUGH: 'mark', LONG_DATE: 'due_date', LAST_YEAR: 'due_date' }[name],
  ])
})

test.each([
  ['a regular line', '150320260000001234MARIA A0001'],
  ['a misprint in one field', '150320260000001234MARIA Ax001'],
  ['a date alone that is wrong in all columns', '153320260000001234MARIA A0001'],
])('%s is not misplaced', (_, line) => {
  expect(misplacedField(line)).toBeNull()
})

test('each threshold with one value has an example', () => {
  expect(examples.map(([name]) => name)).toEqual(
    [...source.matchAll(/export const (\w+) = ['\w]/g)].map(([, name]) => name),
  )
})
