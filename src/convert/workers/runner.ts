/** Who runs the jobs: this thread, and others beside it. */
import { convertInRanges, type RangeFormatter } from '../convert-in-ranges.js'
import { formatOf } from '../output/formats.js'
import { plainError } from './errors.js'
import type { Job, JobHooks, JobResult } from './job.js'
import { Places } from './places.js'
import { type Convert, runJob } from './run-job.js'
import { startThreads, TASKS_PER_THREAD, type Threads } from './threads.js'

export interface Runner {
  /** How many jobs it should have at a time, so as never to wait for the next. */
  readonly width: number
  run(job: Job): Promise<JobResult>
  /** Stops what is running, and answers once it has. */
  close(): Promise<void>
}

/** Jobs waiting for each thread: results come in the order of the inputs, so a long one must not keep the others from work. */
const JOBS_PER_THREAD = 16

type RunJob = (job: Job) => Promise<JobResult>

/**
 * Jobs by so many threads: this one, and others once there is more to do than it can take. Those need half a second to start, in which it goes on
 * alone. What is big goes by ranges to the others, if there are two or more, while this one writes and works out the hash. Without a file to start
 * threads from (in a bundle of somebody's program) this one does it all.
 */
export function runnerOf(count: number, { signal: outer, ...told }: JobHooks): Runner {
  const closing = new AbortController()
  const stop = (): void => closing.abort(outer?.reason)
  outer?.addEventListener('abort', stop, { once: true })
  if (outer?.aborted === true) stop()
  const { signal } = closing
  const hooks: JobHooks = { ...told, signal }
  const running = new Set<Promise<JobResult>>()
  const runHere = (job: Job, convert?: Convert): Promise<JobResult> => {
    const result = runJob(job, hooks, convert)
    running.add(result)
    const isOver = (): void => void running.delete(result)
    result.then(isOver, isOver)
    return result
  }
  const here: RunJob = (job) => runHere(job)
  const places = new Places<RunJob>()
  places.add(here)
  let started: Promise<Threads | null> | null = null
  /** Once one of them can work. */
  let ready: Threads | null = null
  const start = (): Promise<Threads | null> => {
    started ??= startThreads(count - 1, hooks).then((threads) => {
      threads?.onReady(() => {
        ready = threads
        for (let i = 0; i < TASKS_PER_THREAD; i++) places.add(by(threads, hooks))
      })
      return threads
    })
    return started
  }
  const formatter: RangeFormatter = {
    width: (count - 1) * TASKS_PER_THREAD + 1,
    isReady: () => ready !== null,
    format: (task) => ready!.format(task),
  }
  let before: Promise<unknown> = Promise.resolve()
  /** One big file after the other: all threads work on it. */
  const inRanges: RunJob = (job) => {
    const result = before.then(() => runHere(job, (job, hooks) => convertInRanges(job, hooks, formatter)))
    before = result.catch(() => {})
    return result
  }
  return {
    width: count === 1 ? 1 : count * JOBS_PER_THREAD,
    async run(job) {
      // The standard input belongs to this thread.
      if (count === 1 || job.source.kind === 'stdin') return here(job)
      const isBig = count >= RANGES_FROM && isWorthRanges(job)
      if ((isBig || places.areTaken) && (await start()) !== null && isBig) return inRanges(job)
      const run = await places.take()
      try {
        signal.throwIfAborted()
        return await run(job)
      } finally {
        places.add(run)
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

const by =
  (threads: Threads, { signal }: JobHooks): RunJob =>
  async (job) => {
    try {
      return await threads.run(job)
    } catch (error) {
      signal?.throwIfAborted()
      // A thread that broke down (out of memory) takes the files with it that it was at, not all.
      return { status: 'failed', error: plainError(error) }
    }
  }

/** So many threads format ranges: a single one beside this one takes longer to do so, and to hand them over, than this one to read the file. */
const RANGES_FROM = 3

/** Smaller files are one thread's. */
const WORTH_RANGES = 64e6

const isWorthRanges = ({ source, size, options: { to, engine } }: Job): boolean =>
  source.kind === 'file' && size !== null && size >= WORTH_RANGES && engine !== 'interpreted' && formatOf(to).joins
