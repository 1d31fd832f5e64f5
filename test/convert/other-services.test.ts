/** Conversion of CNAB 240 returns whose first lot is of another service: on one thread, in ranges, in shards, and in a folder. */
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { returnDialectOf } from '../../src/banks/index.js'
import { convertInRanges } from '../../src/convert/convert-in-ranges.js'
import { convertSequentially } from '../../src/convert/convert-sequentially.js'
import { convertAll, convertShard, mergeShards, planShards } from '../../src/convert/index.js'
import { formatRange } from '../../src/convert/workers/format-range.js'
import { DETECTION_BYTES } from '../../src/febraban/index.js'
import { fileOf, linesOf, paymentLot, withPaymentLots } from '../return/other-lots.js'
import { someOf } from '../runs.js'
import { contentOf, fixture, folderOf } from './folders.js'
import { grown } from './grown.js'

const settlements = fixture('756-sicoob/cnab240/settlements.ret')
const { layout } = returnDialectOf(settlements).dialect

/** Titles of cobrança, after payments that fill a part of the head, nearly all of it, or more. */
const mixed = (payments: number): Buffer =>
  fileOf(withPaymentLots(linesOf(grown(settlements, 2 * DETECTION_BYTES)), layout, ['before', 'after'], { payments }))

const PAYMENTS = [1, 100, 135, 136, 137, 400]

const all = async <T>(items: AsyncIterable<T>): Promise<T[]> => {
  const list: T[] = []
  for await (const item of items) list.push(item)
  return list
}

describe('a big file has the same result', () => {
  test.each(someOf(PAYMENTS, 1))('in ranges (%i payments)', async (payments) => {
    const path = join(folderOf({ 'a.ret': mixed(payments) }), 'a.ret')
    const job = {
      source: { kind: 'file', path } as const,
      size: null,
      temporary: `${path}.part`,
      options: {},
      known: [],
    }
    const expected = await convertSequentially(job, {})
    const output = readFileSync(job.temporary, 'latin1')
    rmSync(job.temporary)
    expect(output.split('\n').length).toBeGreaterThan(100)
    const inRanges = await convertInRanges(
      job,
      {},
      { width: 2, rangeSize: 20_000, minLines: 1, isReady: () => true, format: formatRange },
    )
    expect(inRanges).toEqual(expected)
    expect(readFileSync(job.temporary, 'latin1')).toBe(output)
  })

  test.each(someOf(PAYMENTS, 1))('in shards (%i payments)', async (payments) => {
    const folder = folderOf({ 'a.ret': mixed(payments) })
    const [one, shared] = [folderOf(), folderOf()]
    const [outcome] = await all(convertAll([folder], { out: one, workers: 1 }))
    if (outcome?.status !== 'converted') throw new Error(outcome?.status)
    const converted = outcome
    const shards = await planShards([folder], { out: shared, maxBytes: 50_000 })
    expect(shards.length).toBeGreaterThan(2)
    for (const shard of shards) await convertShard(shard)
    const [merged] = await all(mergeShards(shards))
    const sums = ({ conversion: { output, ...sums } }: typeof converted) => sums
    expect(sums(merged as typeof converted)).toEqual(sums(converted))
    expect(contentOf(shared)['a.ret.ndjson']).toBe(contentOf(one)['a.ret.ndjson'])
  })
})

test('in a folder, the file is converted, and a file of another service only is not', async () => {
  const lines = linesOf(settlements)
  const folder = folderOf({
    'mixed.ret': fileOf(withPaymentLots(lines, layout, ['before'])),
    'payments.ret': fileOf([lines[0]!, ...paymentLot('756', 1, 240), lines.at(-1)!]),
  })
  const out = folderOf()
  const outcomes = await all(convertAll([folder], { out, workers: 1 }))
  expect(outcomes.map(({ path, status }) => [path.split(/[/\\]/).at(-1), status])).toEqual([
    ['mixed.ret', 'converted'],
    ['payments.ret', 'unsupported'],
  ])
  expect(contentOf(out)['mixed.ret.ndjson']!.trim().split('\n')).toHaveLength(6)
})
