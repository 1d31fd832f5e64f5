import type { DefaultJobOptions, FlowJob, FlowProducer, Job, Queue } from 'bullmq'
import { inEnglish, isUrl, type MergeSummary, type PlanOptions, type Shard } from '../convert/index.js'
import { backendOf, type ConnectionSettings, DEFAULT_QUEUE, warningOf } from './backend.js'
import {
  GONE,
  JOB_OPTIONS,
  type JobName,
  type JobSummary,
  MERGE_JOB,
  type MergeJobData,
  mergeJobId,
  SHARD_JOB,
  type ShardJobData,
  shardJobId,
} from './jobs.js'
import { pause } from './pause.js'
import { loadBullmq } from './peers.js'
import { QueueError } from './queue-error.js'
import { planRun, storePlan } from './run-plan.js'
import { openBucket } from './s3-storage.js'
import { thrownError } from './server-errors.js'
import { type Storage, type StorageFinder, storageFinder } from './storage.js'

export interface QueueOptions extends ConnectionSettings {
  /** Storages of inputs and results. Default: `s3://` with the settings of the environment. */
  readonly storages?: readonly Storage[]
  /** Options of BullMQ's jobs: `attempts`, `backoff`, `priority` … */
  readonly jobs?: DefaultJobOptions
}

export interface EnqueueOptions extends PlanOptions {
  /** Whether to convert a finished run again, also shards that have a result. Default: false. */
  readonly again?: boolean
}

/** A run in the queue. */
export interface EnqueuedRun {
  /** Hash of its files, their sizes and times, the options and the version. */
  readonly run: string
  readonly shards: number
  /** Absolute path or URL of the output folder. */
  readonly out: string
  /**
   * `added`: this call has added it. `running`: an earlier call has added it, and this call does nothing. `retried`: an earlier call has added it, and its
   * failed jobs are tried again. `finished`: it has finished, and this call does nothing.
   */
  readonly state: 'added' | 'running' | 'retried' | 'finished'
}

/** Maximum number of shards of a run: BullMQ adds them at once. */
const MAX_SHARDS = 5000

/** Failed jobs looked at for a run. */
const MAX_FAILED = 10_000

type AnyJob = Job<ShardJobData | MergeJobData, JobSummary, JobName>

/** Adds runs to a queue. Workers convert the shards of a run, and the last one to finish merges them. */
export class CnabQueue {
  /** @internal */
  constructor(
    /** BullMQ's queue, e.g. for a dashboard. */
    readonly queue: Queue<ShardJobData | MergeJobData, JobSummary, JobName>,
    private readonly openFlows: () => FlowProducer,
    private readonly find: StorageFinder,
    private readonly jobs: DefaultJobOptions,
  ) {}

  /**
   * Adds the conversion of files, folders, zip files and patterns, or of the objects of a bucket (`s3://bucket/folder`). The files are listed, not read.
   *
   * The same files with the same options are the same run: a second call adds nothing. If jobs of the run have failed, it tries them again.
   *
   * @returns null if there are no files
   * @throws {ValidationError} if a path or an option is invalid
   * @throws {QueueError} if there are too many shards, a storage is unknown, or Redis is at its memory limit
   * @example
   * const run = await queue.enqueue(['retornos'], { out: 'out', to: 'parquet' })
   */
  async enqueue(paths: Iterable<string>, options: EnqueueOptions): Promise<EnqueuedRun | null> {
    try {
      return await this.enqueued(paths, options)
    } catch (error) {
      throw thrownError(error)
    }
  }

  private async enqueued(
    paths: Iterable<string>,
    { again = false, ...options }: EnqueueOptions,
  ): Promise<EnqueuedRun | null> {
    const shards = await planRun([...paths], options, this.find)
    const [first, ...others] = shards
    if (first === undefined) return null
    if (shards.length > MAX_SHARDS) {
      throw new QueueError('too_many_shards', {
        pt: `São ${shards.length} partes, e uma execução tem até ${MAX_SHARDS}: use partes maiores (max-files, max-bytes), ou enfileire uma pasta de cada vez.`,
        en: `There are ${shards.length} shards, and a run has up to ${MAX_SHARDS}: use larger shards (max-files, max-bytes), or enqueue one folder at a time.`,
      })
    }
    const { plan, out } = first
    const run = { run: plan, shards: shards.length, out }
    const earlier = await this.queue.getJob(mergeJobId(plan))
    const state = await earlier?.getState()
    if (state !== undefined && state !== GONE) {
      if (state !== 'completed') return { ...run, state: (await this.retryFailed(plan)) > 0 ? 'retried' : 'running' }
      if (!again) return { ...run, state: 'finished' }
      await this.queue.remove(mergeJobId(plan), { removeChildren: true })
    }
    await storePlan([first, ...others], this.find)
    await this.add(this.flowOf(shards, again))
    return { ...run, state: 'added' }
  }

  /** A separate connection: if Redis, at its memory limit, discards a transaction with a script, ioredis still counts the script as loaded. */
  private async add(flow: FlowJob): Promise<void> {
    const flows = this.openFlows()
    try {
      await flows.add(flow)
    } finally {
      await flows.close()
    }
  }

  /**
   * Waits until a run is merged.
   *
   * @param options `signal`: ends the waiting, which throws the signal's reason; the run goes on
   * @returns what became of its files
   * @throws {QueueError} if the run is unknown, or a job failed in all attempts
   */
  async finished(run: string, { signal }: { readonly signal?: AbortSignal } = {}): Promise<MergeSummary> {
    for (;;) {
      signal?.throwIfAborted()
      const job = await this.queue.getJob(mergeJobId(run))
      if (job === undefined) {
        throw new QueueError('unknown_run', {
          pt: `A execução ${run} não está na fila: foi removida, ou terminou há mais de uma semana.`,
          en: `The run ${run} is not in the queue: it was removed, or finished more than a week ago.`,
        })
      }
      if ((await job.getState()) === 'completed') {
        // The state may be newer than the job that was read before it.
        const done = await this.queue.getJob(mergeJobId(run))
        if (done?.returnvalue) return done.returnvalue as MergeSummary
      }
      const [failed] = await this.failedJobs(run)
      if (failed !== undefined) {
        throw new QueueError('failed_run', {
          pt: `${nameOf(failed, 'pt')} falhou em todas as tentativas: ${failed.failedReason}. Corrija a causa e enfileire de novo: só o que falhou é repetido.`,
          en: `${nameOf(failed, 'en')} failed in all attempts: ${inEnglish(failed.failedReason)}. Fix the cause and enqueue again: only failed jobs are repeated.`,
        })
      }
      await pause(signal)
    }
  }

  async close(): Promise<void> {
    await this.queue.close()
  }

  private flowOf(shards: readonly Shard[], again: boolean): FlowJob {
    const [{ plan, out, paths = [] }] = shards as readonly [Shard]
    const { name: queueName } = this.queue
    const opts = { ...JOB_OPTIONS, ...this.jobs }
    const merge: MergeJobData = { plan, out, shards: shards.length, ofObjects: paths.some(isUrl) }
    return {
      name: MERGE_JOB,
      queueName,
      data: merge,
      opts: { ...opts, jobId: mergeJobId(plan) },
      children: shards.map((shard) => ({
        name: SHARD_JOB,
        queueName,
        data: { shard, again } satisfies ShardJobData,
        opts: { ...opts, jobId: shardJobId(shard) },
      })),
    }
  }

  private async retryFailed(plan: string): Promise<number> {
    const failed = await this.failedJobs(plan)
    for (const job of failed) await job.retry('failed', { resetAttemptsMade: true, resetAttemptsStarted: true })
    return failed.length
  }

  private async failedJobs(plan: string): Promise<AnyJob[]> {
    if ((await this.queue.getFailedCount()) === 0) return []
    const jobs = await this.queue.getFailed(0, MAX_FAILED - 1)
    return jobs.filter((job) => job?.id === mergeJobId(plan) || job?.id?.startsWith(shardJobId({ plan, id: '' })))
  }
}

function nameOf({ data }: AnyJob, language: 'pt' | 'en'): string {
  if (!('shard' in data)) return { pt: 'A junção', en: 'The merge' }[language]
  const { shard, of } = data.shard
  const paths = 'files' in data.shard ? data.shard.files.map(({ path }) => path) : [data.shard.file.path]
  const more = paths.length - 1
  return {
    pt: `A parte ${shard} de ${of} (${paths[0]}${more > 0 ? `, e mais ${more}` : ''})`,
    en: `Shard ${shard} of ${of} (${paths[0]}${more > 0 ? `, and ${more} more` : ''})`,
  }[language]
}

/**
 * Opens a queue of BullMQ on Redis, Valkey or PostgreSQL.
 *
 * @throws {QueueError} if a package is missing or the server does not answer
 * @example
 * const queue = await openQueue({ connection: 'postgres://cnab@127.0.0.1/cnab' })
 */
export async function openQueue(options: QueueOptions): Promise<CnabQueue> {
  const { queue: name = DEFAULT_QUEUE, storages = [], jobs = {} } = options
  const { connection, factory } = await backendOf(options)
  const { Queue, FlowProducer } = await loadBullmq()
  const queue = new Queue<ShardJobData | MergeJobData, JobSummary, JobName>(name, { connection }, factory as undefined)
  const warn = warningOf(options)
  queue.on('error', warn)
  const openFlows = (): FlowProducer => {
    const flows = new FlowProducer({ connection }, factory as undefined)
    flows.on('error', warn)
    return flows
  }
  return new CnabQueue(queue as never, openFlows, storageFinder(storages, openBucket), jobs)
}
