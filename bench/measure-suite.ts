import { mkdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { bytesOfTitle, FILES, type FileId, writeReturn } from './files/index.js'
import type { Job } from './job.js'
import type { Options } from './options.js'
import type { Row } from './result.js'
import { runJob } from './run-job.js'
import type { Input, Suite, Work } from './suite.js'

const PARTS = 8

export interface Place {
  readonly folder: string
  readonly dist: string
  /** What the loop of `full-speed.ts` takes at best. */
  readonly full: number
}

/** Measures all works of a suite, on each file and size; tells each row as it is found. */
export async function measureSuite(
  suite: Suite,
  options: Options,
  place: Place,
  tell: (row: Row) => void,
): Promise<Row[]> {
  const { budget, least } = options
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
        makeFiles(suite, input)
        for (const work of [...suite.baselines(file), ...suite.works(file)]) {
          if (titles > (work.most ?? titles)) continue
          const row = await measureWork(suite, work, input, { budget, least, full: place.full })
          rows.push(row)
          tell(row)
        }
      } finally {
        rmSync(folder, { recursive: true, force: true })
      }
    }
  }
  return rows
}

function sizesOf(suite: Suite, file: FileId, { sizes, gigabytes }: Options): number[] {
  if (suite.name === 'large') return [Math.ceil((gigabytes * 1e9) / bytesOfTitle(FILES[file]))]
  return [...new Set(sizes.map((size) => Math.min(size, suite.most ?? size)))]
}

function makeFiles({ onDisk, inParts = false }: Suite, { file, titles, path, parts }: Input): void {
  if (onDisk) writeReturn(file, { titles }, path)
  if (!inParts) return
  mkdirSync(parts)
  const each = Math.ceil(titles / PARTS)
  // Each has titles of its own: a file that comes again is not converted again.
  for (let part = 0; part < PARTS; part++)
    writeReturn(file, { titles: each, from: part * each }, join(parts, `${part}.ret`))
}

async function measureWork(
  suite: Suite,
  work: Work,
  input: Input,
  effort: Pick<Job, 'budget' | 'least' | 'full'>,
): Promise<Row> {
  const { file, titles } = input
  const job = { suite: suite.name, work: work.name, input, ...effort }
  const row = {
    file,
    titles,
    bytes: suite.onDisk ? statSync(input.path).size : 0,
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
    ...('peak' in memory ? { peak: memory.peak, before: memory.before, bytes: memory.written ?? row.bytes } : {}),
  }
}
