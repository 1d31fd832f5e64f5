/** Runs jobs on this thread and on worker threads. */
import { setMaxListeners } from 'node:events'
import { convertInRanges, type RangeFormatter } from '../convert-in-ranges.js'
import { formatOf } from '../output/formats.js'
import { plainError } from './errors.js'
import type { Job, JobHooks, JobResult } from './job.js'
import { ResourcePool } from './resource-pool.js'
import { type Convert, runJobs } from './run-job.js'
import { GROUPS_PER_THREAD, startThreads, type Threads } from './threads.js'

export interface Runner {
  /** Number of concurrent groups that keep all threads busy. */
  readonly width: number
  /** Runs a group of jobs on one thread, or one big job on all. */
  run(jobs: readonly Job[]): Promise<JobResult[]>
  /** Stops running jobs. Resolves when they have stopped. */
  close(): Promise<void>
}

/** Groups of jobs per thread. Results come in the order of the inputs, so a long job must not block the others. */
const GROUPS_IN_WORK = 4 * GROUPS_PER_THREAD

type RunJobs = (jobs: readonly Job[]) => Promise<JobResult[]>

/**
 * Creates a runner of `count` threads. Worker threads start when this thread has more to do than it can take; until they are ready, it continues
 * alone. With two or more workers, they format big files in ranges, while this thread writes and hashes. Bundled builds
 * run everything on this thread.
 */
export function runnerOf(
  count: number,
  { signal: outer, ...otherHooks }: JobHooks,
  isEnough: () => boolean = () => true,
): Runner {
  const closing = new AbortController()
  const stop = (): void => closing.abort(outer?.reason)
  outer?.addEventListener('abort', stop, { once: true })
  if (outer?.aborted === true) stop()
  const { signal } = closing
  // Each file in work listens; Node warns from eleven on.
  setMaxListeners(0, signal)
  const hooks: JobHooks = { ...otherHooks, signal }
  const running = new Set<Promise<unknown>>()
  const runHere = (jobs: readonly Job[], convert?: Convert): Promise<JobResult[]> => {
    const results = runJobs(jobs, hooks, convert)
    running.add(results)
    const isOver = (): void => void running.delete(results)
    results.then(isOver, isOver)
    return results
  }
  const onThisThread: RunJobs = (jobs) => runHere(jobs)
  const pool = new ResourcePool<RunJobs>()
  pool.release(onThisThread)
  let started: Promise<Threads | null> | null = null
  /** Set when the first worker is ready. */
  let ready: Threads | null = null
  const start = (): Promise<Threads | null> => {
    started ??= startThreads(count - 1, hooks).then((threads) => {
      threads?.onReady(() => {
        ready = threads
        for (let i = 0; i < GROUPS_PER_THREAD; i++) pool.release(jobsOn(threads, hooks))
      })
      return threads
    })
    return started
  }
  const formatter: RangeFormatter = {
    width: (count - 1) * GROUPS_PER_THREAD + 1,
    isReady: () => ready !== null,
    format: (task) => ready!.format(task),
  }
  let previous: Promise<unknown> = Promise.resolve()
  /** Converts one big file at a time, on all threads. */
  const inRanges: RunJobs = (jobs) => {
    const results = previous.then(() => runHere(jobs, (job, hooks) => convertInRanges(job, hooks, formatter)))
    previous = results.catch(() => {})
    return results
  }
  return {
    width: count * GROUPS_IN_WORK,
    async run(jobs) {
      if (jobs.length === 0) return []
      // Only this thread can read the standard input.
      if (jobs.some(({ source }) => source.kind === 'stdin')) return onThisThread(jobs)
      const isBig = count >= MIN_THREADS_FOR_RANGES && jobs.every(isSplittable)
      const isWanted = count > 1 && (isBig || pool.isExhausted) && isEnough()
      if (isWanted && (await start()) !== null && isBig) return inRanges(jobs)
      const run = await pool.acquire()
      try {
        signal.throwIfAborted()
        return await run(jobs)
      } finally {
        pool.release(run)
      }
    },
    async close() {
      outer?.removeEventListener('abort', stop)
      closing.abort()
      await (await started)?.close()
      await Promise.allSettled(running)
    },
  }
}

const jobsOn =
  (threads: Threads, { signal }: JobHooks): RunJobs =>
  async (jobs) => {
    try {
      return await threads.run(jobs)
    } catch (error) {
      signal?.throwIfAborted()
      // If a thread crashes (out of memory), only the files of its groups fail.
      return jobs.map(() => ({ status: 'failed', error: plainError(error) }))
    }
  }

/** With fewer threads, formatting ranges on the only worker takes longer than reading the file on this thread. */
const MIN_THREADS_FOR_RANGES = 3

/** In bytes. Smaller files are converted by one thread. */
const MIN_SIZE_FOR_RANGES = 64e6

const isSplittable = ({ source, size, options: { to, engine } }: Job): boolean =>
  source.kind === 'file' &&
  size !== null &&
  size >= MIN_SIZE_FOR_RANGES &&
  engine !== 'interpreted' &&
  formatOf(to).canConcatenate
