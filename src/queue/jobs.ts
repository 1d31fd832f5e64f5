/** Jobs of a queue: the shards of a run, and the merge that closes it. Job data has paths and ranges, never records. */
import type { DefaultJobOptions, Job } from 'bullmq'
import type { MergeSummary, Shard, ShardSummary } from '../convert/index.js'

/** Data of the job of a shard. */
export interface ShardJobData {
  readonly shard: Shard
  /** Whether to convert it even if it has a result. */
  readonly again: boolean
}

/** Data of the job that merges the shards of a run. Its plan is in the output folder. */
export interface MergeJobData {
  readonly plan: string
  readonly shards: number
  /** Absolute path or URL of the output folder. */
  readonly out: string
  /** Whether the inputs are objects of a storage. */
  readonly ofObjects: boolean
}

export const SHARD_JOB = 'shard'
export const MERGE_JOB = 'merge'

export type JobName = typeof SHARD_JOB | typeof MERGE_JOB

/** Result of a job: sums, less than a kilobyte. */
export type JobSummary = ShardSummary | MergeSummary

/** Id of the job that merges a run. */
export const mergeJobId = (plan: string): string => `${MERGE_JOB}-${plan}`

/** Id of a shard's job. It contains the plan: a job can belong to one run only, and two plans may have the same shard. */
export const shardJobId = ({ plan, id }: Pick<Shard, 'plan' | 'id'>): string => `${SHARD_JOB}-${plan}-${id}`

/** Finished jobs are known for a week: until then, the same work is not added again. Failed jobs stay. */
const KEPT_SECONDS = 7 * 24 * 60 * 60

/** Only errors of a machine are tried again: about a minute in all. */
export const JOB_OPTIONS: DefaultJobOptions = {
  attempts: 6,
  backoff: { type: 'exponential', delay: 2000, jitter: 0.5 },
  removeOnComplete: { age: KEPT_SECONDS },
}

/** State of a job that was removed after it was found. */
export const GONE = 'unknown'

export const attemptsOf = ({ opts }: Pick<Job, 'opts'>): number => opts.attempts ?? 1

/** Whether no other attempt follows an error of the attempt that runs. */
export const isLastAttempt = (job: Pick<Job, 'attemptsMade' | 'opts'>): boolean =>
  job.attemptsMade + 1 >= attemptsOf(job)
