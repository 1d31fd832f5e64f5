/** Entry point of worker threads. */
import { parentPort } from 'node:worker_threads'
import piscina from 'piscina'
import type { FormattedRange, RangeTask } from '../input/ranges.js'
import { formatRange as format } from './format-range.js'
import type { Job, JobResult } from './job.js'
import { runJob } from './run-job.js'

export { joinTask, mergeTask, shardTask } from '../shards/shard-tasks.js'

export default (job: Job): Promise<JobResult> => runJob(job, { onProgress: (step) => parentPort?.postMessage(step) })

/** Resolves when this thread is ready. */
export const start = (): void => {}

/** Transfers the buffers instead of copying them. */
export async function formatRange(task: RangeTask): Promise<unknown> {
  return piscina.move(new TransferredRange(await format(task)))
}

class TransferredRange {
  constructor(private readonly range: FormattedRange) {}

  get [piscina.transferableSymbol](): ArrayBuffer[] {
    const { input, output } = this.range
    return [input, output.buffer]
  }

  get [piscina.valueSymbol](): FormattedRange {
    return this.range
  }
}
