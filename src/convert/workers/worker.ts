/** Entry point of worker threads. */
import { parentPort } from 'node:worker_threads'
import piscina from 'piscina'
import type { FormattedRange, RangeTask } from '../input/ranges.js'
import { formatRange as format } from './format-range.js'
import type { JobResult, JobStep } from './job.js'
import { runJobs } from './run-job.js'
import type { GroupTask, StepMessage } from './threads.js'

export { joinTask, mergeTask, shardTask } from '../shards/shard-tasks.js'

export default async ({ conversion, jobs }: GroupTask): Promise<JobResult[]> => {
  const report = (): void => {
    parentPort?.postMessage({ conversion, ...progress } satisfies StepMessage)
    progress = { bytes: 0, titles: 0 }
  }
  /** Small files are reported together. */
  const onProgress = ({ bytes, titles }: JobStep): void => {
    progress = { bytes: progress.bytes + bytes, titles: progress.titles + titles }
    if (progress.bytes >= MIN_REPORTED_BYTES) report()
  }
  try {
    return await runJobs(jobs, { blocking: true, onProgress })
  } finally {
    report()
  }
}

/** Progress of the groups of this thread since the last report. A thread works for one conversion at a time. */
let progress: JobStep = { bytes: 0, titles: 0 }

const MIN_REPORTED_BYTES = 500_000

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
