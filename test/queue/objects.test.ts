/** A run on objects of a storage has the results of a conversion of the same files in a folder. */
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { convertAll, MANIFEST_NAME, type PlanOptions, type RangeShard, type Shard } from '../../src/convert/index.js'
import { joinTask, mergeTask, shardTask } from '../../src/convert/shards/shard-tasks.js'
import type { ShardThreads } from '../../src/convert/shards/shard-threads.js'
import { copyObject } from '../../src/queue/copies.js'
import { mergeJob } from '../../src/queue/merge-work.js'
import { planRun, storePlan } from '../../src/queue/run-plan.js'
import { convertJob, type Work } from '../../src/queue/shard-work.js'
import { storageFinder } from '../../src/queue/storage.js'
import { filesIn, folderOf, returnOf, zipped } from '../convert/folders.js'
import { someOf } from '../runs.js'
import { type MemoryStorage, memoryStorage } from './memory-storage.js'
import { bigReturn, contentsOf, convertedAlone, LIMITS, returns } from './runs.js'

/** Tasks of threads, on this thread. */
const threads: ShardThreads = { convert: shardTask, merge: mergeTask, join: joinTask, close: async () => {} }

const workOn = (storage: MemoryStorage): Work => ({
  threads,
  find: storageFinder([storage], async () => null),
  signal: new AbortController().signal,
})

type Joined = Pick<PlanOptions, 'to' | 'join' | 'fields'>

interface Run {
  readonly storage: MemoryStorage
  readonly shards: readonly [Shard, ...Shard[]]
  convert(shard: Shard, again?: boolean): Promise<unknown>
  merge(): Promise<unknown>
}

async function planned(
  storage: MemoryStorage,
  path: string | readonly string[],
  out: string,
  options: Joined = {},
): Promise<Run> {
  const work = workOn(storage)
  const paths = [path].flat()
  const shards = (await planRun(paths, { out, ...LIMITS, ...options }, work.find)) as Run['shards']
  await storePlan(shards, work.find)
  const [{ plan }] = shards
  const ofObjects = paths[0]!.startsWith(storage.url)
  const valueIn = async (result: Promise<{ readonly status: string; readonly value?: unknown }>): Promise<unknown> => {
    const { status, value } = await result
    expect(status).toBe('done')
    return value
  }
  return {
    storage,
    shards,
    convert: (shard, again = false) => valueIn(convertJob({ shard, again }, work)),
    merge: () => valueIn(mergeJob({ plan, out, shards: shards.length, ofObjects }, work)),
  }
}

const put = (storage: MemoryStorage, folder: string): void => {
  for (const name of filesIn(folder)) storage.set(`dia/${name}`, readFileSync(join(folder, name)))
}

/** Copies the objects of the results to a folder. */
function downloaded(storage: MemoryStorage): string {
  const out = folderOf()
  for (const [key, { bytes }] of storage.objects) {
    if (!key.startsWith('saida/')) continue
    const path = join(out, key.slice('saida/'.length))
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, bytes)
  }
  return out
}

const IN = 'memory://returns/dia'
const OUT = 'memory://returns/saida'

/** What a folder has, with the paths of objects. */
const withPaths = ({ manifest, files }: ReturnType<typeof contentsOf>, folder: string) => ({
  manifest: JSON.parse(JSON.stringify(manifest).replaceAll(folder, IN)) as unknown,
  files,
})

const leftIn = (out: string): string[] =>
  filesIn(out).filter((name) => name.startsWith('.') && name !== MANIFEST_NAME && !/\.(nd)?json$/.test(name))

const isRange = (shard: Shard): shard is RangeShard => 'range' in shard

test.each<Joined>(
  someOf(
    [{ join: 'todos' }, { to: 'csv', join: 'todos' }, { to: 'parquet', join: 'todos' }, { to: 'xlsx', join: 'todos' }],
    2,
  ),
)('a run with one output for all objects has that of a conversion of the same files: %j', async (options) => {
  const storage = memoryStorage()
  const folder = await returns()
  put(storage, folder)
  const joined = { ...options, fields: ['our_number', 'paid_amount'] } as const
  const { shards, convert, merge } = await planned(storage, IN, OUT, joined)
  for (const shard of [...shards].reverse()) await convert(shard)
  expect(await merge()).toMatchObject({ statuses: { converted: 7, duplicate: 2 } })
  const out = downloaded(storage)
  const [alone, name] = [folderOf(), `todos.${options.to ?? 'ndjson'}`]
  for await (const _ of convertAll([folder], { ...joined, out: alone, workers: 1 }));
  expect(filesIn(out).filter((file) => !file.startsWith('.'))).toEqual([name])
  expect(readFileSync(join(out, name)).equals(readFileSync(join(alone, name)))).toBe(true)
  expect(leftIn(out)).toEqual([])
  // Another merge writes the same.
  expect(await merge()).toMatchObject({ statuses: { converted: 7, duplicate: 2 } })
  expect(readFileSync(join(downloaded(storage), name)).equals(readFileSync(join(alone, name)))).toBe(true)
})

describe('a run has the outputs and the manifest of a conversion of the same files in a folder', () => {
  const ways = [
    ['from a bucket to a bucket', true, true],
    ['from a bucket to a folder', true, false],
    ['from a folder to a bucket', false, true],
  ] as const
  test.each(someOf(ways, 1))('%s', async (_, isInStored, isOutStored) => {
    const storage = memoryStorage()
    const folder = await returns()
    const encrypted = await zipped({ 'a.ret': returnOf(1, 21), 'b.ret': returnOf(2, 22) })
    // The flag of the first entry in the directory.
    encrypted[encrypted.indexOf('PK\x01\x02', 0, 'latin1') + 8]! |= 1
    writeFileSync(join(folder, '3/senha.zip'), encrypted)
    writeFileSync(join(folder, '3/ruim.zip'), 'não é um zip')
    if (isInStored) put(storage, folder)
    const place = isOutStored ? OUT : folderOf()
    const { shards, convert, merge } = await planned(storage, isInStored ? IN : folder, place)
    expect(shards.filter(isRange).length).toBe(4)
    // The zip file has entries in more than one shard.
    const zips = shards.filter((shard) => 'files' in shard && shard.files.some(({ path }) => path.includes('.ZIP/')))
    expect(zips.length).toBeGreaterThan(1)
    for (const shard of [...shards].reverse()) await convert(shard)
    const statuses = { converted: 8, duplicate: 2, ignored: 2, unsupported: 1, failed: 2 }
    expect(await merge()).toMatchObject({ incomplete: true, statuses })
    const out = isOutStored ? downloaded(storage) : place
    const alone = await convertedAlone(folder)
    expect(contentsOf(out)).toEqual(isInStored ? withPaths(alone, folder) : alone)
    expect(leftIn(out)).toEqual([])
    // A second merge converts nothing, also if the manifest has the name of version 0.1.
    if (isOutStored) {
      await storage.copy(`saida/${MANIFEST_NAME}`, 'saida/cnab-manifest.ndjson')
      await storage.remove([`saida/${MANIFEST_NAME}`])
    }
    expect(await merge()).toMatchObject({ statuses: { skipped: 8, duplicate: 2 } })
    const after = filesIn(isOutStored ? downloaded(storage) : place)
    expect([MANIFEST_NAME, 'cnab-manifest.ndjson'].map((name) => after.includes(name))).toEqual([true, false])
  })
})

test('a range copies its bytes, those before and after it, and the head of the file', async () => {
  const storage = memoryStorage()
  storage.set('dia/grande.ret', bigReturn())
  const { shards, convert } = await planned(storage, IN, OUT)
  for (const shard of shards.filter(isRange)) {
    storage.reads.length = 0
    await convert(shard, true)
    const { start, end } = shard.range
    const read = storage.reads.filter(({ key }) => key === 'dia/grande.ret').map(({ range }) => range!)
    expect(read).toHaveLength(2)
    expect(read[0]!.start).toBe(0)
    expect([read[0]!.end, read[1]!.start]).toEqual(
      start === 0 ? [read[1]!.start + 1, read[0]!.end - 1] : [read[0]!.end, start - 1],
    )
    expect(read[1]!.end).toBeGreaterThanOrEqual(end)
    expect(read[1]!.end - end).toBeLessThan(10_000)
  }
})

test('a zip file is copied once for each shard with its entries', async () => {
  const storage = memoryStorage()
  storage.set('dia/x.zip', await zipped({ 'a.ret': returnOf(1), 'b.ret': returnOf(2, 2), 'c.ret': returnOf(3, 3) }))
  const { shards, convert } = await planned(storage, IN, OUT)
  expect(shards.map((shard) => ('files' in shard ? shard.files.length : 0))).toEqual([2, 1])
  storage.reads.length = 0
  for (const shard of shards) await convert(shard)
  expect(storage.reads.filter(({ key }) => key === 'dia/x.zip')).toHaveLength(2)
})

test('a range that is converted again has the same result', async () => {
  const storage = memoryStorage()
  storage.set('dia/grande.ret', bigReturn())
  const { shards, convert } = await planned(storage, IN, OUT)
  const results = () =>
    [...storage.objects]
      .filter(([key]) => key.includes(shards[1]!.id))
      .map(([key, { bytes }]) => [key, bytes.toString('latin1')])
  const first = await convert(shards[1]!)
  const stored = results()
  expect(stored).toHaveLength(3)
  expect(await convert(shards[1]!, true)).toEqual(first)
  expect(results()).toEqual(stored)
  // Without a request to convert it again, its result is used.
  storage.objects.delete('dia/grande.ret')
  expect(await convert(shards[1]!)).toEqual({ ...(first as object), reused: true })
})

test('the merge takes the titles of ranges from their outputs', async () => {
  const storage = memoryStorage()
  storage.set('dia/grande.ret', bigReturn())
  const { shards, convert, merge } = await planned(storage, IN, OUT)
  for (const shard of shards) await convert(shard)
  const [, range] = shards
  const key = `saida/.cnab-shards/${range!.id}-1.ndjson`
  const output = storage.objects.get(key)!.bytes
  output.write('MARCA', output.indexOf('MARIA'), 'latin1')
  await merge()
  expect(storage.objects.get('saida/grande.ret.ndjson')!.bytes.includes('MARCA')).toBe(true)
})

describe('an object that is replaced after the plan', () => {
  const replacements: [string, Buffer][] = [
    ['one of the same size', bigReturn(2)],
    ['a larger one', Buffer.concat([bigReturn(2), Buffer.alloc(1000, ' ')])],
    ['a shorter one', bigReturn(2).subarray(0, 300_000)],
    ['a tiny one', returnOf(1)],
  ]
  const cases = replacements.flatMap(([name, bytes]) => [0, 2, 4].map((before) => [name, before, bytes] as const))
  test.each(someOf(cases, 1))(
    '%s, after %i ranges: the merge converts the new object as a whole',
    async (_, before, bytes) => {
      const storage = memoryStorage()
      storage.set('dia/grande.ret', bigReturn())
      const { shards, convert, merge } = await planned(storage, IN, OUT)
      const summaries: unknown[] = []
      for (const [i, shard] of shards.entries()) {
        if (i === before) storage.set('dia/grande.ret', bytes)
        summaries.push(await convert(shard))
      }
      if (before === shards.length) storage.set('dia/grande.ret', bytes)
      expect(summaries).toMatchObject(
        shards.map((_, i) => ({ statuses: { [i < before ? 'formatted' : 'failed']: 1 } })),
      )
      expect(await merge()).toMatchObject({ statuses: { converted: 1 } })
      const folder = folderOf({ 'grande.ret': bytes })
      expect(contentsOf(downloaded(storage))).toEqual(withPaths(await convertedAlone(folder), folder))
    },
  )

  test('between the head and the rest: bytes of both are never one file', async () => {
    const storage = memoryStorage()
    storage.set('dia/grande.ret', bigReturn())
    const { read } = storage
    const { shards, convert, merge } = await planned(storage, IN, OUT)
    storage.read = async (key, range) => {
      const object = await read(key, range)
      if (range?.start === 0) storage.set('dia/grande.ret', bigReturn(2))
      return object
    }
    expect(await convert(shards[2]!)).toMatchObject({ statuses: { failed: 1 } })
    for (const shard of shards) await convert(shard)
    expect(await merge()).toMatchObject({ statuses: { converted: 1 } })
    const folder = folderOf({ 'grande.ret': bigReturn(2) })
    expect(contentsOf(downloaded(storage)).files).toEqual((await convertedAlone(folder)).files)
  })

  test('by one of the same size and time: its version is another', async () => {
    const storage = memoryStorage()
    storage.set('dia/grande.ret', bigReturn())
    const { list, read } = storage
    let version = '1'
    storage.list = async function* (prefix) {
      for await (const object of list(prefix)) yield { ...object, version }
    }
    storage.read = async (key, range) => {
      const object = await read(key, range)
      return object && { ...object, version }
    }
    const { shards, convert } = await planned(storage, IN, OUT)
    expect(await convert(shards[0])).toMatchObject({ statuses: { formatted: 1 } })
    version = '2'
    expect(await convert(shards[1]!)).toMatchObject({ statuses: { failed: 1 } })
  })

  test('is gone: it is a file that cannot be read', async () => {
    const storage = memoryStorage()
    storage.set('dia/grande.ret', bigReturn())
    const { shards, convert, merge } = await planned(storage, IN, OUT)
    storage.objects.delete('dia/grande.ret')
    for (const shard of shards) expect(await convert(shard)).toMatchObject({ statuses: { failed: 1 } })
    expect(await merge()).toMatchObject({ statuses: { failed: 1 }, incomplete: true })
  })
})

test('objects of the output folder are no inputs, so no output replaces one', async () => {
  const storage = memoryStorage()
  const [first, second] = [returnOf(2, 1), returnOf(3, 2)]
  storage.set('dia/x', first)
  storage.set('dia/x.ndjson', second)
  const { shards, convert, merge } = await planned(storage, [`${IN}/x`, `${IN}/x.ndjson`], IN)
  for (const shard of shards) await convert(shard)
  expect(await merge()).toMatchObject({ statuses: { failed: 2 } })
  expect(Buffer.from(storage.objects.get('dia/x.ndjson')!.bytes).equals(second)).toBe(true)
})

test('an output that was removed is made again from its object', async () => {
  const storage = memoryStorage()
  storage.set('dia/a.ret', returnOf(9))
  const { shards, convert, merge } = await planned(storage, IN, OUT)
  for (const shard of shards) await convert(shard)
  await merge()
  const output = storage.objects.get('saida/a.ret.ndjson')!.bytes
  storage.objects.delete('saida/a.ret.ndjson')
  expect(await merge()).toMatchObject({ statuses: { converted: 1 } })
  expect(storage.objects.get('saida/a.ret.ndjson')!.bytes).toEqual(output)
})

describe('copyObject', () => {
  test('bytes of ranges have their own offsets, and the file has the size of the object', async () => {
    const storage = memoryStorage()
    storage.set('a', Buffer.from('abcdefghij'))
    const path = join(folderOf(), 'copy')
    await copyObject(storage, 'a', path, { start: 1, end: 3 })
    expect(statSync(path).size).toBe(10)
    await copyObject(storage, 'a', path, { start: 8, end: 99 })
    expect(readFileSync(path, 'latin1').replaceAll('\0', '.')).toBe('.bc.....ij')
    expect(await copyObject(storage, 'a', path, { start: 10, end: 11 })).toBeNull()
    expect(await copyObject(storage, 'b', path)).toBeNull()
  })

  test.each([undefined, { start: 2, end: 9 }])('an incomplete copy is an error (%j)', async (range) => {
    const storage = memoryStorage()
    storage.set('a', Buffer.from('abcdefghij'))
    const { read } = storage
    storage.read = async (key) => read(key, { start: 2, end: 8 })
    await expect(copyObject(storage, 'a', join(folderOf(), 'copy'), range)).rejects.toThrow(
      'incomplete: memory://returns/a',
    )
  })
})
