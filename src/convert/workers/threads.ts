/** Threads of a conversion beside the one that runs it. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FormattedRange, RangeTask } from '../input/ranges.js'
import type { Job, JobHooks, JobResult, JobStep } from './job.js'

/** So that none waits for the next thing to do while its last one is taken. */
export const TASKS_PER_THREAD = 2

export interface Threads {
  /** Called for each thread once it can work. */
  onReady(call: () => void): void
  run(job: Job): Promise<JobResult>
  /** The task's buffers are handed over, and come back with what came of it. */
  format(task: RangeTask): Promise<FormattedRange>
  close(): Promise<void>
}

/** @returns null where there is no file to start them from: in a bundle of somebody's program */
export async function startThreads(count: number, { onProgress, signal }: JobHooks): Promise<Threads | null> {
  const filename = workerFile()
  if (filename === null) return null
  // Its default is the same thing for import and for require.
  const { Piscina } = (await import('piscina')).default
  const pool = new Piscina({
    filename,
    minThreads: count,
    maxThreads: count,
    concurrentTasksPerWorker: TASKS_PER_THREAD,
  })
  pool.on('message', (step: JobStep) => onProgress?.(step))
  let closed: Promise<void> | null = null
  /** Once: destroyed a second time, a pool takes the end of its threads for a failure, and starts others. */
  const close = (): Promise<void> => {
    closed ??= pool.destroy()
    return closed
  }
  const stop = (): void => void close()
  signal?.addEventListener('abort', stop, { once: true })
  return {
    onReady(call) {
      // A thread that cannot start is one that is not there.
      for (let i = 0; i < count; i++) pool.run(null, { name: 'start' }).then(call, () => {})
    },
    run: (job) => pool.run(job) as Promise<JobResult>,
    format: (task) =>
      pool.run(task, {
        name: 'formatRange',
        transferList: [task.bytes.buffer, task.room],
      }) as Promise<FormattedRange>,
    close() {
      signal?.removeEventListener('abort', stop)
      return close()
    },
  }
}

/** From where this code lies when it is built: beside the worker's folder, or in a folder beside it. */
function workerFile(): string | null {
  const places = ['./convert/workers/worker.cjs', '../convert/workers/worker.cjs'].map((place) =>
    fileURLToPath(new URL(place, import.meta.url)),
  )
  return places.find((path) => existsSync(path)) ?? null
}
