/** The outcome of regular titles is computed once for each content of their code columns, in both records. */
import { expect, test, vi } from 'vitest'
import type { AnyField } from '../../../../src/fixed-width/index.js'
import type { CodeRange } from '../../../../src/return/fast/code-ranges.js'
import { knownCodes } from '../../../../src/return/fast/regular/known-codes.js'
import type { MeaningOfCodes } from '../../../../src/return/fast/title-codes.js'
import type { TitleOutcome } from '../../../../src/return/meaning/title-outcome.js'

const rangeOf = (record: 0 | 1, from: number): CodeRange => ({
  record,
  name: 'code',
  field: {} as AnyField,
  from,
  to: from + 2,
})

function codesOf(outcome: Partial<TitleOutcome> | null = {}) {
  const meaning = outcome && ({ outcome: { reasons: [], whenPaid: null, ...outcome }, amounts: [] } as unknown)
  const read = vi.fn(() => meaning as MeaningOfCodes | null)
  const codes = knownCodes([rangeOf(0, 3), rangeOf(1, 1)], read, ({ occurrence }) => `rendered ${occurrence}`)
  const outcomeFor = (main: string, companion: string) => codes(Buffer.from(`>...${main}.${companion}.`), 1, 6)
  return { outcomeFor, read }
}

test('equal columns share an outcome, others are computed', () => {
  const { outcomeFor, read } = codesOf()
  const first = outcomeFor('AA', 'BB')
  expect(outcomeFor('AA', 'BB')).toBe(first)
  expect(read).toHaveBeenCalledTimes(1)
  for (const [main, companion] of [
    ['AB', 'BB'],
    ['AA', 'AB'],
    ['BB', 'AA'],
  ] as const) {
    expect(outcomeFor(main, companion)).not.toBe(first)
  }
  expect(read).toHaveBeenCalledTimes(4)
})

test('columns whose titles are irregular are read once, too', () => {
  const { outcomeFor, read } = codesOf(null)
  expect([outcomeFor('AA', 'BB'), outcomeFor('AA', 'BB')]).toEqual([null, null])
  expect(read).toHaveBeenCalledTimes(1)
})

test('an outcome that a paid value changes has another one for titles that are money', () => {
  const whenPaid = { occurrence: '06', reasons: [], whenPaid: null } as unknown as TitleOutcome
  const regular = codesOf({ occurrence: '02', whenPaid }).outcomeFor('AA', 'BB')!
  expect([regular.rendered, regular.whenMoney.rendered]).toEqual(['rendered 02', 'rendered 06'])
  expect(regular.whenMoney.whenMoney).toBe(regular.whenMoney)
  const other = codesOf().outcomeFor('AA', 'BB')!
  expect(other.whenMoney).toBe(other)
})

test('all titles share the reasons, which are frozen', () => {
  const { reasons } = codesOf({ reasons: [{ code: '01', text: null, severity: 'fee' }] }).outcomeFor(
    'AA',
    'BB',
  )!.outcome
  expect(Object.isFrozen(reasons) && Object.isFrozen(reasons[0])).toBe(true)
})

test('the cache keeps 4096 contents', () => {
  const { outcomeFor } = codesOf()
  const textOf = (i: number) => String.fromCharCode(0x21 + Math.floor(i / 90), 0x21 + (i % 90))
  const first = outcomeFor('AA', textOf(0))
  for (let i = 1; i < 4096; i++) outcomeFor('AA', textOf(i))
  expect(outcomeFor('AA', textOf(0))).toBe(first)
  outcomeFor('AA', textOf(4096))
  expect(outcomeFor('AA', textOf(0))).not.toBe(first)
})
