import { availableParallelism } from 'node:os'
import type { WorkerOptions as BullmqOptions, Job, Worker } from 'bullmq'
import { isValidationError, optionError } from '../cobranca/index.js'
import {
  checkedShard,
  errorOf,
  isEndOfThread,
  startShardThreads,
  systemErrorMessage,
  type TaskResult,
} from '../convert/index.js'
import {
  backendOf,
  type ConnectionSettings,
  DEFAULT_QUEUE,
  type ServerWaitOptions,
  serverOf,
  warningOf,
} from './backend.js'
import { type JobName, type JobSummary, MERGE_JOB, type MergeJobData, type ShardJobData } from './jobs.js'
import { mergeJob } from './merge-work.js'
import { loadBullmq } from './peers.js'
import { QueueError } from './queue-error.js'
import { openBucket } from './s3-storage.js'
import { convertJob, type Work } from './shard-work.js'
import { type Storage, storageFinder } from './storage.js'

export interface QueueWorkerOptions extends ConnectionSettings, ServerWaitOptions {
  /** Number of shards that are converted at the same time, each in a separate thread. Default: one per core. */
  readonly threads?: number
  /** Storages of inputs and results. Default: `s3://` with the settings of the environment. */
  readonly storages?: readonly Storage[]
  /** Options of BullMQ's worker: `lockDuration`, `stalledInterval`, `limiter` … */
  readonly bullmq?: Omit<BullmqOptions, 'connection' | 'concurrency' | 'autorun'>
}

/** Job of a shard or a merge. */
export type QueueJob = Job<ShardJobData | MergeJobData, JobSummary, JobName>

export interface QueueWorker {
  /** Address of the server without user and password. */
  readonly server: string
  /** BullMQ's worker, for its events. */
  readonly worker: Worker<ShardJobData | MergeJobData, JobSummary, JobName>
  /**
   * Takes no more jobs and waits for those that run. After the time limit it stops them: they go back to the queue, and another worker does them.
   *
   * @param timeout in milliseconds. Default: 25,000
   * @returns whether all jobs have ended
   */
  close(timeout?: number): Promise<boolean>
}

/**
 * A worker that is killed loses its shard to another worker. A shard that kills its worker each time, e.g. for lack of memory, fails after as many losses.
 */
const MAX_STALLED = 10

const CLOSE_TIMEOUT = 25_000

/** Time for BullMQ to close its connections, in milliseconds. */
const DISCONNECT_TIMEOUT = 5000

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
  const { queue = DEFAULT_QUEUE, threads: count = availableParallelism(), storages = [], bullmq = {} } = options
  if (!Number.isInteger(count) || count < 1)
    throw optionError('threads', {
      pt: 'deve ser um número inteiro, de 1 em diante',
      en: 'must be an integer, 1 or more',
    })
  checkWait(options)
  const { connection, factory } = await backendOf(options)
  const { Worker, WaitingError, UnrecoverableError } = await loadBullmq()
  const threads = await startShardThreads(count)
  if (threads === null) {
    throw new QueueError('no_threads', {
      pt: 'O worker da fila precisa do pacote instalado: num programa empacotado (bundle), faltam os arquivos das threads.',
      en: 'The worker of the queue needs the installed package: bundled programs lack the files of the threads.',
    })
  }
  const find = storageFinder(storages, openBucket)
  const stopping = new AbortController()
  const process = async (job: QueueJob, token?: string): Promise<JobSummary> => {
    try {
      const result = await resultOfJob(job, { threads, find, signal: stopping.signal })
      if (result.status === 'done') return result.value
      if (!result.isTemporary) throw new UnrecoverableError(result.error.message)
      throw new Error(systemErrorMessage(errorOf(result)))
    } catch (error) {
      if (stopping.signal.aborted) {
        await job.moveToWait(token)
        throw new WaitingError()
      }
      if (isValidationError(error)) throw new UnrecoverableError(error.message)
      throw isEndOfThread(error) ? new Error(systemErrorMessage(error)) : error
    }
  }
  const worker = new Worker<ShardJobData | MergeJobData, JobSummary, JobName>(
    queue,
    process,
    { maxStalledCount: MAX_STALLED, ...bullmq, connection, concurrency: count },
    factory as undefined,
  )
  worker.on('error', warningOf(options))
  let closing: Promise<boolean> | null = null
  const closeAll = async (timeout: number): Promise<boolean> => {
    const closed = worker.close()
    const isInTime = await endsWithin(closed, timeout)
    stopping.abort()
    await endsWithin(closed, DISCONNECT_TIMEOUT)
    await threads.close()
    return isInTime
  }
  return {
    server: serverOf(options.connection),
    worker,
    close(timeout = CLOSE_TIMEOUT) {
      closing ??= closeAll(timeout)
      return closing
    },
  }
}

function checkWait({ waitForServer = 0 }: QueueWorkerOptions): void {
  if (Number.isFinite(waitForServer) && waitForServer >= 0) return
  throw optionError('waitForServer', {
    pt: 'deve ser um número de milissegundos, de 0 em diante',
    en: 'must be a number of milliseconds, 0 or more',
  })
}

/** The data of a job may come from another version, or from an untrusted source. */
async function resultOfJob({ name, data, attemptsMade, opts }: QueueJob, work: Work): Promise<TaskResult<JobSummary>> {
  if (name === MERGE_JOB) return mergeJob(data as MergeJobData, work)
  const { shard, again } = data as ShardJobData
  const isLastAttempt = attemptsMade + 1 >= (opts.attempts ?? 1)
  return convertJob({ shard: checkedShard(shard), again, isLastAttempt }, work)
}

/** Whether a promise settles within some milliseconds. */
async function endsWithin(promise: Promise<unknown>, milliseconds: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, milliseconds, false)
  })
  try {
    return await Promise.race([promise.then(() => true), late])
  } finally {
    clearTimeout(timer)
  }
}
