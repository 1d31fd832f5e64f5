import { availableParallelism } from 'node:os'
import type { Job } from 'bullmq'
import { checkedShard, startShardThreads, type TaskResult } from '../convert/index.js'
import { checkCount, type JobWorker, type JobWorkerOptions, startJobWorker, unknownJob } from './job-worker.js'
import {
  isLastAttempt,
  type JobName,
  type JobSummary,
  MERGE_JOB,
  type MergeJobData,
  SHARD_JOB,
  type ShardJobData,
} from './jobs.js'
import { mergeJob } from './merge-work.js'
import { QueueError } from './queue-error.js'
import { openBucket } from './s3-storage.js'
import { convertJob, type Work } from './shard-work.js'
import { type Storage, storageFinder } from './storage.js'

export interface QueueWorkerOptions extends JobWorkerOptions {
  /** Number of shards that are converted at the same time, each in a separate thread. Default: one per core. */
  readonly threads?: number
  /** Storages of inputs and results. Default: `s3://` with the settings of the environment. */
  readonly storages?: readonly Storage[]
}

/** Job of a shard or a merge. */
export type QueueJob = Job<ShardJobData | MergeJobData, JobSummary, JobName>

export type QueueWorker = JobWorker<ShardJobData | MergeJobData, JobSummary, JobName>

/**
 * Starts a worker: converts the shards of a queue in threads, and merges the runs whose shards are done. Errors of the machine are tried again; a file that
 * cannot be converted is part of the result.
 *
 * @throws {ValidationError} if `threads` is not an integer, 1 or more, or `waitForServer` no number from 0 on
 * @throws {QueueError} if a package is missing, the server does not answer in the time of `waitForServer`, or the program is bundled
 * @throws the reason of `signal` if it has aborted before the server has answered
 * @example
 * const worker = await startQueueWorker({ connection: 'redis://127.0.0.1:6379' })
 * process.once('SIGTERM', () => worker.close())
 */
export async function startQueueWorker(options: QueueWorkerOptions): Promise<QueueWorker> {
  const { threads: count = availableParallelism(), storages = [] } = options
  checkCount('threads', count)
  return startJobWorker(options, count, async () => {
    const threads = await startShardThreads(count)
    if (threads === null) {
      throw new QueueError('no_threads', {
        pt: 'O worker da fila precisa do pacote instalado: num programa empacotado (bundle), faltam os arquivos das threads.',
        en: 'The worker of the queue needs the installed package: bundled programs lack the files of the threads.',
      })
    }
    const find = storageFinder(storages, openBucket)
    return {
      run: (job: QueueJob, signal) => resultOfJob(job, { threads, find, signal }),
      close: () => threads.close(),
    }
  })
}

/** The data of a job may come from another version, or from an untrusted source. */
async function resultOfJob(job: QueueJob, work: Work): Promise<TaskResult<JobSummary>> {
  if (job.name === MERGE_JOB) return mergeJob(job.data as MergeJobData, work)
  if (job.name !== SHARD_JOB) throw unknownJob(job)
  const { shard, again } = job.data as ShardJobData
  return convertJob({ shard: checkedShard(shard), again, isLastAttempt: isLastAttempt(job) }, work)
}
