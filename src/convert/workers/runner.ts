/** Runs jobs on this thread and on worker threads. */
import { convertInRanges, type RangeFormatter } from '../convert-in-ranges.js'
import { formatOf } from '../output/formats.js'
import { plainError } from './errors.js'
import type { Job, JobHooks, JobResult } from './job.js'
import { ResourcePool } from './resource-pool.js'
import { type Convert, runJob } from './run-job.js'
import { LARGE_FILES_PER_THREAD, SMALL_FILES_PER_THREAD, startThreads, type Threads } from './threads.js'

export interface Runner {
  /** Number of concurrent jobs that keep all threads busy. */
  readonly width: number
  run(job: Job): Promise<JobResult>
  /** Stops running jobs. Resolves when they have stopped. */
  close(): Promise<void>
}

/** Jobs per thread. Results come in the order of the inputs, so a long job must not block the others. */
const JOBS_PER_THREAD = 2 * SMALL_FILES_PER_THREAD

type RunJob = (job: Job) => Promise<JobResult>

/**
 * Creates a runner of `count` threads. Worker threads start when this thread has more to do than it can take; they need half a second, during
 * which it continues alone. With two or more workers, they format big files in ranges, while this thread writes and hashes. Bundled builds
 * run everything on this thread.
 */
export function runnerOf(count: number, { signal: outer, ...otherHooks }: JobHooks): Runner {
  const closing = new AbortController()
  const stop = (): void => closing.abort(outer?.reason)
  outer?.addEventListener('abort', stop, { once: true })
  if (outer?.aborted === true) stop()
  const { signal } = closing
  const hooks: JobHooks = { ...otherHooks, signal }
  const running = new Set<Promise<JobResult>>()
  const runHere = (job: Job, convert?: Convert): Promise<JobResult> => {
    const result = runJob(job, hooks, convert)
    running.add(result)
    const isOver = (): void => void running.delete(result)
    result.then(isOver, isOver)
    return result
  }
  const onThisThread: RunJob = (job) => runHere(job)
  const forLarge = new ResourcePool<RunJob>()
  const forSmall = new ResourcePool<RunJob>()
  const addThread = (run: RunJob, largeFiles: number): void => {
    for (let i = 0; i < largeFiles; i++) forLarge.release(run)
    for (let i = 0; i < SMALL_FILES_PER_THREAD; i++) forSmall.release(run)
  }
  addThread(onThisThread, 1)
  let started: Promise<Threads | null> | null = null
  /** Set when the first worker is ready. */
  let ready: Threads | null = null
  const start = (): Promise<Threads | null> => {
    started ??= startThreads(count - 1, hooks).then((threads) => {
      threads?.onReady(() => {
        ready = threads
        addThread(jobOn(threads, hooks), LARGE_FILES_PER_THREAD)
      })
      return threads
    })
    return started
  }
  const formatter: RangeFormatter = {
    width: (count - 1) * LARGE_FILES_PER_THREAD + 1,
    isReady: () => ready !== null,
    format: (task) => ready!.format(task),
  }
  let previous: Promise<unknown> = Promise.resolve()
  /** Converts one big file at a time, on all threads. */
  const inRanges: RunJob = (job) => {
    const result = previous.then(() => runHere(job, (job, hooks) => convertInRanges(job, hooks, formatter)))
    previous = result.catch(() => {})
    return result
  }
  return {
    width: count * JOBS_PER_THREAD,
    async run(job) {
      // Only this thread can read the standard input.
      if (job.source.kind === 'stdin') return onThisThread(job)
      const pool = isSmall(job) ? forSmall : forLarge
      const isBig = count >= MIN_THREADS_FOR_RANGES && isSplittable(job)
      if (count > 1 && (isBig || pool.isExhausted) && (await start()) !== null && isBig) return inRanges(job)
      const run = await pool.acquire()
      try {
        signal.throwIfAborted()
        return await run(job)
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

const jobOn =
  (threads: Threads, { signal }: JobHooks): RunJob =>
  async (job) => {
    try {
      return await threads.run(job)
    } catch (error) {
      signal?.throwIfAborted()
      // If a thread crashes (out of memory), only the files it was converting fail.
      return { status: 'failed', error: plainError(error) }
    }
  }

/** With fewer threads, formatting ranges on the only worker takes longer than reading the file on this thread. */
const MIN_THREADS_FOR_RANGES = 3

/** In bytes: one chunk. */
const MAX_SIZE_OF_SMALL = 1024 * 1024

/** Converting a small file is mostly waiting for the disk, so a thread converts several at once; their buffers are small, too. */
const isSmall = ({ size }: Job): boolean => size !== null && size <= MAX_SIZE_OF_SMALL

/** In bytes. Smaller files are converted by one thread. */
const MIN_SIZE_FOR_RANGES = 64e6

const isSplittable = ({ source, size, options: { to, engine } }: Job): boolean =>
  source.kind === 'file' &&
  size !== null &&
  size >= MIN_SIZE_FOR_RANGES &&
  engine !== 'interpreted' &&
  formatOf(to).canConcatenate
