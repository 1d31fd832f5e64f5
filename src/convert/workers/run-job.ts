/** Converts one return, on any thread. */
import { setImmediate } from 'node:timers/promises'
import { convertAtOnce } from '../convert-at-once.js'
import { convertSequentially } from '../convert-sequentially.js'
import { hashOf } from '../input/source.js'
import { failureOf } from './errors.js'
import type { Findings, Job, JobHooks, JobResult } from './job.js'

/** Function that converts a return. */
export type Convert = (job: Job, hooks: JobHooks) => Promise<Findings>

/**
 * Runs jobs together. On a thread that may wait, each small file has its own turn of the event loop, and only the syncs to disk are concurrent.
 * Throws only if the signal is aborted, when all jobs have stopped.
 */
export async function runJobs(jobs: readonly Job[], hooks: JobHooks = {}, convert?: Convert): Promise<JobResult[]> {
  const results: Promise<JobResult>[] = []
  for (const job of jobs) {
    results.push(runJob(job, hooks, convert))
    // Awaited below.
    results.at(-1)!.catch(() => {})
    if (hooks.blocking === true) await setImmediate()
  }
  await Promise.allSettled(results)
  return Promise.all(results)
}

/** Runs a job. Throws only if the signal is aborted; other errors are results. After an error, no output is left. */
export async function runJob(job: Job, hooks: JobHooks = {}, convert?: Convert): Promise<JobResult> {
  try {
    hooks.signal?.throwIfAborted()
    const result = convert === undefined ? await convertAtOnce(job, hooks) : null
    if (result !== null) return result
    if (job.known.length > 0) {
      let read = 0
      const onRead = (bytes: number): void => {
        read += bytes
      }
      const sha256 = await hashOf(job.source, onRead, { signal: hooks.signal, maxBytes: job.maxBytes })
      if (job.known.includes(sha256)) {
        hooks.onProgress?.({ bytes: read, titles: 0 })
        return { status: 'known', sha256 }
      }
    }
    return { status: 'converted', findings: await (convert ?? convertSequentially)(job, hooks) }
  } catch (error) {
    hooks.signal?.throwIfAborted()
    return failureOf(error)
  }
}
