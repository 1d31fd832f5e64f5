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

export const inThisThread = (hooks: JobHooks): Runner => ({
  width: 1,
  run: (job) => runJob(job, hooks),
  close: async () => {},
})

/** Jobs waiting for each thread: results come in the order of the inputs, so a long one must not keep the others from work. */
const JOBS_PER_THREAD = 16

/** Threads of their own; this thread, where there is no file to start them from: in a bundle of somebody's program. */
export async function inThreads(threads: number, hooks: JobHooks): Promise<Runner> {
  const filename = workerFile()
  if (filename === null) return inThisThread(hooks)
  // Its default is the same thing for import and for require.
  const { Piscina } = (await import('piscina')).default
  const pool = new Piscina({ filename, minThreads: threads, maxThreads: threads })
  pool.on('message', (step: JobStep) => hooks.onProgress?.(step))
  const stop = (): void => void pool.destroy()
  hooks.signal?.addEventListener('abort', stop, { once: true })
  const formatter: RangeFormatter = {
    width: threads * RANGES_PER_THREAD,
    format: (task) => pool.run(task, { name: 'formatRange' }) as Promise<FormattedRange>,
  }
  let before: Promise<unknown> = Promise.resolve()
  /** One big file after the other: all threads work on it. */
  const inRanges = (job: Job): Promise<JobResult> => {
    const result = before.then(() => runJob(job, hooks, (job, hooks) => convertInRanges(job, hooks, formatter)))
    before = result.catch(() => {})
    return result
  }
  return {
    width: threads * JOBS_PER_THREAD,
    async run(job) {
      // The standard input belongs to this thread.
      if (job.source.kind === 'stdin') return runJob(job, hooks)
      if (isWorthRanges(job)) return inRanges(job)
      try {
        return (await pool.run(job)) as JobResult
      } catch (error) {
        hooks.signal?.throwIfAborted()
        // A thread that broke down (out of memory) takes one file with it, not all.
        return { status: 'failed', error: plainError(error) }
      }
    },
    async close() {
      hooks.signal?.removeEventListener('abort', stop)
      await pool.destroy()
    },
  }
}

/** So that none waits for the next while its last one is taken. */
const RANGES_PER_THREAD = 2
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
