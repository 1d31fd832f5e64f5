import { mergedErrors } from './merged-errors.js'
import { type FieldErrors, ValidationError } from './validation-error.js'

/** One error for many entries: their fields' messages together, and each entry's by its position. */
export function errorOfEntries(problems: ReadonlyMap<number, FieldErrors>): ValidationError {
  return new ValidationError(mergedErrors(problems.values()), [...problems.keys()], Object.fromEntries(problems))
}
