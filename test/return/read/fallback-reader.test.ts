/**
 * Few titles need the fallback reader, and the same titles for every kind of result. A fast reader that left more titles to it would give the same results,
 * only more slowly.
 */
import { describe, expect, test, vi } from 'vitest'
import { ColumnReader, NdjsonReader, ReturnReader } from '../../../src/return/index.js'
import { TitleReader } from '../../../src/return/meaning/title-reader.js'
import type { BatchReader } from '../../../src/return/read/batch-reader.js'
import { grown } from '../../convert/grown.js'
import { someOf } from '../../runs.js'
import { returnFixtures } from '../return-fixtures.js'

const SOME = { fields: ['our_number', 'paid_amount', 'paid_at', 'reasons', 'line_raw'] } as const
const ways: readonly (() => BatchReader<unknown, unknown>)[] = [
  () => new ReturnReader(),
  () => new ReturnReader(SOME),
  () => new ColumnReader(),
  () => new ColumnReader(SOME),
  () => new NdjsonReader(),
  () => new NdjsonReader(SOME),
]

/** Number of titles of a file, and of those that the fallback reader reads. */
function countsOf(file: Buffer, make: () => BatchReader<unknown, unknown>) {
  const read = vi.spyOn(TitleReader.prototype, 'read')
  const reader = make()
  for (const _ of reader.read(file));
  for (const _ of reader.finish());
  const counts = { titles: reader.totals.titles, long: read.mock.calls.length }
  read.mockRestore()
  return counts
}

describe.each(someOf(returnFixtures, 24))('$name', ({ name, bytes }) => {
  test('has the same titles for the fallback reader, for every kind of result', () => {
    const file = grown(bytes, 10_000)
    const [first, ...others] = ways.map((make) => countsOf(file, make))
    expect(others).toEqual(others.map(() => first))
    if (name.endsWith('/settlements')) expect(first!.long / first!.titles).toBeLessThanOrEqual(1 / 5)
  })
})
