/** Converts one return, in whichever thread. */
import { isUnsupportedFileError } from '../../return/index.js'
import { convertInOneGo } from '../convert-in-one-go.js'
import { hashOf } from '../input/source.js'
import { plainError } from './errors.js'
import type { Findings, Job, JobHooks, JobResult } from './job.js'

/** How a return is converted. */
export type Convert = (job: Job, hooks: JobHooks) => Promise<Findings>

/** Never throws, but when the signal says that nobody wants the result any more. Then, as after a failure, nothing is left behind. */
export async function runJob(job: Job, hooks: JobHooks = {}, convert: Convert = convertInOneGo): Promise<JobResult> {
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
    if (!isUnsupportedFileError(error)) return { status: 'failed', error: plainError(error) }
    const { reason, identity, message, english } = error
    return { status: 'refused', reason, identity, message, english }
  }
}
