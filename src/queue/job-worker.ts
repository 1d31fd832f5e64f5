/** A worker of BullMQ, with the rules for all jobs: which errors are tried again, and how a worker is stopped. */
import type { WorkerOptions as BullmqOptions, Job, Worker } from 'bullmq'
import { FileTooLargeError, isValidationError, optionError, type ValidationError } from '../cobranca/index.js'
import { errorOf, isEndOfThread, systemErrorMessage, type TaskResult } from '../convert/index.js'
import { isUnsupportedFileError } from '../return/index.js'
import {
  backendOf,
  type ConnectionSettings,
  DEFAULT_QUEUE,
  type ServerWaitOptions,
  serverOf,
  warningOf,
} from './backend.js'
import { loadBullmq } from './peers.js'

/** Options of all workers. */
export interface JobWorkerOptions extends ConnectionSettings, ServerWaitOptions {
  /** Options of BullMQ's worker: `lockDuration`, `stalledInterval`, `limiter` … */
  readonly bullmq?: Omit<BullmqOptions, 'connection' | 'concurrency' | 'autorun'>
}

/** A worker of BullMQ that runs. */
export interface JobWorker<Data, Result, Name extends string> {
  /** Address of the server without user and password. */
  readonly server: string
  /** BullMQ's worker, for its events. */
  readonly worker: Worker<Data, Result, Name>
  /**
   * Takes no more jobs and waits for those that run. After the time limit it stops them: they go back to the queue, and another worker does them.
   *
   * @param timeout in milliseconds. Default: 25,000
   * @returns whether all jobs have ended
   */
  close(timeout?: number): Promise<boolean>
}

/** The work of a worker. */
export interface JobWork<Data, Result, Name extends string> {
  /** Does a job. The signal is aborted when the worker is stopped. */
  run(job: Job<Data, Result, Name>, signal: AbortSignal): Promise<TaskResult<Result>>
  /** Called after the last job. */
  close(): Promise<void>
}

/**
 * A worker that is killed loses its job to another worker. A job that kills its worker each time, e.g. for lack of memory, fails after as many losses.
 */
const MAX_STALLED = 10

const CLOSE_TIMEOUT = 25_000

/** Time for BullMQ to close its connections, in milliseconds. */
const DISCONNECT_TIMEOUT = 5000

/**
 * Starts a worker. Errors are tried again, but for those of {@link isPermanent} and the results that are not temporary.
 *
 * @param start called when the server has answered
 * @param concurrency jobs at the same time
 * @throws {ValidationError} if `waitForServer` is no number from 0 on
 * @throws {QueueError} if a package is missing or the server does not answer in the time of `waitForServer`
 */
export async function startJobWorker<Data, Result, Name extends string>(
  options: JobWorkerOptions,
  concurrency: number,
  start: () => Promise<JobWork<Data, Result, Name>>,
): Promise<JobWorker<Data, Result, Name>> {
  const { queue = DEFAULT_QUEUE, bullmq = {} } = options
  checkWait(options)
  const { connection, factory } = await backendOf(options)
  const { Worker, WaitingError, UnrecoverableError } = await loadBullmq()
  const work = await start()
  const stopping = new AbortController()
  const process = async (job: Job<Data, Result, Name>, token?: string): Promise<Result> => {
    try {
      const result = await work.run(job, stopping.signal)
      if (result.status === 'done') return result.value
      if (!result.isTemporary) throw new UnrecoverableError(result.error.message)
      throw new Error(systemErrorMessage(errorOf(result)))
    } catch (error) {
      if (stopping.signal.aborted) {
        await job.moveToWait(token)
        throw new WaitingError()
      }
      if (isPermanent(error)) throw new UnrecoverableError(error.message)
      throw isEndOfThread(error) ? new Error(systemErrorMessage(error)) : error
    }
  }
  const worker = new Worker<Data, Result, Name>(
    queue,
    process,
    { maxStalledCount: MAX_STALLED, ...bullmq, connection, concurrency },
    factory as undefined,
  )
  worker.on('error', warningOf(options))
  let closing: Promise<boolean> | null = null
  const closeAll = async (timeout: number): Promise<boolean> => {
    const closed = worker.close()
    const isInTime = await endsWithin(closed, timeout)
    stopping.abort()
    await endsWithin(closed, DISCONNECT_TIMEOUT)
    await work.close()
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

/** Whether another attempt would give the same error: that of a call, or of a file that the library does not read. */
const isPermanent = (error: unknown): error is Error =>
  isValidationError(error) || isUnsupportedFileError(error) || error instanceof FileTooLargeError

/** The error of a job that the worker does not know: the queue has jobs of other workers, too. */
export const unknownJob = ({ name }: Pick<Job, 'name'>): ValidationError =>
  optionError('queue', {
    pt: `tem tarefas de outro tipo (${name}): use filas diferentes para conversões e para arquivos`,
    en: `has jobs of another kind (${name}): use different queues for conversions and for files`,
  })

function checkWait({ waitForServer = 0 }: ServerWaitOptions): void {
  if (Number.isFinite(waitForServer) && waitForServer >= 0) return
  throw optionError('waitForServer', {
    pt: 'deve ser um número de milissegundos, de 0 em diante',
    en: 'must be a number of milliseconds, 0 or more',
  })
}

/** Throws an error if a number of jobs or threads at the same time is no integer from 1 on. */
export function checkCount(name: string, count: number): void {
  if (Number.isInteger(count) && count >= 1) return
  throw optionError(name, {
    pt: 'deve ser um número inteiro, de 1 em diante',
    en: 'must be an integer, 1 or more',
  })
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
