/** Converts one return, on any thread. */
import { convertSequentially } from '../convert-sequentially.js'
import { hashOf } from '../input/source.js'
import { failureOf } from './errors.js'
import type { Findings, Job, JobHooks, JobResult } from './job.js'

/** Function that converts a return. */
export type Convert = (job: Job, hooks: JobHooks) => Promise<Findings>

/** Runs a job. Throws only if the signal is aborted; other errors are results. After an error, no output is left. */
export async function runJob(
  job: Job,
  hooks: JobHooks = {},
  convert: Convert = convertSequentially,
): Promise<JobResult> {
  try {
    if (job.known.length > 0) {
      let read = 0
      const onRead = (bytes: number): void => {
        read += bytes
      }
      const sha256 = await hashOf(job.source, onRead, hooks.signal)
      if (job.known.includes(sha256)) {
        hooks.onProgress?.({ bytes: read, titles: 0 })
        return { status: 'known', sha256 }
      }
    }
    return { status: 'converted', findings: await convert(job, hooks) }
  } catch (error) {
    hooks.signal?.throwIfAborted()
    return failureOf(error)
  }
}
