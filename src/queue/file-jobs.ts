/** Jobs of files: a function of the caller works with each file. Job data has the name of the file, never its content. */
import { createHash } from 'node:crypto'

/** A file, as the caller names it. */
export interface NamedFile {
  /** Path, URL or key. */
  readonly file: string
  /** Version or digest of its content: each version of a file is another job. Default: the same name is the same file. */
  readonly version?: string | undefined
}

/** Data of the job of a file. */
export type FileJobData = NamedFile

/** Result of the job of a file. */
export interface FileJobResult<T> {
  /** Result of the caller's function, as JSON keeps it. */
  readonly value: T
}

export const FILE_JOB = 'file'

/** Queue of files. Workers of conversions do not have the caller's function. */
export const DEFAULT_FILE_QUEUE = 'cnab-files'

/** Returns a file that is named by its name only, or by its name and version. */
export function namedFile(given: string | NamedFile): NamedFile {
  const { file, version }: NamedFile = typeof given === 'string' ? { file: given } : given
  return { file, ...(version !== undefined && { version }) }
}

/** Id of a file's job: the same version of a file has one job. BullMQ does not take ids of every form. */
export function fileJobId({ file, version }: NamedFile): string {
  const hash = createHash('sha256').update(JSON.stringify([file, version]))
  return `${FILE_JOB}-${hash.digest('hex')}`
}
