/** Worker threads of a conversion. The next conversion takes them over, with everything that they know of files and V8 has optimised. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Piscina } from 'piscina'
import type { FormattedRange, RangeTask } from '../input/ranges.js'
import type { Job, JobHooks, JobResult, JobStep } from './job.js'

/** Keeps a worker busy while its last results are taken. */
export const GROUPS_PER_THREAD = 2

/** Milliseconds that threads wait for the next conversion. */
const WAITING_MS = 30_000

export interface Threads {
  /** Calls `call` once per thread, when it is ready. */
  onReady(call: () => void): void
  /** Converts a group of files on a thread. */
  run(jobs: readonly Job[]): Promise<JobResult[]>
  /** Transfers the buffers of the task to a thread; they come back with the result. */
  format(task: RangeTask): Promise<FormattedRange>
  /** Ends the conversion: stops the threads if one still works, and otherwise leaves them to the next conversion. */
  close(): Promise<void>
}

/** A group of files, and the number of their conversion in this process. */
export interface GroupTask {
  readonly conversion: number
  readonly jobs: readonly Job[]
}

/** Progress of a conversion. A message can arrive after the end of its conversion. */
export interface StepMessage extends JobStep {
  readonly conversion: number
}

let conversions = 0

/** @returns null in bundled builds, which have no worker file */
export async function startThreads(count: number, { onProgress, signal }: JobHooks): Promise<Threads | null> {
  const filename = workerFile()
  if (filename === null) return null
  const pool = takeWaiting(count) ?? (await newPool(filename, count))
  const conversion = conversions++
  const onMessage = (step: StepMessage): void => {
    if (step.conversion === conversion) onProgress?.(step)
  }
  pool.on('message', onMessage)
  let working = 0
  /** Whether a thread crashed, or did not start. */
  let isBroken = false
  let destroyed: Promise<void> | null = null
  /** Destroys the pool once: a second call makes Piscina replace its threads. */
  const destroy = (): Promise<void> => {
    destroyed ??= pool.destroy()
    return destroyed
  }
  const sent = async <Result>(task: unknown, options?: Parameters<Piscina['run']>[1]): Promise<Result> => {
    working++
    try {
      return await (pool.run(task, options) as Promise<Result>)
    } catch (error) {
      isBroken = true
      throw error
    } finally {
      working--
    }
  }
  const stop = (): void => {
    if (working > 0) void destroy()
  }
  signal?.addEventListener('abort', stop, { once: true })
  return {
    onReady(call) {
      const failed = (): void => {
        isBroken = true
      }
      for (let i = 0; i < count; i++) pool.run(null, { name: 'start' }).then(call, failed)
    },
    run: (jobs) => sent({ conversion, jobs } satisfies GroupTask),
    format: (task) => sent(task, { name: 'formatRange', transferList: [task.bytes.buffer, task.outputBuffer] }),
    async close() {
      signal?.removeEventListener('abort', stop)
      pool.off('message', onMessage)
      if (working > 0 || isBroken || destroyed !== null) await destroy()
      else await leave(pool)
    },
  }
}

async function newPool(filename: string, count: number): Promise<Piscina> {
  // The default export is the same for `import` and `require`.
  const { Piscina } = (await import('piscina')).default
  return new Piscina({
    filename,
    minThreads: count,
    maxThreads: count,
    concurrentTasksPerWorker: GROUPS_PER_THREAD,
  })
}

/** Threads of an ended conversion. They do not keep the process alive. */
let waiting: { readonly pool: Piscina; readonly timer: NodeJS.Timeout } | null = null

/** Takes the waiting threads, if they are as many. */
function takeWaiting(count: number): Piscina | null {
  if (waiting?.pool.options.maxThreads !== count) return null
  const { pool, timer } = waiting
  clearTimeout(timer)
  waiting = null
  return pool
}

/** Leaves threads to the next conversion, instead of those that wait already. */
async function leave(pool: Piscina): Promise<void> {
  const before = waiting
  const timer = setTimeout(() => {
    waiting = null
    void pool.destroy()
  }, WAITING_MS)
  waiting = { pool, timer: timer.unref() }
  if (before === null) return
  clearTimeout(before.timer)
  await before.pool.destroy()
}

/** Path of the worker, relative to this code after the build. Bundles in CommonJS have no `import.meta.url`. */
export function workerFile(): string | null {
  if (!import.meta.url) return null
  const places = ['./convert/workers/worker.cjs', '../convert/workers/worker.cjs'].map((place) =>
    fileURLToPath(new URL(place, import.meta.url)),
  )
  return places.find((path) => existsSync(path)) ?? null
}
