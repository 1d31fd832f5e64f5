/** Entries of a remittance from a file, for `cnab remit`. */
import type { Entry, FieldErrors } from '../cobranca/index.js'
import { ImportFileError } from './import-file-error.js'
import { type ImportOptions, importStream } from './import-rows.js'
import { OF_ROW } from './row-source.js'

/** An entry and its place in the file. */
export interface FileEntry {
  readonly entry: Entry
  /** For messages: `linha 3` (first line of the slip), or `boleto 3` in a JSON list. */
  readonly place: string
}

/** A row with errors. */
export interface FailedRow {
  readonly place: string
  readonly errors: FieldErrors
}

export interface EntriesOptions extends Pick<ImportOptions, 'our_code' | 'money'> {
  /** Called with each row that has errors. Default: such rows are thrown. */
  readonly onFailed?: ((row: FailedRow) => void) | undefined
}

/**
 * Reads the entries of a file.
 *
 * @throws {ImportFileError} if the file is malformed as a whole; without `onFailed`, also with all rows that have errors
 */
export async function readEntriesFile(path: string, { onFailed, ...options }: EntriesOptions): Promise<FileEntry[]> {
  const entries: FileEntry[] = []
  const problems: string[] = []
  for await (const { place, created, errors } of importStream('entries', path, options)) {
    if (errors === null) entries.push({ entry: created, place })
    else if (onFailed !== undefined) onFailed({ place, errors })
    else problems.push(...sentences(place, errors))
  }
  if (problems.length > 0) throw new ImportFileError(...listed(problems))
  return entries
}

/** `Linha 3: amount «250» é ambíguo: …` */
const sentences = (place: string, errors: FieldErrors): string[] =>
  Object.entries(errors).flatMap(([field, messages]) =>
    messages.map((message) => `${place.charAt(0).toUpperCase()}${place.slice(1)}: ${subjectOf(field)}${message}.`),
  )

/** Subject of the messages of a field: a malformed row has none. */
export const subjectOf = (field: string): string => (field === OF_ROW ? '' : `${field} `)

const MAX_LISTED = 20

/** The first errors, and how many more there are. */
function listed(problems: readonly string[]): readonly string[] {
  const more = problems.length - MAX_LISTED
  return more <= 0
    ? problems
    : [...problems.slice(0, MAX_LISTED), `E mais ${more} ${more === 1 ? 'linha' : 'linhas'} com erro.`]
}
