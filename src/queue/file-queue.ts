/** Adds files to a queue, whose workers call a function of the caller for each. */
import type { DefaultJobOptions, Queue } from 'bullmq'
import { optionError } from '../cobranca/index.js'
import { inEnglish } from '../convert/index.js'
import { backendOf, type ConnectionSettings, warningOf } from './backend.js'
import { DEFAULT_FILE_QUEUE, FILE_JOB, type FileJobData, type FileJobResult, fileJobId } from './file-jobs.js'
import { inParallel } from './in-parallel.js'
import { JOB_OPTIONS } from './jobs.js'
import { pause } from './pause.js'
import { loadBullmq } from './peers.js'
import { QueueError } from './queue-error.js'
import { thrownError } from './server-errors.js'

export interface FileQueueOptions extends ConnectionSettings {
  /** Name of the queue. Default: `cnab-files`. */
  readonly queue?: string
  /** Options of BullMQ's jobs: `attempts`, `backoff`, `priority` … */
  readonly jobs?: DefaultJobOptions
}

/** A file in the queue. */
export interface AddedFile {
  readonly file: string
  /**
   * `added`: this call has added it. `running`: an earlier call has added it, and this call does nothing. `retried`: its job had failed, and is tried again.
   * `finished`: it has a result, and this call does nothing.
   */
  readonly state: 'added' | 'running' | 'retried' | 'finished'
}

/** A queue of files, one job a file. The workers are those of `startFileWorker`. */
export class FileQueue<T = unknown> {
  /** @internal */
  constructor(
    /** BullMQ's queue, e.g. for a dashboard. */
    readonly queue: Queue<FileJobData, FileJobResult<T>, typeof FILE_JOB>,
    private readonly jobs: DefaultJobOptions,
  ) {}

  /**
   * Adds files by their names: paths, URLs or keys of a database. A file is in the queue once: a second call adds nothing, and tries a failed file again. A result is
   * known for a week.
   *
   * @param options `again`: adds a file with a result, too. Default: false
   * @throws {ValidationError} if a name is empty
   * @throws {QueueError} if Redis is at its memory limit
   * @example
   * await queue.add(['returns/april.ret'])
   */
  async add(
    files: Iterable<string>,
    { again = false }: { readonly again?: boolean } = {},
  ): Promise<readonly AddedFile[]> {
    const names = [...new Set(files)]
    if (names.includes(''))
      throw optionError('files', { pt: 'não pode ter nomes vazios', en: 'must not have empty names' })
    const added: AddedFile[] = []
    try {
      await inParallel(
        names,
        async (file, i) => {
          added[i] = { file, state: await this.addFile(file, again) }
        },
        NEVER,
      )
    } catch (error) {
      throw thrownError(error)
    }
    return added
  }

  private async addFile(file: string, again: boolean): Promise<AddedFile['state']> {
    const jobId = fileJobId(file)
    const earlier = await this.queue.getJob(jobId)
    const state = await earlier?.getState()
    if (earlier !== undefined && state === 'failed') {
      await earlier.retry('failed', { resetAttemptsMade: true, resetAttemptsStarted: true })
      return 'retried'
    }
    if (state === 'completed') {
      if (!again) return 'finished'
      await this.queue.remove(jobId)
    } else if (earlier !== undefined) return 'running'
    await this.queue.add(FILE_JOB, { file }, { ...JOB_OPTIONS, ...this.jobs, jobId })
    return 'added'
  }

  /**
   * Waits for the result of a file.
   *
   * @param options `signal`: ends the waiting, which throws the signal's reason; the job goes on
   * @throws {QueueError} if the file is not in the queue, or its job failed in all attempts
   */
  async finished(file: string, { signal }: { readonly signal?: AbortSignal } = {}): Promise<FileJobResult<T>> {
    for (;;) {
      signal?.throwIfAborted()
      const job = await this.queue.getJob(fileJobId(file))
      if (job === undefined) {
        throw new QueueError('unknown_file', {
          pt: `${file} não está na fila: foi removido, ou terminou há mais de uma semana.`,
          en: `${file} is not in the queue: it was removed, or finished more than a week ago.`,
        })
      }
      const state = await job.getState()
      if (state === 'completed' || state === 'failed') {
        // The state may be newer than the job that was read before it.
        const ended = await this.queue.getJob(fileJobId(file))
        if (state === 'failed' && ended?.failedReason) throw failedFile(file, ended.failedReason)
        if (state === 'completed' && ended?.returnvalue) return ended.returnvalue
      }
      await pause(signal)
    }
  }

  async close(): Promise<void> {
    await this.queue.close()
  }
}

const failedFile = (file: string, reason: string): QueueError =>
  new QueueError('failed_file', {
    pt: `${file} falhou em todas as tentativas: ${reason}. Corrija a causa e ponha o arquivo na fila de novo.`,
    en: `${file} failed in all attempts: ${inEnglish(reason)}. Fix the cause and add the file again.`,
  })

const NEVER = new AbortController().signal

/**
 * Opens a queue of files on Redis, Valkey or PostgreSQL.
 *
 * @throws {QueueError} if a package is missing or the server does not answer
 * @example
 * const queue = await openFileQueue({ connection: 'postgres://cnab@127.0.0.1/cnab' })
 */
export async function openFileQueue<T = unknown>(options: FileQueueOptions): Promise<FileQueue<T>> {
  const { queue: name = DEFAULT_FILE_QUEUE, jobs = {} } = options
  const { connection, factory } = await backendOf(options)
  const { Queue } = await loadBullmq()
  const queue = new Queue<FileJobData, FileJobResult<T>, typeof FILE_JOB>(name, { connection }, factory as undefined)
  queue.on('error', warningOf(options))
  return new FileQueue<T>(queue as never, jobs)
}
