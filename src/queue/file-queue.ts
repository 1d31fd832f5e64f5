/** Adds files to a queue, whose workers call a function of the caller for each. */
import type { DefaultJobOptions, Job, Queue } from 'bullmq'
import { optionError } from '../cobranca/index.js'
import { inEnglish } from '../convert/index.js'
import { backendOf, type ConnectionSettings, warningOf } from './backend.js'
import {
  DEFAULT_FILE_QUEUE,
  FILE_JOB,
  type FileJobData,
  type FileJobResult,
  fileJobId,
  type NamedFile,
  namedFile,
} from './file-jobs.js'
import { inParallel } from './in-parallel.js'
import { attemptsOf, GONE, JOB_OPTIONS } from './jobs.js'
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
export interface AddedFile extends NamedFile {
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
   * Adds files by their names: paths, URLs or keys of a database. A file is in the queue once: a second call adds nothing, and tries a failed file again. A
   * result is known for a week. If other content may come under the same name, give a version or digest: otherwise it counts as the same file.
   *
   * @param options `again`: adds a file with a result, too. Default: false
   * @throws {ValidationError} if a name or version is empty
   * @throws {QueueError} if Redis is at its memory limit
   * @example
   * await queue.add(['returns/april.ret', { file: 'returns/today.ret', version: digest }])
   */
  async add(
    files: Iterable<string | NamedFile>,
    { again = false }: { readonly again?: boolean } = {},
  ): Promise<readonly AddedFile[]> {
    const named = [...new Map([...files].map(namedFile).map((each) => [fileJobId(each), each])).values()]
    if (named.some(({ file, version }) => file === '' || version === ''))
      throw optionError('files', {
        pt: 'não pode ter nomes ou versões vazios',
        en: 'must not have empty names or versions',
      })
    const added: AddedFile[] = []
    try {
      await inParallel(
        named,
        async (each, i) => {
          added[i] = { ...each, state: await this.addFile(each, again) }
        },
        NEVER,
      )
    } catch (error) {
      throw thrownError(error)
    }
    return added
  }

  private async addFile(named: NamedFile, again: boolean): Promise<AddedFile['state']> {
    const jobId = fileJobId(named)
    const earlier = await this.queue.getJob(jobId)
    const state = await earlier?.getState()
    if (earlier !== undefined && state === 'failed') {
      await earlier.retry('failed', { resetAttemptsMade: true, resetAttemptsStarted: true })
      return 'retried'
    }
    if (state === 'completed') {
      if (!again) return 'finished'
      await this.queue.remove(jobId)
    } else if (state !== undefined && state !== GONE) return 'running'
    await this.queue.add(FILE_JOB, named, { ...JOB_OPTIONS, ...this.jobs, jobId })
    return 'added'
  }

  /**
   * Waits for the result of a file: that of the caller's function, as JSON keeps it.
   *
   * @param given the file as it was added: with its version, if it has one
   * @param options `signal`: ends the waiting, which throws the signal's reason; the job goes on
   * @throws {QueueError} if the file is not in the queue, or its job failed
   */
  async finished(given: string | NamedFile, { signal }: { readonly signal?: AbortSignal } = {}): Promise<T> {
    const named = namedFile(given)
    const { file } = named
    const jobId = fileJobId(named)
    for (;;) {
      signal?.throwIfAborted()
      const job = await this.queue.getJob(jobId)
      if (job === undefined) {
        throw new QueueError('unknown_file', {
          pt: `${file} não está na fila: foi removido, ou terminou há mais de uma semana.`,
          en: `${file} is not in the queue: it was removed, or finished more than a week ago.`,
        })
      }
      const state = await job.getState()
      if (state === 'completed' || state === 'failed') {
        // The state may be newer than the job that was read before it.
        const ended = await this.queue.getJob(jobId)
        if (state === 'failed' && ended?.failedReason) throw failedFile(file, ended)
        if (state === 'completed' && ended?.returnvalue) return ended.returnvalue.value
      }
      await pause(signal)
    }
  }

  async close(): Promise<void> {
    await this.queue.close()
  }
}

function failedFile(
  file: string,
  { failedReason, ...attempts }: Pick<Job, 'failedReason' | 'attemptsMade' | 'opts'>,
): QueueError {
  const isTried = attempts.attemptsMade >= attemptsOf(attempts)
  return new QueueError('failed_file', {
    pt: `${file} falhou${isTried ? ' em todas as tentativas' : ''}: ${failedReason}. Corrija a causa e ponha o arquivo na fila de novo.`,
    en: `${file} failed${isTried ? ' in all attempts' : ''}: ${inEnglish(failedReason)}. Fix the cause and add the file again.`,
  })
}

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
