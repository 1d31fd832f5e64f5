/** Few titles are read the long way, and the same ones whatever is made of them: a way that leaves more to it gives the same, more slowly. */
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

/** Of layouts whose titles may come without the record of their amounts, or with it: no line of theirs is regular. */
const ALL_LONG = ['041-banrisul/cnab240-040/settlements']

/** How many titles a file has, and how many of them are read the long way. */
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
  test('has the same titles for the long way, whatever is made of them', () => {
    const file = grown(bytes, 10_000)
    const [first, ...others] = ways.map((make) => countsOf(file, make))
    expect(others).toEqual(others.map(() => first))
    if (name.endsWith('/settlements') && !ALL_LONG.includes(name))
      expect(first!.long / first!.titles).toBeLessThan(1 / 5)
  })
})
