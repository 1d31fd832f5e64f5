/** Who runs the jobs: this thread, or others. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { plainError } from './errors.js'
import type { Job, JobHooks, JobResult, JobStep } from './job.js'
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
  const pool = new Piscina<Job, JobResult>({ filename, minThreads: threads, maxThreads: threads })
  pool.on('message', (step: JobStep) => hooks.onProgress?.(step))
  const stop = (): void => void pool.destroy()
  hooks.signal?.addEventListener('abort', stop, { once: true })
  return {
    width: threads * JOBS_PER_THREAD,
    async run(job) {
      // The standard input belongs to this thread.
      if (job.source.kind === 'stdin') return runJob(job, hooks)
      try {
        return await pool.run(job)
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

/** From where this code lies when it is built: beside the worker's folder, or in a folder beside it. */
function workerFile(): string | null {
  const places = ['./convert/worker.js', '../convert/worker.js'].map((place) =>
    fileURLToPath(new URL(place, import.meta.url)),
  )
  return places.find((path) => existsSync(path)) ?? null
}
