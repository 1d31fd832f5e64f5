/** The file cannot be imported: it is malformed, of another kind, or its header has unknown columns. The message contains the reason and the place, in Portuguese. */
export class ImportFileError extends Error {
  override readonly name: string = 'ImportFileError'
  readonly code: 'import_file_error' | 'import_limit' = 'import_file_error'
}

/** `Linha 3: coluna repetida: amount.` */
export const fileErrorAt = (place: string, message: string): ImportFileError =>
  new ImportFileError(`${place.charAt(0).toUpperCase()}${place.slice(1)}: ${message}.`)
