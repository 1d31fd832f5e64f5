/** Worker threads of a conversion. The next conversion reuses them, with optimised code and known outcomes. */
import { AsyncResource } from 'node:async_hooks'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Piscina } from 'piscina'
import type { FormattedRange, RangeTask } from '../input/ranges.js'
import { errorOfTask, failWithoutThreads } from './dead-threads.js'
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
  /** Ends the conversion: destroys the threads if one still starts or works, or has failed; otherwise keeps them for the next conversion. */
  close(): Promise<void>
}

/** A group of files. */
export interface GroupTask {
  /** Number of the conversion in this process. */
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
  // Piscina emits messages in the async context of the conversion that started the threads.
  const onMessage = AsyncResource.bind((step: StepMessage): void => {
    if (step.conversion === conversion) onProgress?.(step)
  })
  pool.on('message', onMessage)
  let starting = 0
  let working = 0
  /** Whether a thread crashed. */
  let isBroken = false
  let destroyed: Promise<void> | null = null
  /** Destroys the pool once: a second call makes Piscina replace its threads. */
  const destroy = (): Promise<void> => {
    destroyed ??= pool.destroy()
    return destroyed
  }
  const sent = async <Result>(task: unknown, options?: Parameters<Piscina['run']>[1]): Promise<Result> => {
    // After an abort, the threads are destroyed, or belong to the next conversion.
    signal?.throwIfAborted()
    working++
    try {
      return await (pool.run(task, options) as Promise<Result>)
    } catch (error) {
      isBroken = true
      throw errorOfTask(error)
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
      starting = count
      const started = (): void => {
        starting--
        call()
      }
      // Threads that fail to start are not used.
      for (let i = 0; i < count; i++) pool.run(null, { name: 'start' }).then(started, () => {})
    },
    run: (jobs) => sent({ conversion, jobs } satisfies GroupTask),
    format: (task) => sent(task, { name: 'formatRange', transferList: [task.bytes.buffer, task.outputBuffer] }),
    async close() {
      signal?.removeEventListener('abort', stop)
      if (starting > 0 || working > 0 || isBroken || destroyed !== null) await destroy()
      else await keep(pool)
      pool.off('message', onMessage)
    },
  }
}

async function newPool(filename: string, count: number): Promise<Piscina> {
  // The default export is the same for `import` and `require`.
  const { Piscina } = (await import('piscina')).default
  const pool = new Piscina({
    filename,
    minThreads: count,
    maxThreads: count,
    concurrentTasksPerWorker: GROUPS_PER_THREAD,
  })
  // Piscina replaces a thread that crashes while it waits; without a listener, its error would end the process.
  pool.on('error', () => {})
  failWithoutThreads(pool)
  return pool
}

/** Threads of an ended conversion. Module state, because conversions share nothing else. They do not keep the process alive. */
let waiting: { readonly pool: Piscina; readonly timer: NodeJS.Timeout } | null = null

/** Takes the waiting threads if their number is `count`; otherwise returns null. */
function takeWaiting(count: number): Piscina | null {
  if (waiting?.pool.options.maxThreads !== count) return null
  const { pool, timer } = waiting
  clearTimeout(timer)
  waiting = null
  return pool
}

/** Keeps threads for the next conversion, and destroys those that were already waiting. */
async function keep(pool: Piscina): Promise<void> {
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
