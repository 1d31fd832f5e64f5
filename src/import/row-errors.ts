/** Errors of the fields of a row. */
import { type FieldErrors, isValidationError, mergedErrors, ValidationError } from '../cobranca/index.js'

/** The errors that a check throws; `{}` without errors. */
export function errorsOf(check: () => unknown): FieldErrors {
  try {
    check()
    return {}
  } catch (error) {
    if (!isValidationError(error)) throw error
    return error.errors
  }
}

/** @throws {ValidationError} with all errors, if any */
export function throwAny(all: readonly FieldErrors[]): void {
  const errors = mergedErrors(all)
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)
}
