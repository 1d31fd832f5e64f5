/** Converting in ranges must give the same result as sequential conversion, for any split and any irregular lines. */
import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { convertInRanges } from '../../src/convert/convert-in-ranges.js'
import { convertSequentially } from '../../src/convert/convert-sequentially.js'
import type { FormattedRange } from '../../src/convert/input/ranges.js'
import type { RecordOptions } from '../../src/convert/output/record-options.js'
import { formatRange } from '../../src/convert/workers/format-range.js'
import type { Job } from '../../src/convert/workers/job.js'
import { DETECTION_BYTES } from '../../src/febraban/index.js'
import { parseReturn } from '../../src/return/index.js'
import { damage, damaged } from '../return/damage.js'
import { returnFixtures } from '../return/return-fixtures.js'
import { runs, someOf } from '../runs.js'
import { folderOf, returnOf } from './folders.js'
import { grown } from './grown.js'

interface Cut {
  readonly rangeSize: number
  readonly minLines: number
  readonly width: number
  /** Number of chunks read before the threads are ready. */
  readonly start: number
  /** Duration of each range, in turns of the event loop. */
  readonly delays: readonly number[]
}

const cut: fc.Arbitrary<Cut> = fc.record({
  rangeSize: fc.integer({ min: 150, max: 40_000 }),
  minLines: fc.integer({ min: 1, max: 20 }),
  width: fc.integer({ min: 1, max: 5 }),
  start: fc.nat(4),
  delays: fc.array(fc.nat(5), { minLength: 1, maxLength: 5 }),
})
const options = fc.record<RecordOptions>(
  {
    to: fc.constantFrom('ndjson', 'csv'),
    money: fc.constantFrom('cents', 'reais'),
    fields: fc.subarray(['line', 'our_number', 'paid_amount', 'paid_at', 'reasons'], { minLength: 1 }),
    kinds: fc.subarray(['settled', 'registered', 'rejected'], { minLength: 1 }),
    charset: fc.constantFrom('auto', 'latin1', 'windows-1252', 'utf-8'),
  },
  { requiredKeys: [] },
)

interface Made {
  readonly findings: unknown
  readonly output: string
}

/** Runs a job and returns its summary and its output. */
async function resultOf(convert: (job: Job) => Promise<unknown>, path: string, options: RecordOptions): Promise<Made> {
  const temporary = `${path}.part`
  const findings = await convert({ source: { kind: 'file', path }, size: null, temporary, options, known: [] })
  const output = readFileSync(temporary, 'latin1')
  rmSync(temporary)
  return { findings, output }
}

function inRanges(
  { rangeSize, minLines, width, start, delays }: Cut,
  onRange: (range: FormattedRange) => void = () => {},
) {
  let calls = 0
  return (job: Job) => {
    const format = async (task: Parameters<typeof formatRange>[0]): Promise<FormattedRange> => {
      for (let i = delays[calls++ % delays.length] ?? 0; i > 0; i--) await new Promise(setImmediate)
      const range = await formatRange(task)
      onRange(range)
      return range
    }
    let before = start
    const isReady = (): boolean => before-- <= 0
    return convertInRanges(job, {}, { width, rangeSize, minLines, isReady, format })
  }
}

const sequentially = (job: Job) => convertSequentially(job, {})
const SIZE = DETECTION_BYTES + 40_000

describe.each(someOf(returnFixtures, 3))('$name', ({ bytes }) => {
  const large = grown(bytes, SIZE)

  test('has the same result', async () => {
    const path = join(folderOf(), 'return.ret')
    await fc.assert(
      fc.asyncProperty(damage, options, cut, async (damage, options, cut) => {
        writeFileSync(path, damaged(large, damage))
        expect(await resultOf(inRanges(cut), path, options)).toEqual(await resultOf(sequentially, path, options))
      }),
      runs(1),
    )
  })
})

describe('ranges', () => {
  const plain: Cut = { rangeSize: 20_000, minLines: 1, width: 2, start: 0, delays: [0] }
  const TITLES = 800

  test('contain all titles without diagnostics', async () => {
    const path = join(folderOf({ 'a.ret': returnOf(TITLES) }), 'a.ret')
    const held = new Set<number>()
    const onRange = ({ runs }: FormattedRange): void => {
      for (const { line, lines } of runs) for (let i = 0; i < lines; i++) held.add(line + i)
    }
    await resultOf(inRanges(plain, onRange), path, {})
    const withDiagnostics = new Set(parseReturn(readFileSync(path)).diagnostics.map(({ line }) => line))
    // The header and the titles read to detect the dialect.
    const readBefore = Math.ceil(DETECTION_BYTES / 402)
    const expected = Array.from({ length: 1 + TITLES }, (_, i) => i + 1).filter(
      (line) => line > readBefore && !withDiagnostics.has(line),
    )
    expect([...held].sort((a, b) => a - b)).toEqual(expected)
    expect(expected.length).toBeGreaterThan(500)
  })

  test('continue after an irregular line in a range', async () => {
    const file = returnOf(TITLES)
    const line = 402 * 400
    // A letter in an amount: the fallback reader reads the title of that line.
    file.write('X', line + 152, 'latin1')
    const path = join(folderOf({ 'a.ret': file }), 'a.ret')
    const runs: { start: number; end: number }[] = []
    await resultOf(
      inRanges(plain, (range) => runs.push(...range.runs)),
      path,
      {},
    )
    expect(runs.some(({ end }) => end === line)).toBe(true)
    expect(runs.some(({ start }) => start === line + 402)).toBe(true)
  })

  test.each([
    ['grows', TITLES + 1],
    ['becomes shorter', 300],
  ])('a file that %s meanwhile is read sequentially', async (_what, titles) => {
    const path = join(folderOf({ 'a.ret': returnOf(TITLES) }), 'a.ret')
    const other = returnOf(titles)
    let isFirst = true
    const made = await resultOf(
      inRanges(plain, () => {
        if (isFirst) writeFileSync(path, other)
        isFirst = false
      }),
      path,
      {},
    )
    expect(made).toEqual(await resultOf(sequentially, path, {}))
    expect(made.findings).toMatchObject({ titles, sha256: createHash('sha256').update(other).digest('hex') })
  })

  test('a range that cannot be formatted stops the conversion, and no output is left', async () => {
    const folder = folderOf({ 'a.ret': returnOf(TITLES) })
    const job: Job = {
      source: { kind: 'file', path: join(folder, 'a.ret') },
      size: null,
      temporary: join(folder, 'a.part'),
      options: {},
      known: [],
    }
    const format = async (): Promise<FormattedRange> => {
      throw new Error('no thread')
    }
    await expect(
      convertInRanges(job, {}, { width: 2, rangeSize: 20_000, isReady: () => true, format }),
    ).rejects.toThrow('no thread')
    expect(() => readFileSync(job.temporary)).toThrow('ENOENT')
  })

  test('the file is closed if its size cannot be determined', async () => {
    const path = join(folderOf({ 'a.ret': returnOf(1) }), 'a.ret')
    const handle = await open(path)
    const handles = Object.getPrototypeOf(handle) as typeof handle
    await handle.close()
    const stat = vi.spyOn(handles, 'stat').mockRejectedValue(new Error('gone'))
    try {
      await expect(resultOf(inRanges(plain), path, {})).rejects.toThrow('gone')
      expect(stat.mock.contexts.map((opened) => (opened as typeof handle).fd)).toEqual([-1])
    } finally {
      stat.mockRestore()
    }
  })

  test('titles of one kind only, and the header of a CSV file once', async () => {
    const path = join(folderOf({ 'a.ret': returnOf(TITLES) }), 'a.ret')
    const options: RecordOptions = { to: 'csv', fields: ['line', 'kind'], kinds: ['settled'] }
    const made = await resultOf(inRanges(plain), path, options)
    expect(made).toEqual(await resultOf(sequentially, path, options))
    expect(made.output.split('\n').filter((line) => line === 'line,kind')).toHaveLength(1)
  })
})
