/** Works with the files of a queue, by a function of the caller. */
import type { Job } from 'bullmq'
import { FileTooLargeError } from '../cobranca/index.js'
import { isUnsupportedFileError } from '../return/index.js'
import { DEFAULT_FILE_QUEUE, type FILE_JOB, type FileJobData, type FileJobResult } from './file-jobs.js'
import { checkCount, type JobWorker, type JobWorkerOptions, startJobWorker } from './job-worker.js'

/** The attempt in which a file is worked with. */
export interface FileAttempt {
  /** Aborted when the worker is stopped: the file goes back to the queue, whatever the function returns later. */
  readonly signal: AbortSignal
  /** Whether no other attempt follows an error. */
  readonly isLastAttempt: boolean
}

export interface FileWorkerOptions<T> extends JobWorkerOptions {
  /** Name of the queue. Default: `cnab-files`. */
  readonly queue?: string
  /**
   * Works with a file. It may be called again for the same file, also at the same time by another worker: if this one was killed, or gave no sign for longer than
   * its lock. So it has to do its changes in one transaction, and a second call must change nothing. Its result becomes JSON.
   *
   * An `UnsupportedFileError` or a `FileTooLargeError` is a result. A `ValidationError` is not tried again. All other errors are.
   */
  work(file: string, context: FileAttempt): Promise<T>
  /** Files at the same time, on the thread of the caller. Default: 1. */
  readonly concurrency?: number
}

export type FileWorker<T> = JobWorker<FileJobData, FileJobResult<T>, typeof FILE_JOB>

/**
 * Starts a worker for the files of a queue ({@link openFileQueue}). Errors are tried again, as those of conversions.
 *
 * @throws {ValidationError} if `concurrency` is not an integer, 1 or more, or `waitForServer` no number from 0 on
 * @throws {QueueError} if a package is missing, or the server does not answer in the time of `waitForServer`
 * @throws the reason of `signal` if it has aborted before the server has answered
 * @example
 * const worker = await startFileWorker({ connection: 'redis://127.0.0.1:6379', work: (path) => receive(path) })
 * process.once('SIGTERM', () => worker.close())
 */
export async function startFileWorker<T>(options: FileWorkerOptions<T>): Promise<FileWorker<T>> {
  const { queue = DEFAULT_FILE_QUEUE, concurrency = 1, work } = options
  checkCount('concurrency', concurrency)
  return startJobWorker({ ...options, queue }, concurrency, async () => ({
    run: async ({ data, attemptsMade, opts }: Job<FileJobData, FileJobResult<T>, typeof FILE_JOB>, signal) => {
      const isLastAttempt = attemptsMade + 1 >= (opts.attempts ?? 1)
      return { status: 'done', value: await resultOf(() => work(data.file, { signal, isLastAttempt })) }
    },
    close: async () => {},
  }))
}

async function resultOf<T>(work: () => Promise<T>): Promise<FileJobResult<T>> {
  try {
    return { status: 'done', value: await work() }
  } catch (error) {
    if (!isUnsupportedFileError(error) && !(error instanceof FileTooLargeError)) throw error
    const { code, message, english } = error
    return { status: 'unsupported', code, message: { pt: message, en: english } }
  }
}
