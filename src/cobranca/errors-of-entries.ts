import { type FieldErrors, ValidationError } from './validation-error.js'

/** One error for many entries: their fields' messages together, and each entry's by its position. */
export function errorOfEntries(problems: ReadonlyMap<number, FieldErrors>): ValidationError {
  const merged: FieldErrors = {}
  for (const errors of problems.values()) {
    for (const [field, messages] of Object.entries(errors))
      merged[field] = [...new Set([...(merged[field] ?? []), ...messages])]
  }
  return new ValidationError(merged, [...problems.keys()], Object.fromEntries(problems))
}
