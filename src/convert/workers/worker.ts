/** What runs in the threads of a batch conversion. */
import { parentPort } from 'node:worker_threads'
import piscina from 'piscina'
import type { FormattedRange, RangeTask } from '../input/ranges.js'
import { formatRange as format } from './format-range.js'
import type { Job, JobResult } from './job.js'
import { runJob } from './run-job.js'

export default (job: Job): Promise<JobResult> => runJob(job, { onProgress: (step) => parentPort?.postMessage(step) })

/** Answers once this thread can work. */
export const start = (): void => {}

/** The buffers are handed over, not copied. */
export async function formatRange(task: RangeTask): Promise<unknown> {
  return piscina.move(new HandedOver(await format(task)))
}

class HandedOver {
  constructor(private readonly range: FormattedRange) {}

  get [piscina.transferableSymbol](): ArrayBuffer[] {
    const { input, output } = this.range
    return [input, output.buffer]
  }

  get [piscina.valueSymbol](): FormattedRange {
    return this.range
  }
}
