import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test, vi } from 'vitest'
import { convertAtOnce } from '../../src/convert/convert-at-once.js'
import { type ConvertAllOptions, convertAll, type FileOutcome, type OutputFormat } from '../../src/convert/index.js'
import { MAX_SIZE_OF_SMALL, readAtOnce } from '../../src/convert/input/read-at-once.js'
import type { Job } from '../../src/convert/workers/job.js'
import { freshModules } from '../fresh-modules.js'
import { isLong, someOf } from '../runs.js'
import { filesIn, fixture, folderOf, manifestIn, resultsIn, returnOf, zipped } from './folders.js'

const outcomesOf = async (folder: string, options: ConvertAllOptions): Promise<FileOutcome[]> => {
  const outcomes: FileOutcome[] = []
  for await (const outcome of convertAll([folder], options)) outcomes.push(outcome)
  return outcomes
}

const MISSTATED = ['/proc/version', '/sys/kernel/mm/transparent_hugepage/enabled']

describe('a thread that may wait for the disk', () => {
  const numbers = Array.from({ length: isLong ? 70 : 40 }, (_, i) => i)
  const files = async () => ({
    ...Object.fromEntries(numbers.map((i) => [`${100 + i}.ret`, returnOf((i * 7) % 40, i)])),
    'a.ret.gz': gzipSync(returnOf(50, 200)),
    'b.zip': await zipped({ '1.ret': returnOf(3, 201), '2.ret': returnOf(4, 202) }),
    'below/150.ret': returnOf(9, 203),
    'c.rem': fixture('341-itau/cnab400/entries.rem'),
    'd.ret': returnOf(3000, 204),
    // Small, with output of two pieces: more bytes than a dialect is detected from.
    'e.ret': returnOf(300, 205),
    'empty.ret': '',
    'note.txt': 'nada',
    'z.ret': returnOf(14, 2),
  })

  test.each(someOf<OutputFormat>(['ndjson', 'csv', 'parquet', 'xlsx'], 1))(
    'gives the same outcomes, outputs and manifest: %s',
    async (to) => {
      const folder = folderOf(await files())
      const run = async (blocking: boolean) => {
        const out = folderOf()
        const outcomes = await outcomesOf(folder, { out, to, blocking })
        const again = await outcomesOf(folder, { out, to, blocking })
        const outputs = resultsIn(out).map((name) => [name, readFileSync(join(out, name), 'latin1')])
        return JSON.parse(JSON.stringify([outcomes, again, outputs, manifestIn(out)]).replaceAll(out, 'OUT')) as unknown
      }
      expect(await run(true)).toEqual(await run(false))
    },
  )

  test('reads files as they are when their turn comes, not as they were listed', async () => {
    const names = ['cut.ret', 'grown.ret', 'large.ret', 'secret.ret'] as const
    // More files than are in work at once.
    const before = Array.from({ length: 300 }, (_, i) => [`${100 + i}.ret`, returnOf(1, i)])
    const folder = folderOf({
      ...Object.fromEntries(before),
      ...Object.fromEntries(names.map((name, i) => [name, returnOf(20, 400 + i)])),
    })
    const out = folderOf()
    const titles: Record<string, number> = {}
    for await (const outcome of convertAll([folder], { out, workers: 1, blocking: true })) {
      if (outcome.status !== 'converted') throw new Error(outcome.status)
      const { path, conversion } = outcome
      titles[path.slice(folder.length + 1)] = conversion.titles
      if (!path.endsWith('100.ret')) continue
      writeFileSync(join(folder, 'cut.ret'), returnOf(5, 400))
      writeFileSync(join(folder, 'grown.ret'), returnOf(200, 401))
      writeFileSync(join(folder, 'large.ret'), returnOf(5000, 402))
      chmodSync(join(folder, 'secret.ret'), 0o600)
    }
    expect(titles).toMatchObject({ 'cut.ret': 5, 'grown.ret': 200, 'large.ret': 5000, 'secret.ret': 20 })
    expect(statSync(join(out, 'secret.ret.ndjson')).mode & 0o777).toBe(0o600)
  })

  test('stops between two files; finished results remain, and nothing else', async () => {
    const folder = folderOf(Object.fromEntries(numbers.map((i) => [`${100 + i}.ret`, returnOf(2, i)])))
    const out = folderOf()
    const abort = new AbortController()
    const done: string[] = []
    const run = async () => {
      const options = { out, blocking: true, signal: abort.signal }
      for await (const { path } of convertAll([folder], options)) {
        done.push(`${path.slice(folder.length + 1)}.ndjson`)
        abort.abort(new Error('enough'))
      }
    }
    await expect(run()).rejects.toThrow('enough')
    expect(done.length).toBeLessThan(numbers.length)
    expect(filesIn(out)).toEqual(['.cnab-manifest', ...done])
    expect(await outcomesOf(folder, { out, blocking: true })).toHaveLength(numbers.length)
  })
})

describe('a file written at once', () => {
  /** Writes files on a disk whose syncs take some time. Returns the number of syncs that the thread waited for. */
  async function waitsOn(sync: number): Promise<number> {
    const { writeAtOnce } =
      await freshModules<typeof import('../../src/convert/output/output-file.js')>('convert/output/output-file')
    const folder = folderOf()
    let time = 0
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
      time += sync
      return time
    })
    for (const name of names) await writeAtOnce(join(folder, name), [Buffer.from(name), Buffer.from('.')], 0o600)
    const waits = clock.mock.calls.length / 2
    clock.mockRestore()
    expect(names.map((name) => readFileSync(join(folder, name), 'latin1'))).toEqual(names.map((name) => `${name}.`))
    return waits
  }
  const names = Array.from({ length: 70 }, (_, i) => `${i}`)

  test('is synced by the thread itself on a fast disk', async () => {
    expect(await waitsOn(0.01)).toBe(names.length)
  })

  test('is handed over for its sync on a slow disk, except for some trials', async () => {
    expect(await waitsOn(5)).toBe(6)
  })
})

describe('a file read at once', () => {
  test('has its bytes and its mode', () => {
    const folder = folderOf({ a: 'abc', b: '' })
    chmodSync(join(folder, 'a'), 0o640)
    const { bytes, mode } = readAtOnce(join(folder, 'a'))!
    expect([Buffer.from(bytes).toString(), mode & 0o777]).toEqual(['abc', 0o640])
    expect(readAtOnce(join(folder, 'b'))!.bytes).toHaveLength(0)
  })

  test('has at most a megabyte', () => {
    const folder = folderOf({ a: 'a'.repeat(MAX_SIZE_OF_SMALL), b: 'b'.repeat(MAX_SIZE_OF_SMALL + 1) })
    expect(readAtOnce(join(folder, 'a'))?.bytes).toHaveLength(1024 * 1024)
    expect(readAtOnce(join(folder, 'b'))).toBeNull()
  })

  // As if it grew or shrank between the look at its size and the read: the system states 0 and 4096 bytes for these.
  test.runIf(MISSTATED.every((path) => existsSync(path))).each(MISSTATED)('has the stated size: %s', (path) => {
    expect(readAtOnce(path)).toBeNull()
  })
})

test('files of one thread that take turns because they are slow have their own bytes', async () => {
  const names = Array.from({ length: 3 }, (_, i) => `${i}.ret`)
  // The same titles in another order, so that the bytes of one file are not those of another.
  const turned = (bytes: Uint8Array, by: number): string => {
    const [header, ...rest] = Buffer.from(bytes).toString('latin1').split('\r\n')
    const titles = rest.slice(0, -2)
    return [header, ...titles.slice(by), ...titles.slice(0, by), ...rest.slice(-2)].join('\r\n')
  }
  const folder = folderOf(Object.fromEntries(names.map((name, i) => [name, turned(returnOf(2000, 500 + i), 7 * i)])))
  const jobs = (): Job[] =>
    names.map((name) => {
      const path = join(folder, name)
      const temporary = join(folderOf(), 'out')
      return { source: { kind: 'file', path }, size: statSync(path).size, temporary, options: {}, known: [] }
    })
  const outputs = (of: readonly Job[]) => of.map(({ temporary }) => readFileSync(temporary, 'latin1'))
  const hooks = { blocking: true }
  const alone = jobs()
  for (const job of alone) expect(await convertAtOnce(job, hooks)).toMatchObject({ status: 'converted' })
  // Each look at the clock is 100 ms later: every file is interrupted.
  let now = performance.now()
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 100
    return now
  })
  const together = jobs()
  const results = await Promise.all(together.map((job) => convertAtOnce(job, hooks)))
  clock.mockRestore()
  expect(results.map((result) => result?.status)).toEqual(names.map(() => 'converted'))
  expect(outputs(together)).toEqual(outputs(alone))
})
