/** What runs in the threads of a batch conversion. */
import { parentPort } from 'node:worker_threads'
import type { Job, JobResult } from './job.js'
import { runJob } from './run-job.js'

export { formatRange } from './format-range.js'

export default (job: Job): Promise<JobResult> => runJob(job, { onProgress: (step) => parentPort?.postMessage(step) })
