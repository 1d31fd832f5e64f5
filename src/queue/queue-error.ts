import type { LocalizedText } from '../cobranca/index.js'

/** Reason of a {@link QueueError}. */
export type QueueErrorCode =
  /** An optional package is not installed. */
  | 'missing_package'
  /** The address is not that of a Redis, Valkey or PostgreSQL. */
  | 'unsupported_connection'
  /** The server does not answer, or refuses the connection. */
  | 'no_connection'
  /** Redis is at its memory limit, and the queue cannot be written to. */
  | 'out_of_memory'
  /** The schema of BullMQ is missing in PostgreSQL, and cannot be created. */
  | 'migration_required'
  /** No storage for a path: another scheme than `s3://`. */
  | 'unknown_storage'
  /** The plan has too many shards for one run. */
  | 'too_many_shards'
  /** A bundled program has no file for its threads. */
  | 'no_threads'
  /** No run of this id is in the queue. */
  | 'unknown_run'
  /** Shards or the merge of a run failed in all attempts. */
  | 'failed_run'
  /** No job of this file is in the queue. */
  | 'unknown_file'
  /** The job of a file failed. */
  | 'failed_file'

/** The queue cannot be used. The message, in Portuguese, contains what to do. */
export class QueueError extends Error {
  override readonly name = 'QueueError'
  /**
   * The message in English.
   *
   * @deprecated Use `messageOf`.
   */
  readonly english: string

  constructor(
    readonly code: QueueErrorCode,
    { pt, en }: LocalizedText,
  ) {
    super(pt)
    this.english = en
  }
}

/** Whether an error is a {@link QueueError}, also of another copy of the library. */
export const isQueueError = (error: unknown): error is QueueError =>
  error instanceof Error && error.name === 'QueueError' && 'english' in error
