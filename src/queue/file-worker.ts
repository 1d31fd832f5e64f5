/** Works with the files of a queue, by a function of the caller. */
import type { Job } from 'bullmq'
import { DEFAULT_FILE_QUEUE, FILE_JOB, type FileJobData, type FileJobResult } from './file-jobs.js'
import { checkCount, type JobWorker, type JobWorkerOptions, startJobWorker, unknownJob } from './job-worker.js'
import { isLastAttempt } from './jobs.js'

/** The attempt in which a file is worked with. */
export interface FileAttempt {
  /** Version with which the file was added; undefined without one. */
  readonly version: string | undefined
  /**
   * Aborted when the worker is closed, after the time limit of `close`. If the function throws then, the file goes back to the queue. If it returns, its result
   * counts. If it does neither within five seconds, `close` no longer waits for it, and the file goes back to the queue when its lock has ended.
   */
  readonly signal: AbortSignal
  /** Whether no other attempt follows an error. */
  readonly isLastAttempt: boolean
}

export interface FileWorkerOptions<T> extends JobWorkerOptions {
  /** Name of the queue. Default: `cnab-files`. */
  readonly queue?: string
  /**
   * Works with a file. It may be called again for the same file, also at the same time by another worker: if this one was killed, or gave no sign for longer
   * than its lock. So it has to do its changes in one transaction, and a second call must change nothing. Its result becomes JSON.
   *
   * An `UnsupportedFileError`, a `FileTooLargeError` or a `ValidationError` fails the job at once. All other errors are tried again.
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
    run: async (job: Job<FileJobData, FileJobResult<T>, typeof FILE_JOB>, signal) => {
      if (job.name !== FILE_JOB) throw unknownJob(job)
      const { file, version } = job.data
      const value = await work(file, { version, signal, isLastAttempt: isLastAttempt(job) })
      return { status: 'done', value: { value } }
    },
    close: async () => {},
  }))
}
