/** A conversion in shards has the results of a conversion on one machine. */
import { appendFileSync, mkdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { isValidationError } from '../../../src/cobranca/index.js'
import {
  convertAll,
  convertShard,
  type FileOutcome,
  mergeShards,
  type PlanOptions,
  planShards,
  readShards,
  type Shard,
  type ShardManifest,
} from '../../../src/convert/index.js'
import { someOf } from '../../runs.js'
import { filesIn, fixture, folderOf, manifestIn, resultsIn, returnOf } from '../folders.js'
import { grown } from '../grown.js'

type Options = Omit<PlanOptions, 'out'>

const all = async <T>(items: AsyncIterable<T>): Promise<T[]> => {
  const list: T[] = []
  for await (const item of items) list.push(item)
  return list
}

/** Everything that a conversion leaves, without the name of the output folder. */
function leftIn(out: string, outcomes: readonly FileOutcome[]) {
  const files = filesIn(out).filter((name) => !name.startsWith('.'))
  return {
    statuses: outcomes.map(({ path, status }) => `${path} ${status}`),
    files: Object.fromEntries(files.map((name) => [name, readFileSync(join(out, name)).toString('latin1')])),
    manifest: manifestIn(out),
  }
}

async function onOneMachine(paths: readonly string[], { maxBytes: _, maxFiles: __, ...options }: Options) {
  const out = folderOf()
  return leftIn(out, await all(convertAll(paths, { ...options, out, workers: 1 })))
}

/** Plans, converts the shards in reverse order, and merges. */
async function inShards(paths: readonly string[], options: Options) {
  const out = folderOf()
  // A plan goes through a file.
  const shards = readShards(planText(await planShards(paths, { ...options, out })))
  const manifests: ShardManifest[] = []
  for (const shard of [...shards].reverse()) manifests.unshift(await convertShard(shard))
  const left = leftIn(out, await all(mergeShards(shards)))
  return { out, shards, manifests, left }
}

const planText = (shards: readonly Shard[]): string => shards.map((shard) => `${JSON.stringify(shard)}\n`).join('')

const mixture = (): string =>
  folderOf({
    '0/abril.ret': fixture('341-itau/cnab400/life-cycle.ret'),
    '0/copia.ret': returnOf(40, 7),
    '0/cortado.txt': fixture('756-sicoob/cnab240/damaged.ret'),
    '1/entradas.rem': fixture('341-itau/cnab400/entries.rem'),
    '1/foto.ret': Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16),
    '1/maio.ret.gz': gzipSync(returnOf(50, 9)),
    '1/truncado.ret.gz': gzipSync(returnOf(50, 10)).subarray(0, 200),
    '2/copia.ret': returnOf(40, 7),
    '2/sicoob.ret': fixture('756-sicoob/cnab240/settlements.ret'),
    'leia.md': '# notas\n',
  })

describe('shards of files', () => {
  const options: [Options][] = [
    [{}],
    [{ to: 'csv', kinds: ['settled'], csv: { bom: true } }],
    [{ to: 'parquet', fields: ['our_number', 'paid_amount'] }],
    [{ join: 'todos' }],
    [{ to: 'csv', join: 'todos.csv' }],
    [{ to: 'parquet', join: 'todos' }],
    [{ to: 'xlsx', join: 'pasta/todos.xlsx', fields: ['our_number', 'paid_amount'] }],
  ]
  test.each(someOf(options, 1))('%j: outcomes, outputs and manifest are those of one machine', async (options) => {
    const paths = [mixture(), 'falta.ret']
    const { shards, left } = await inShards(paths, { ...options, maxFiles: 3 })
    expect(shards.length).toBe(4)
    expect(left).toEqual(
      await onOneMachine(
        paths.map((path) => (path === 'falta.ret' ? join(process.cwd(), path) : path)),
        options,
      ),
    )
  })

  test('files of the same name get the same numbers', async () => {
    const folder = folderOf({ 'x/a.ret': returnOf(1, 1), 'y/a.ret': returnOf(1, 1), 'z/A.ret': returnOf(3, 3) })
    const paths = ['x/a.ret', 'y/a.ret', 'z/A.ret'].map((name) => join(folder, name))
    const { left } = await inShards(paths, { maxFiles: 1 })
    expect(Object.keys(left.files)).toEqual(['A.ret-2.ndjson', 'a.ret.ndjson'])
    expect(left).toEqual(await onOneMachine(paths, {}))
  })

  test('the manifest of a shard has counts, cents, hashes and diagnostics, and no data of the records', async () => {
    const folder = folderOf({
      'a.ret': fixture('341-itau/cnab400/settlements.ret'),
      'b.ret': fixture('341-itau/cnab400/damaged.ret'),
    })
    const { manifests, left } = await inShards([folder], {})
    const [manifest] = manifests
    const lines = left.manifest.filter(({ type }) => type === 'file')
    expect(manifest!.statuses).toEqual({ converted: 2 })
    expect(manifest!.titles).toBe(lines.reduce((sum, { titles }) => sum + (titles as number), 0))
    // 10 settlements of R$ 21.986,96, as in the documents; those of the damaged file are in its own line.
    expect(lines[0]).toMatchObject({ titles: 10, paid_amount: 2198696 })
    expect(manifest!.paid_amount).toBe(2198696 + (lines[1]!['paid_amount'] as number))
    const [, damaged] = manifest!.files
    expect(damaged).toMatchObject({
      status: 'converted',
      findings: { sha256: lines[1]!['sha256'], diagnostics: lines[1]!['diagnostics'] },
    })
    const text = JSON.stringify(manifest)
    for (const name of fixture('341-itau/cnab400/damaged.ret')
      .toString('latin1')
      .match(/[A-Z]{4,} [A-Z]{4,} [A-Z]{4,}/g)!) {
      expect(text).not.toContain(name)
    }
  })

  test('another size, time or option is other work; the same work has the same id', async () => {
    const folder = folderOf({ 'a.ret': returnOf(1), 'b.ret': returnOf(2) })
    const out = folderOf()
    const ids = async (options: Options = {}) =>
      (await planShards([folder], { out, maxFiles: 1, ...options })).map(({ id }) => id)
    const before = await ids()
    expect(await ids()).toEqual(before)
    expect((await ids({ kinds: ['settled'] })).some((id) => before.includes(id))).toBe(false)
    utimesSync(join(folder, 'b.ret'), 0, 0)
    expect(await ids()).toEqual([before[0], expect.not.stringMatching(before[1]!)])
  })
})

/** Itaú's return with `count` titles without diagnostics, which differ in their numbers only. */
function regularReturnOf(titles: number): Buffer {
  const [header = '', first = '', ...lines] = returnOf(titles).toString('latin1').split('\r\n')
  const others = lines.map((line) =>
    line.startsWith('1') ? first.slice(0, 62) + line.slice(62, 70) + first.slice(70, 394) + line.slice(394) : line,
  )
  return Buffer.from([header, first, ...others].join('\r\n'), 'latin1')
}

describe('a file in ranges', () => {
  /** Titles whose amount has a letter, or whose line is cut, are read again by the merge. */
  const damaged = (): Buffer => {
    const bytes = regularReturnOf(3000)
    for (const line of [500, 501, 1800]) bytes.write('X', 402 * line + 152, 'latin1')
    return bytes
  }
  const shifted = (): Buffer => {
    const bytes = regularReturnOf(3000)
    return Buffer.concat([bytes.subarray(0, 402 * 1500 + 300), bytes.subarray(402 * 1500 + 310)])
  }
  const repeated = (): Buffer => {
    const bytes = regularReturnOf(2000)
    return Buffer.concat([bytes.subarray(0, 402 * 1500), bytes.subarray(402 * 1000)])
  }

  const files: [string, () => Buffer, Options][] = [
    ['regular', () => regularReturnOf(3000), {}],
    ['as CSV', () => regularReturnOf(3000), { to: 'csv', csv: { decimal: ',' } }],
    ['selected', () => regularReturnOf(3000), { kinds: ['settled'], fields: ['line', 'our_number'] }],
    ['with diagnostics in every tenth title', () => returnOf(2000), {}],
    ['with faulty titles', damaged, {}],
    ['with a cut line', shifted, { to: 'csv' }],
    ['with repeated titles', repeated, {}],
    ['without its trailer', () => regularReturnOf(3000).subarray(0, -402), {}],
    ['joined as CSV', damaged, { to: 'csv', join: 'todos' }],
    ['joined as Parquet', () => regularReturnOf(3000), { to: 'parquet', join: 'todos', fields: ['our_number'] }],
    ['of CNAB 240', () => grown(fixture('756-sicoob/cnab240/settlements.ret'), 700_000), {}],
  ]
  test.each(someOf(files, 1))(
    '%s: outputs, sums and diagnostics are those of one machine',
    async (_, bytes, options) => {
      const folder = folderOf({ 'big.ret': bytes(), 'small.ret': returnOf(5, 2) })
      const { shards, left } = await inShards([folder], { ...options, maxBytes: 200_000 })
      expect(shards.length).toBeGreaterThan(4)
      expect(left).toEqual(await onOneMachine([folder], options))
    },
  )

  test('a second merge of a joined output writes the same, and a merge that was interrupted can be repeated', async () => {
    const folder = folderOf({ 'big.ret': regularReturnOf(3000), 'small.ret': returnOf(5, 2) })
    const { out, shards, left } = await inShards([folder], { to: 'csv', join: 'todos', maxBytes: 200_000 })
    const again = await all(mergeShards(shards))
    expect(again.map(({ status }) => status)).toEqual(['converted', 'converted'])
    expect(readFileSync(join(out, 'todos.csv'), 'latin1')).toBe(left.files['todos.csv'])
    expect(filesIn(out).filter((name) => name.endsWith('.part'))).toEqual([])
    const other = folderOf()
    const plan = await planShards([folder], { out: other, to: 'csv', join: 'todos', maxBytes: 200_000 })
    for (const shard of plan) await convertShard(shard)
    for await (const _ of mergeShards(plan)) break
    expect(resultsIn(other).filter((name) => !name.startsWith('.'))).toEqual([])
    const outcomes = await all(mergeShards(plan))
    expect(leftIn(other, outcomes).files).toEqual(left.files)
  })

  test('most titles are formatted by the shards', async () => {
    const folder = folderOf({ 'big.ret': regularReturnOf(3000) })
    const { manifests } = await inShards([folder], { maxBytes: 200_000 })
    // The merge reads the first 64 KiB.
    expect(manifests.reduce((sum, { titles }) => sum + titles, 0)).toBeGreaterThan(2700)
  })

  test('is not split if it is compressed or written as Parquet', async () => {
    const folder = folderOf({ 'a.ret': returnOf(2000), 'b.ret.gz': gzipSync(returnOf(2000), { level: 0 }) })
    const out = folderOf()
    expect((await planShards([folder], { out, maxBytes: 200_000, to: 'parquet' })).length).toBe(2)
    expect((await planShards([folder], { out, maxBytes: 200_000 })).length).toBe(6)
  })

  test.each(someOf(['before its shards', 'before the merge'], 1))(
    'that changes %s is converted as it is then',
    async (when) => {
      const folder = folderOf({ 'big.ret': returnOf(3000) })
      const out = folderOf()
      const shards = await planShards([folder], { out, maxBytes: 200_000 })
      const change = () => writeFileSync(join(folder, 'big.ret'), returnOf(2999, 3))
      if (when === 'before its shards') change()
      for (const shard of shards) await convertShard(shard)
      if (when === 'before the merge') change()
      const left = leftIn(out, await all(mergeShards(shards)))
      expect(left).toEqual(await onOneMachine([folder], {}))
    },
  )
})

describe('attempts', () => {
  const planned = async (options: Options = {}) => {
    const folder = folderOf({ 'a.ret': returnOf(30, 1), 'b.ret': regularReturnOf(3000), 'c.ret': returnOf(40, 3) })
    const out = folderOf()
    return { folder, out, shards: await planShards([folder], { out, maxBytes: 400_000, ...options }) }
  }

  test('a shard that runs twice, also at the same time, gives the same', async () => {
    const { out, folder, shards } = await planned()
    const first = await Promise.all(shards.map((shard) => convertShard(shard)))
    const again = await Promise.all([...shards, ...shards].map((shard) => convertShard(shard)))
    expect(again).toEqual([...first, ...first])
    expect(leftIn(out, await all(mergeShards(shards)))).toEqual(await onOneMachine([folder], {}))
  })

  test('the merge removes what killed attempts left, and nothing of other plans', async () => {
    const { out, shards } = await planned()
    for (const shard of shards) await convertShard(shard)
    const { id } = shards[0]!
    for (const name of [`${id}-1.ndjson.0123.part`, `${id}.json.0123.part`, '0123456789abcdef-1.ndjson.0123.part']) {
      writeFileSync(join(out, '.cnab-shards', name), 'half')
    }
    await all(mergeShards(shards))
    expect(filesIn(join(out, '.cnab-shards'))).toEqual(
      ['0123456789abcdef-1.ndjson.0123.part', ...shards.map((shard) => `${shard.id}.json`)].sort(),
    )
  })

  test('a second merge changes nothing; a removed output is made again', async () => {
    const { out, shards } = await planned()
    for (const shard of shards) await convertShard(shard)
    const { files } = leftIn(out, await all(mergeShards(shards)))
    const statuses = async () =>
      (await all(mergeShards(shards))).map(({ path, status }) => `${basename(path)} ${status}`)
    expect(await statuses()).toEqual(['a.ret skipped', 'b.ret skipped', 'c.ret skipped'])
    rmSync(join(out, 'a.ret.ndjson'))
    rmSync(join(out, 'b.ret.ndjson'))
    expect(await statuses()).toEqual(['a.ret converted', 'b.ret converted', 'c.ret skipped'])
    expect(leftIn(out, []).files).toEqual(files)
    for (const shard of shards) await convertShard(shard)
    expect(await statuses()).toEqual(['a.ret skipped', 'b.ret skipped', 'c.ret skipped'])
    expect(leftIn(out, []).files).toEqual(files)
  })

  test('without a result of every shard, nothing is merged', async () => {
    const { out, shards } = await planned()
    for (const shard of shards.slice(0, -2)) await convertShard(shard)
    await expect(all(mergeShards(shards))).rejects.toMatchObject({
      code: 'unfinished_shards',
      shards: [shards.length - 1, shards.length],
    })
    expect(resultsIn(out).filter((name) => !name.startsWith('.'))).toEqual([])
  })

  test('a missing shard or output folder is an error of the machine; a missing file is a result', async () => {
    const { folder, out, shards } = await planned()
    rmSync(join(folder, 'a.ret'))
    expect(await convertShard(shards[0]!)).toMatchObject({
      statuses: { failed: 1 },
      files: [{ status: 'failed', error: { code: 'ENOENT' } }],
    })
    rmSync(join(out, '.cnab-shards'), { recursive: true })
    writeFileSync(join(out, '.cnab-shards'), '')
    for (const shard of shards)
      await expect(convertShard(shard)).rejects.toMatchObject({ code: expect.stringMatching(/EEXIST|ENOTDIR/) })
  })

  test.skipIf(process.platform === 'win32')('a link in place of the folder of the shards is not followed', async () => {
    const { out, shards } = await planned()
    const other = folderOf()
    symlinkSync(other, join(out, '.cnab-shards'))
    for (const shard of shards) await expect(convertShard(shard)).rejects.toMatchObject({ code: 'linked_folder' })
    expect(filesIn(other)).toEqual([])
  })

  test('a signal stops a shard, and another attempt does it', async () => {
    const { shards } = await planned()
    for (const shard of shards) {
      await expect(convertShard(shard, { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' })
      await convertShard(shard)
    }
    expect((await all(mergeShards(shards))).map(({ status }) => status)).toEqual(Array(3).fill('converted'))
  })

  test.each([false, true])('a signal between two files leaves nothing (blocking: %s)', async (blocking) => {
    const folder = folderOf(Object.fromEntries([1, 2, 3].map((i) => [`${i}.ret`, returnOf(2, i)])))
    const out = folderOf()
    const abort = new AbortController()
    const onProgress = (): void => abort.abort()
    for (const shard of await planShards([folder], { out })) {
      const stopped = convertShard(shard, { blocking, onProgress, signal: abort.signal })
      await expect(stopped).rejects.toMatchObject({ name: 'AbortError' })
    }
    expect(filesIn(out)).toEqual([])
  })
})

describe('a plan', () => {
  const lines = async (): Promise<string[]> =>
    planText(
      await planShards([folderOf({ 'a.ret': returnOf(1), 'b.ret': returnOf(2) })], { out: folderOf(), maxFiles: 1 }),
    )
      .trim()
      .split('\n')
  const errorsOf = (text: string): unknown => {
    try {
      return readShards(text)
    } catch (error) {
      return isValidationError(error) && error.errors['shards']
    }
  }

  test.each([
    ['cut', (line: string) => line.slice(0, -9), 'linha 2: não é de um plano, ou está cortada'],
    ['other', () => '{"a":1}', 'linha 2: não é de um plano, ou está cortada'],
    [
      'changed',
      (line: string) => line.replace('b.ret', 'c.ret'),
      'linha 2: foi alterada depois do plano: refaça o plano',
    ],
    [
      'of another version',
      (line: string) => line.replace(/"version":"[^"]+"/, '"version":"0.0.1"'),
      expect.stringMatching(/^linha 2: foi planejada pela versão 0.0.1, e esta é a .*: refaça o plano$/),
    ],
  ])('a %s line is an error', async (_, change, message) => {
    const [first = '', second = ''] = await lines()
    expect(errorsOf(`${first}\n${change(second)}\n`)).toEqual([message])
  })

  test('that lacks a line, or has lines of another plan, is not merged', async () => {
    const [first, other] = [await lines(), await lines()]
    for (const text of [first[0]!, first[1]!, [...first, ...other].join('\n'), '']) {
      await expect(all(mergeShards(readShards(text)))).rejects.toMatchObject({ name: 'ValidationError' })
    }
  })

  test.each([{ maxBytes: 0 }, { maxFiles: 1.5 }, { to: 'xls' as 'csv' }])('%j is an error', async (options) => {
    await expect(planShards(['.'], { out: 'out', ...options })).rejects.toMatchObject({ name: 'ValidationError' })
  })

  test('the standard input has no shards', async () => {
    await expect(planShards(['-'], { out: 'out' })).rejects.toMatchObject({ name: 'ValidationError' })
  })

  test('the output folder is not an input', async () => {
    const folder = folderOf({ 'a.ret': returnOf(1) })
    const out = join(folder, 'out')
    mkdirSync(out)
    appendFileSync(join(out, 'x.ret'), returnOf(2))
    const [shard] = await planShards([folder], { out })
    expect(shard).toMatchObject({ of: 1, files: [{ name: 'a.ret' }] })
  })
})
