import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { bytesOfTitle, type FileId, largeKind } from './files/index.js'
import type { Job } from './job.js'
import type { Options } from './options.js'
import type { Row } from './result.js'
import { runJob } from './run-job.js'
import type { Input, Suite, Work } from './suite.js'

/** Number of titles in a file, by default. */
const SIZES = [100_000]

export interface Place {
  readonly folder: string
  readonly dist: string
  /** Best time of the loop of `full-speed.ts`, in milliseconds. */
  readonly full: number
}

/** Measures all works of a suite with each file and size. Calls `onRow` after each. */
export async function measureSuite(
  suite: Suite,
  options: Options,
  place: Place,
  onRow: (row: Row) => void,
): Promise<Row[]> {
  const { budget, minSamples } = options
  const rows: Row[] = []
  for (const file of suite.files) {
    for (const titles of sizesOf(suite, file, options)) {
      const folder = join(place.folder, `${suite.name}-${file}-${titles}`)
      const input: Input = {
        file,
        titles,
        path: join(folder, 'return.ret'),
        parts: join(folder, 'parts'),
        scratch: join(folder, 'made'),
        dist: place.dist,
      }
      mkdirSync(input.scratch, { recursive: true })
      try {
        const bytes = suite.write?.(input) ?? 0
        for (const work of [...suite.baselines(file), ...suite.works(file)]) {
          if (titles > (work.maxTitles ?? titles)) continue
          const row = await measureWork(suite, work, input, bytes, { budget, minSamples, full: place.full })
          rows.push(row)
          onRow(row)
        }
      } finally {
        rmSync(folder, { recursive: true, force: true })
      }
    }
  }
  return rows
}

function sizesOf(suite: Suite, file: FileId, { sizes, gigabytes }: Options): number[] {
  if (suite.name === 'large') return [Math.ceil((gigabytes * 1e9) / bytesOfTitle(largeKind(file)))]
  const wanted = sizes ?? suite.sizes?.(file) ?? SIZES
  return [...new Set(wanted.map((size) => Math.min(size, suite.maxTitles ?? size)))]
}

async function measureWork(
  suite: Suite,
  work: Work,
  input: Input,
  bytes: number,
  effort: Pick<Job, 'budget' | 'minSamples' | 'full'>,
): Promise<Row> {
  const { file, titles } = input
  const job = { suite: suite.name, work: work.name, input, ...effort }
  const row = {
    file,
    titles,
    bytes,
    work: work.name,
    isBaseline: suite.baselines(file).includes(work),
    isFixed: work.isFixed ?? false,
    missing: null,
    time: { wall: 0, cpu: 0 },
    taken: 0,
    kept: 0,
    isSteady: false,
    bases: [],
    peak: 0,
    before: 0,
    held: 0,
  }
  const speed = await runJob({ ...job, mode: 'speed' })
  if (!('own' in speed)) return { ...row, missing: 'missing' in speed ? speed.missing : 'no times' }
  const memory = await runJob({ ...job, mode: 'memory' })
  const { own, bases } = speed
  return {
    ...row,
    ...own,
    isSteady: [own, ...bases].every(({ isSteady }) => isSteady),
    bases: bases.map(({ time }) => time),
    ...('peak' in memory ? { ...memory, bytes: memory.bytes ?? row.bytes } : {}),
  }
}
