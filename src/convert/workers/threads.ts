/** Worker threads of a conversion. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FormattedRange, RangeTask } from '../input/ranges.js'
import type { Job, JobHooks, JobResult, JobStep } from './job.js'

/** Keeps a worker busy while its last results are taken. */
export const GROUPS_PER_THREAD = 2

export interface Threads {
  /** Calls `call` once per thread, when it is ready. */
  onReady(call: () => void): void
  /** Converts a group of files on a thread. */
  run(jobs: readonly Job[]): Promise<JobResult[]>
  /** Transfers the buffers of the task to a thread; they come back with the result. */
  format(task: RangeTask): Promise<FormattedRange>
  close(): Promise<void>
}

/** @returns null in bundled builds, which have no worker file */
export async function startThreads(count: number, { onProgress, signal }: JobHooks): Promise<Threads | null> {
  const filename = workerFile()
  if (filename === null) return null
  // The default export is the same for `import` and `require`.
  const { Piscina } = (await import('piscina')).default
  const pool = new Piscina({
    filename,
    minThreads: count,
    maxThreads: count,
    concurrentTasksPerWorker: GROUPS_PER_THREAD,
  })
  pool.on('message', (step: JobStep) => onProgress?.(step))
  let closed: Promise<void> | null = null
  /** Destroys the pool once: a second call makes Piscina replace its threads. */
  const close = (): Promise<void> => {
    closed ??= pool.destroy()
    return closed
  }
  const stop = (): void => void close()
  signal?.addEventListener('abort', stop, { once: true })
  return {
    onReady(call) {
      // Threads that fail to start are not used.
      for (let i = 0; i < count; i++) pool.run(null, { name: 'start' }).then(call, () => {})
    },
    run: (jobs) => pool.run(jobs) as Promise<JobResult[]>,
    format: (task) =>
      pool.run(task, {
        name: 'formatRange',
        transferList: [task.bytes.buffer, task.outputBuffer],
      }) as Promise<FormattedRange>,
    close() {
      signal?.removeEventListener('abort', stop)
      return close()
    },
  }
}

/** Path of the worker, relative to this code after the build. Bundles in CommonJS have no `import.meta.url`. */
export function workerFile(): string | null {
  if (!import.meta.url) return null
  const places = ['./convert/workers/worker.cjs', '../convert/workers/worker.cjs'].map((place) =>
    fileURLToPath(new URL(place, import.meta.url)),
  )
  return places.find((path) => existsSync(path)) ?? null
}
