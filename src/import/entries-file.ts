/** Entries of a remittance from a file, for `cnab remit`. */
import type { Entry, FieldErrors } from '../cobranca/index.js'
import { portuguesePath } from '../fixed-width/index.js'
import { type ImportOptions, importedIn } from './import-rows.js'
import type { ImportWarning } from './import-warning.js'
import { OF_ROW, type RowPlace } from './row-source.js'

export { OF_ROW }

/** An entry and its place in the file. */
export interface FileEntry extends RowPlace {
  readonly entry: Entry
}

/** A row with errors. */
export interface FailedRow extends RowPlace {
  readonly errors: FieldErrors
}

/** The rows of a file, in its order. */
export interface FileRows {
  readonly entries: readonly FileEntry[]
  /** Rows without an entry: malformed, or with a value that cannot be read. */
  readonly failed: readonly FailedRow[]
  readonly warnings: readonly ImportWarning[]
}

/**
 * Reads the entries of a file.
 *
 * @throws {ImportFileError} if the file is malformed as a whole
 */
export async function readEntriesFile(
  path: string,
  options: Pick<ImportOptions, 'our_code' | 'money' | 'restore_zeros'> = {},
): Promise<FileRows> {
  const entries: FileEntry[] = []
  const failed: FailedRow[] = []
  const rows = importedIn('entries', path, { ...options, max_errors: Number.POSITIVE_INFINITY })
  for await (const batch of rows.batches()) {
    for (const { line, place, created, errors } of batch) {
      if (errors === null) entries.push({ line, place, entry: created })
      else failed.push({ line, place, errors })
    }
  }
  return { entries, failed, warnings: rows.import_warnings }
}

/** Subject of the messages of a field, also of the file: `amount `, `«cidade do pagador» do título `. A malformed row has none. */
export const fieldSubject = (field: string): string => (field === OF_ROW ? '' : `${portuguesePath(field)} `)
