/** Messages by field, as the service answers 422: `{ amount: ['não pode ficar em branco'] }`. */
export type FieldErrors = Record<string, string[]>

/**
 * A wrong call: the data given is not valid. Nothing was written.
 *
 * Recognise it with `isValidationError` (or `error.code === 'validation_error'`), not with `instanceof`: a program may
 * hold two copies of this class, e.g. one in a bundle.
 */
export class ValidationError extends Error {
  override readonly name = 'ValidationError'
  readonly code = 'validation_error'
  readonly errors: FieldErrors
  /** Positions, from 0, of the entries at fault in the list that was given; `undefined` when there was no list. */
  readonly entries: readonly number[] | undefined

  /** The errors of each of those entries, by its position. */
  readonly byEntry: Readonly<Record<number, FieldErrors>> | undefined

  /** The errors in English; `undefined` for those of slips and wallets, which are in Portuguese only. */
  readonly english: FieldErrors | undefined

  /** The message names every field: `amount não pode ficar em branco; expire_at não é uma data válida`. */
  constructor(
    errors: FieldErrors,
    entries?: readonly number[],
    byEntry?: Readonly<Record<number, FieldErrors>>,
    english?: FieldErrors,
  ) {
    super(
      Object.entries(errors)
        .map(([field, messages]) => `${field} ${messages.join(', ')}`)
        .join('; '),
    )
    this.errors = errors
    this.entries = entries
    this.byEntry = byEntry
    this.english = english
  }

  /** The body of the service's 422 answer. */
  toJSON(): { errors: FieldErrors } {
    return { errors: this.errors }
  }
}

/** Whether a caught value is a `ValidationError`, of this copy of the library or another. */
export function isValidationError(value: unknown): value is ValidationError {
  return value instanceof Error && 'code' in value && value.code === 'validation_error' && 'errors' in value
}
