import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { openQueue } from '../../src/queue/index.js'
import { SERVERS, type ServerKind } from '../../test/queue/servers.js'
import { runCommand } from '../command.js'
import { FILES, SMALL, type SmallId } from '../files/index.js'
import { sizesOf } from '../files/small.js'
import { figures } from '../format.js'
import { Measured, type Time } from '../measure.js'
import type { Row } from '../result.js'
import type { Input, Suite, Work } from '../suite.js'
import { table } from '../tables.js'

/** Files of few titles. Real files of banks are larger. */
const FILE: SmallId = 'small5'

/** Titles of about 10,000 files. */
const TITLES = 67_000

const command = (workers: number): Work => ({
  name: `cnab convert, --workers ${workers}`,
  prepare({ path, scratch, dist }) {
    const out = join(scratch, 'command')
    return () => {
      rmSync(out, { recursive: true, force: true })
      return runCommand(dist, ['convert', path, '--out', out, '--workers', String(workers)])
    }
  },
})

interface QueueWork {
  readonly server: ServerKind
  /** Number of worker processes, each with one thread. */
  readonly workers: number
  readonly maxFiles: number
}

const nameOf = ({ server, workers, maxFiles }: QueueWork): string =>
  `${server.name}, ${workers} ${workers === 1 ? 'worker' : 'workers'}, ${maxFiles} files a job`

const queueWork = (work: QueueWork): Work => ({
  name: nameOf(work),
  missing: () => (work.server.isInstalled ? null : `${work.server.name} is not installed`),
  prepare: (input) => () => runQueue(work, input),
})

/** Measures from the call that enqueues to the end of the merge. Servers and workers start before it. */
async function runQueue({ server: kind, workers: count, maxFiles }: QueueWork, input: Input): Promise<Measured> {
  const out = join(input.scratch, 'queue')
  rmSync(out, { recursive: true, force: true })
  const server = await kind.start()
  const name = randomUUID()
  const workers = await Promise.all(
    Array.from({ length: count }, () => startWorker(input, ['--queue', name, '--threads', '1'], server.url)),
  )
  const queue = await openQueue({ connection: server.url, queue: name })
  try {
    const before = usageOf(workers)
    const start = performance.now()
    const run = await queue.enqueue([input.path], { out, maxFiles })
    const { statuses } = await queue.finished(run!.run)
    const wall = performance.now() - start
    const files = readdirSync(input.path).length
    if (statuses.converted !== files) throw new Error(`${statuses.converted} of ${files} files were converted`)
    const after = usageOf(workers)
    return new Measured({ wall, cpu: after.cpu - before.cpu }, after.peak)
  } finally {
    await queue.close()
    for (const worker of workers) await ended(worker)
    await server.stop()
  }
}

async function startWorker({ dist }: Input, args: readonly string[], url: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(dist, 'cli', 'cnab.cjs'), 'worker', ...args], {
    env: { ...process.env, CNAB_QUEUE_URL: url },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((resolve, reject) => {
    child.stdout.once('data', resolve)
    child.once('exit', () => reject(new Error('the worker ended')))
  })
  child.stdout.resume()
  return child
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const exit = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await exit
}

/** Clock ticks of Linux per second. */
const TICKS = 100

/** Processor time of all workers, in milliseconds, and the largest peak memory, in bytes. Only Linux has them; 0 elsewhere. */
function usageOf(workers: readonly ChildProcess[]): Pick<Time, 'cpu'> & { readonly peak: number } {
  let [cpu, peak] = [0, 0]
  for (const { pid } of workers) {
    try {
      const [, fields = ''] = /\) (.*)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
      const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number)
      cpu += ((user + system) * 1000) / TICKS
      const status = readFileSync(`/proc/${pid}/status`, 'utf8')
      peak = Math.max(peak, Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024)
    } catch {
      // Not Linux.
    }
  }
  return { cpu, peak }
}

/** Files of a job by default. */
const FILES_PER_JOB = 100
/** Few enough to show the cost of a job, in as many jobs as a run may have. */
const FEW_FILES = 10

const QUEUES: readonly QueueWork[] = SERVERS.flatMap((server) => [
  { server, workers: 1, maxFiles: FILES_PER_JOB },
  { server, workers: 2, maxFiles: FILES_PER_JOB },
  { server, workers: 2, maxFiles: FEW_FILES },
])

/** Cost of a file and of a job: the same files in fewer and in more jobs. */
function summary(rows: readonly Row[]): string {
  const lines = SERVERS.flatMap((server) => {
    const [few, many] = [FILES_PER_JOB, FEW_FILES].map((maxFiles) =>
      rows.find(({ work, missing }) => work === nameOf({ server, workers: 2, maxFiles }) && missing === null),
    )
    if (few === undefined || many === undefined) return []
    const files = filesOf(few)
    const jobs = Math.ceil(files / FEW_FILES) - Math.ceil(files / FILES_PER_JOB)
    const perJob = (many.time.wall - few.time.wall) / jobs
    return [[server.name, String(files), figures(few.time.wall / files), figures(perJob)]]
  })
  return table(['**two workers**', 'files', 'ms a file', 'ms more for a job'], lines)
}

const filesOf = ({ titles }: Row): number => sizesOf(SMALL[FILE], titles).length

export const queue: Suite = {
  name: 'queue',
  title: 'Queue',
  about:
    'Small files of all dialects, converted by `cnab worker` processes of one thread, from the call that enqueues to the end of the merge; compared with' +
    ' `cnab convert`, from its start to its end. Servers and workers are started before. Redis and PostgreSQL run on the same machine, and Redis writes each' +
    ' change to the disk. Processor time is that of the workers.',
  clock: 'wall',
  files: [FILE],
  write: ({ titles, path }) => FILES[FILE].write({ titles }, path),
  sizes: () => [TITLES],
  baselines: () => [command(1)],
  works: () => [command(2), ...QUEUES.map(queueWork)],
  summary,
}
