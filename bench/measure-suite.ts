import { mkdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { bytesOfTitle, FILES, type FileId, writeReturn } from './files/index.js'
import type { Options } from './options.js'
import type { Row } from './result.js'
import { runJob } from './run-job.js'
import type { Input, Suite } from './suite.js'

const PARTS = 8

/** Measures all works of a suite, on each file and size; tells each row as it is found. */
export async function measureSuite(
  suite: Suite,
  options: Options,
  place: { readonly folder: string; readonly dist: string },
  tell: (row: Row) => void,
): Promise<Row[]> {
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
        const baselines = suite.baselines(file)
        for (const work of [...baselines, ...suite.works(file)]) {
          const row = await measureWork(suite, work.name, input, options)
          rows.push({ ...row, isBaseline: baselines.includes(work) })
          tell(rows.at(-1)!)
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
  if (onDisk) writeReturn(file, titles, path)
  if (!inParts) return
  mkdirSync(parts)
  for (let part = 0; part < PARTS; part++) writeReturn(file, Math.ceil(titles / PARTS), join(parts, `${part}.ret`))
}

async function measureWork(suite: Suite, work: string, input: Input, options: Options): Promise<Row> {
  const { file, titles } = input
  const { budget, leastTurns } = options
  const job = { suite: suite.name, work, input, budget, leastTurns }
  const row = {
    file,
    titles,
    bytes: suite.onDisk ? statSync(input.path).size : titles * bytesOfTitle(FILES[file]),
    work,
    isBaseline: false,
    missing: null,
    time: { wall: 0, cpu: 0 },
    bases: [],
    peak: 0,
    before: 0,
  }
  const speed = await runJob({ ...job, mode: 'speed' })
  if (!('times' in speed)) return { ...row, missing: 'missing' in speed ? speed.missing : 'no times' }
  const memory = await runJob({ ...job, mode: 'memory' })
  return { ...row, time: speed.times[0]!, bases: speed.bases, ...('peak' in memory ? memory : {}) }
}
