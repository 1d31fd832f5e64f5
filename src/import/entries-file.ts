/** Entries of a remittance from a file, for `cnab remit`. */
import type { Entry, FieldErrors, OurCode } from '../cobranca/index.js'
import { ImportFileError } from './import-file-error.js'
import { importStream } from './import-rows.js'
import { OF_ROW } from './row-source.js'

/** An entry and its place in the file. */
export interface FileEntry {
  readonly entry: Entry
  /** For messages: `linha 3` (first line of the slip), or `boleto 3` in a JSON list. */
  readonly place: string
}

/**
 * Reads the entries of a file.
 *
 * @param ourCode instruction of rows without `our_code`
 * @throws {ImportFileError} if the file is malformed as a whole, or with all rows that have errors
 */
export async function readEntriesFile(path: string, ourCode: OurCode): Promise<FileEntry[]> {
  const entries: FileEntry[] = []
  const problems: string[] = []
  for await (const { place, created, errors } of importStream('entries', path, { our_code: ourCode })) {
    if (errors === null) entries.push({ entry: created, place })
    else problems.push(...sentences(place, errors))
  }
  if (problems.length > 0) throw new ImportFileError(...listed(problems))
  return entries
}

/** `Linha 3: amount «250» é ambíguo: …` */
const sentences = (place: string, errors: FieldErrors): string[] =>
  Object.entries(errors).flatMap(([field, messages]) =>
    messages.map((message) => {
      const subject = field === OF_ROW ? '' : `${field} `
      return `${place.charAt(0).toUpperCase()}${place.slice(1)}: ${subject}${message}.`
    }),
  )

const MAX_LISTED = 20

/** The first errors, and how many more there are. */
function listed(problems: readonly string[]): readonly string[] {
  const more = problems.length - MAX_LISTED
  return more <= 0
    ? problems
    : [...problems.slice(0, MAX_LISTED), `E mais ${more} ${more === 1 ? 'linha' : 'linhas'} com erro.`]
}
