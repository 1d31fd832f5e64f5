/** Worker threads that convert shards, for processes whose own thread must not be blocked. */

import { errorOfTask, failWithoutThreads } from '../workers/dead-threads.js'
import type { JobResult } from '../workers/job.js'
import { workerFile } from '../workers/threads.js'
import type { JoinTask } from './join-ranges.js'
import type { MergeSummary, ShardSummary, ShardTask, TaskResult } from './shard-tasks.js'

export interface ShardThreads {
  convert(task: ShardTask, signal: AbortSignal): Promise<TaskResult<ShardSummary>>
  /** Merges the shards of a plan in a file. */
  merge(plan: string, signal: AbortSignal): Promise<TaskResult<MergeSummary>>
  /** Joins the ranges of a file, or converts it as a whole. */
  join(task: JoinTask, signal: AbortSignal): Promise<TaskResult<JobResult>>
  close(): Promise<void>
}

/**
 * Starts threads; each does one task at a time. An aborted signal ends the thread of its task.
 *
 * @returns null in bundled builds, which have no worker file
 */
export async function startShardThreads(count: number): Promise<ShardThreads | null> {
  const filename = workerFile()
  if (filename === null) return null
  // The default export is the same for `import` and `require`.
  const { Piscina } = (await import('piscina')).default
  const pool = new Piscina({ filename, minThreads: count, maxThreads: count })
  // Without a listener, the error of a thread that ends while it waits would end the process.
  pool.on('error', () => {})
  failWithoutThreads(pool)
  const run =
    <Task, Value>(name: string) =>
    async (task: Task, signal: AbortSignal): Promise<TaskResult<Value>> => {
      try {
        return (await pool.run(task, { name, signal })) as TaskResult<Value>
      } catch (error) {
        throw errorOfTask(error)
      }
    }
  return {
    convert: run<ShardTask, ShardSummary>('shardTask'),
    merge: run<string, MergeSummary>('mergeTask'),
    join: run<JoinTask, JobResult>('joinTask'),
    close: () => pool.destroy(),
  }
}
