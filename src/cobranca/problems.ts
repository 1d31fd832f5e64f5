import { type FieldErrors, isValidationError, ValidationError } from './validation-error.js'

/** What several checks refuse, so that all of it is told at once. */
export class Problems {
  private readonly errors: FieldErrors = {}

  /** Runs a check; undefined when it refuses. */
  attempt<T>(check: () => T): T | undefined {
    try {
      return check()
    } catch (error) {
      if (!isValidationError(error)) throw error
      for (const [field, messages] of Object.entries(error.errors)) {
        this.errors[field] = [...new Set([...(this.errors[field] ?? []), ...messages])]
      }
      return undefined
    }
  }

  /** @throws {ValidationError} with all that was refused */
  throwAny(): void {
    if (Object.keys(this.errors).length > 0) throw new ValidationError(this.errors)
  }
}
