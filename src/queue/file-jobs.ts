/** Jobs of files: a function of the caller works with each file. Job data has the name of the file, never its content. */
import { createHash } from 'node:crypto'
import type { LocalizedText } from '../cobranca/index.js'

/** Data of the job of a file. */
export interface FileJobData {
  /** Path, URL or key, as the caller names the file. */
  readonly file: string
}

/** Result of a file. */
export type FileJobResult<T> =
  | {
      readonly status: 'done'
      /** Result of the caller's function, as JSON keeps it. */
      readonly value: T
    }
  /** The content is no file that the library reads: another attempt would give the same. */
  | { readonly status: 'unsupported'; readonly code: string; readonly message: LocalizedText }

export const FILE_JOB = 'file'

/** Queue of files. Workers of conversions do not have the caller's function. */
export const DEFAULT_FILE_QUEUE = 'cnab-files'

/** Id of a file's job: the same file has one job. BullMQ does not take ids of every form. */
export const fileJobId = (file: string): string => `${FILE_JOB}-${createHash('sha256').update(file).digest('hex')}`
