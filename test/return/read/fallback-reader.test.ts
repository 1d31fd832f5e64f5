/**
 * Few titles need the fallback reader, and the same titles for every kind of result. A fast reader that left more titles to it would give the same results,
 * only more slowly.
 */
import { describe, expect, test, vi } from 'vitest'
import { returnDialectOf } from '../../../src/banks/index.js'
import { ColumnReader, NdjsonReader, parseReturn, ReturnReader } from '../../../src/return/index.js'
import { TitleReader } from '../../../src/return/meaning/title-reader.js'
import type { BatchReader } from '../../../src/return/read/batch-reader.js'
import { grown } from '../../convert/grown.js'
import { someOf } from '../../runs.js'
import { returnFixtures } from '../return-fixtures.js'

const SOME = { fields: ['our_number', 'paid_amount', 'paid_at', 'reasons', 'line_raw'] } as const
type MakeReader = () => BatchReader<unknown, unknown>
const generated: readonly MakeReader[] = [
  () => new ReturnReader(),
  () => new ReturnReader(SOME),
  () => new ColumnReader(),
  () => new ColumnReader(SOME),
]
/** The kernel reports no reasons that are in no table. */
const kernel: readonly MakeReader[] = [() => new NdjsonReader(), () => new NdjsonReader(SOME)]

/** Number of titles of a file, of those that the fallback reader reads, and of those with an unknown reason. */
function countsOf(file: Buffer, make: MakeReader) {
  const read = vi.spyOn(TitleReader.prototype, 'read')
  const reader = make()
  for (const _ of reader.batchesOf(file));
  for (const _ of reader.lastBatches());
  const unknown = new Set(reader.diagnostics.flatMap(({ code, line }) => (code === 'unknown_reason' ? [line] : [])))
  const counts = { titles: reader.totals.titles, long: read.mock.calls.length, unknown: unknown.size }
  read.mockRestore()
  return counts
}

/** Whether the titles of some occurrences have a record that the others lack. */
const hasConditionalCompanion = (file: Buffer): boolean =>
  returnDialectOf(file).dialect.layout.structure.titles.some(({ companions = {} }) =>
    Object.values(companions).some((companion) => companion?.requiredFor !== undefined),
  )

describe.each(someOf(returnFixtures, 5))('$name', ({ name, bytes }) => {
  test('has the same titles for the fallback reader, for every kind of result', () => {
    const file = grown(bytes, 10_000)
    const [first, ...others] = generated.map((make) => countsOf(file, make))
    expect(others).toEqual(others.map(() => first))
    for (const make of kernel) {
      const { titles, long, unknown } = countsOf(file, make)
      expect({ titles, unknown }).toEqual({ titles: first!.titles, unknown: first!.unknown })
      expect(long).toBeGreaterThanOrEqual(first!.long)
      expect(long).toBeLessThanOrEqual(first!.long + unknown)
    }
    // The generated code reads only titles with all required companions of the layout and no optional one, and no payment that needs review.
    if (name.endsWith('/settlements') && !hasConditionalCompanion(bytes)) {
      const records = parseReturn(bytes).bank_billet_discharges
      const isOfFallback = ({ extra, needs_review }: (typeof records)[number]): boolean =>
        extra !== undefined || needs_review.length > 0
      const expected = records.filter(isOfFallback).length / records.length
      expect(first!.long / first!.titles).toBeLessThanOrEqual(1 / 5 + expected)
    }
  })
})

test('after many damaged titles, the fast readers continue with the whole titles', () => {
  const { bytes } = returnFixtures.find(({ name }) => name === '341-itau/cnab400/settlements')!
  const whole = grown(bytes, 200_000)
  const lines = whole.toString('latin1').split('\r\n')
  const cut = (from: number, to: number) => (line: string, at: number) =>
    at >= from && at < to ? line.slice(0, 200) : line
  const damaged = Buffer.from(lines.map(cut(100, 200)).join('\r\n'), 'latin1')
  const [make] = generated
  const before = countsOf(whole, make!)
  const after = countsOf(damaged, make!)
  expect(after.titles).toBe(before.titles)
  // The damaged ones, and those until the next attempt.
  expect(after.long - before.long).toBeGreaterThanOrEqual(50)
  expect(after.long - before.long).toBeLessThanOrEqual(100 + 17)
  const content = (file: Buffer, engine: 'compiled' | 'interpreted') =>
    parseReturn(file, { engine }).bank_billet_discharges.map(({ fields, ...record }) => ({ fields, ...record }))
  expect(content(damaged, 'compiled')).toEqual(content(damaged, 'interpreted'))
})
