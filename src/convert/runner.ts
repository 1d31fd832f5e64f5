/** Who runs the jobs: this thread, or others. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { convertInRanges, type RangeFormatter } from './convert-in-ranges.js'
import { plainError } from './errors.js'
import { formatOf } from './formats.js'
import type { Job, JobHooks, JobResult, JobStep } from './job.js'
import type { FormattedRange } from './ranges.js'
import { runJob } from './run-job.js'

export interface Runner {
  /** How many jobs it should have at a time, so as never to wait for the next. */
  readonly width: number
  run(job: Job): Promise<JobResult>
  /** Stops what is running. */
  close(): Promise<void>
}

/** Jobs waiting for each thread: results come in the order of the inputs, so a long one must not keep the others from work. */
const JOBS_PER_THREAD = 16

/**
 * Jobs by this thread, if one is enough, or by several of their own. What is big goes by ranges to threads of their own in any case, while this
 * one writes, and works out the hash. Without a file to start threads from (in a bundle of somebody's program) this thread does it all.
 */
export function runnerOf(threads: number, hooks: JobHooks): Runner {
  const pool = new Threads(threads, hooks)
  let before: Promise<unknown> = Promise.resolve()
  /** One big file after the other: all threads work on it. */
  const inRanges = (job: Job, formatter: RangeFormatter): Promise<JobResult> => {
    const result = before.then(() => runJob(job, hooks, (job, hooks) => convertInRanges(job, hooks, formatter)))
    before = result.catch(() => {})
    return result
  }
  return {
    width: threads === 1 ? 1 : threads * JOBS_PER_THREAD,
    async run(job) {
      const isBig = isWorthRanges(job)
      // The standard input belongs to this thread.
      const isForThreads = job.source.kind !== 'stdin' && (threads > 1 || isBig)
      const started = isForThreads ? await pool.start() : null
      if (started === null) return runJob(job, hooks)
      if (isBig) return inRanges(job, started.formatter)
      try {
        return await started.run(job)
      } catch (error) {
        hooks.signal?.throwIfAborted()
        // A thread that broke down (out of memory) takes the files with it that it was at, not all.
        return { status: 'failed', error: plainError(error) }
      }
    },
    close: () => pool.close(),
  }
}

interface Started {
  readonly formatter: RangeFormatter
  run(job: Job): Promise<JobResult>
  close(): Promise<void>
}

/** Threads that start when there is something for them to do. */
class Threads {
  private started: Promise<Started | null> | null = null

  constructor(
    private readonly count: number,
    private readonly hooks: JobHooks,
  ) {}

  /** @returns null where there is no file to start them from */
  start(): Promise<Started | null> {
    this.started ??= this.startNow()
    return this.started
  }

  async close(): Promise<void> {
    await (await this.started)?.close()
  }

  private async startNow(): Promise<Started | null> {
    const filename = workerFile()
    if (filename === null) return null
    const { count, hooks } = this
    // Its default is the same thing for import and for require.
    const { Piscina } = (await import('piscina')).default
    const pool = new Piscina({
      filename,
      minThreads: count,
      maxThreads: count,
      concurrentTasksPerWorker: TASKS_PER_THREAD,
    })
    pool.on('message', (step: JobStep) => hooks.onProgress?.(step))
    const stop = (): void => void pool.destroy()
    hooks.signal?.addEventListener('abort', stop, { once: true })
    return {
      formatter: {
        width: count * TASKS_PER_THREAD + 1,
        format: (task) =>
          pool.run(task, {
            name: 'formatRange',
            transferList: [task.bytes.buffer, task.room],
          }) as Promise<FormattedRange>,
      },
      run: (job) => pool.run(job) as Promise<JobResult>,
      async close() {
        hooks.signal?.removeEventListener('abort', stop)
        await pool.destroy()
      },
    }
  }
}

/** So that none waits for the next while its last one is taken: this thread hashes meanwhile. */
const TASKS_PER_THREAD = 2
/** Smaller files go to one thread each. */
const WORTH_RANGES = 32e6

const isWorthRanges = ({ source, size, options: { to, engine } }: Job): boolean =>
  source.kind === 'file' && size !== null && size >= WORTH_RANGES && engine !== 'interpreted' && formatOf(to).joins

/** From where this code lies when it is built: beside the worker's folder, or in a folder beside it. */
function workerFile(): string | null {
  const places = ['./convert/worker.js', '../convert/worker.js'].map((place) =>
    fileURLToPath(new URL(place, import.meta.url)),
  )
  return places.find((path) => existsSync(path)) ?? null
}
