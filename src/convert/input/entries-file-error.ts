/** The file is malformed, of another kind, or has unknown fields. The message contains the reason and the place, in Portuguese. */
export class EntriesFileError extends Error {
  override readonly name = 'EntriesFileError'
  readonly code = 'entries_file_error'
  /** One or more sentences, each about one place. */
  readonly problems: readonly string[]

  constructor(...problems: string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}
