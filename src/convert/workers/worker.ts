/** Entry point of worker threads. */
import { parentPort } from 'node:worker_threads'
import piscina from 'piscina'
import type { FormattedRange, RangeTask } from '../input/ranges.js'
import { formatRange as format } from './format-range.js'
import type { Job, JobResult, JobStep } from './job.js'
import { runJobs } from './run-job.js'

export { joinTask, mergeTask, shardTask } from '../shards/shard-tasks.js'

export default async (jobs: readonly Job[]): Promise<JobResult[]> => {
  try {
    return await runJobs(jobs, { blocking: true, onProgress })
  } finally {
    report()
  }
}

/** Progress since the last report. */
let progress: JobStep = { bytes: 0, titles: 0 }

/** Small files of a group are reported together. */
function onProgress({ bytes, titles }: JobStep): void {
  progress = { bytes: progress.bytes + bytes, titles: progress.titles + titles }
  if (progress.bytes >= MIN_REPORTED_BYTES) report()
}

const MIN_REPORTED_BYTES = 500_000

function report(): void {
  parentPort?.postMessage(progress)
  progress = { bytes: 0, titles: 0 }
}

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
