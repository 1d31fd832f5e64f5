/** Joins the outputs of the ranges of a file, on any thread. */
import { open, stat } from 'node:fs/promises'
import { convertInRanges } from '../convert-in-ranges.js'
import type { Job, JobHooks, JobResult } from '../workers/job.js'
import { runJob } from '../workers/run-job.js'
import { isUnchanged } from './format-shard-range.js'
import { rangeParts } from './range-parts.js'
import type { RangeShard } from './shard.js'
import { ShardFolder } from './shard-folder.js'

/** Plain data. */
export interface JoinTask {
  readonly job: Job
  /** All ranges of the job's file, with their results. Empty if the file is converted as a whole. */
  readonly ranges: readonly RangeShard[]
}

/**
 * Reads the file as {@link convertInRanges} does, with the outputs of the shards. So the result equals that of one machine, for any ranges. If an
 * output is missing or the file has changed, the file is converted as a whole.
 */
export async function joinRanges({ job, ranges }: JoinTask, hooks: JobHooks = {}): Promise<JobResult> {
  const outputs = (await isAsPlanned(ranges)) ? await outputsOf(ranges) : null
  if (outputs === null) return runJob(job, hooks)
  try {
    return await runJob(job, hooks, (job, hooks) => convertInRanges(job, hooks, rangeParts(outputs)))
  } finally {
    for (const { handle } of outputs) await handle.close()
  }
}

async function isAsPlanned([first]: readonly RangeShard[]): Promise<boolean> {
  if (first?.file.source.kind !== 'file') return false
  const stats = await stat(first.file.source.path).catch(() => null)
  return stats !== null && isUnchanged(stats, first.file)
}

/** Opens the outputs of ranges; null if one is missing. */
async function outputsOf(ranges: readonly RangeShard[]) {
  const outputs: Parameters<typeof rangeParts>[0][number][] = []
  for (const range of ranges) {
    const folder = new ShardFolder(range)
    const runs = await folder.readRuns(range)
    const handle = runs === null ? null : await open(folder.outputOf(range)).catch(() => null)
    if (handle === null) {
      for (const { handle } of outputs) await handle.close()
      return null
    }
    outputs.push({ runs: runs!, handle })
  }
  return outputs
}
