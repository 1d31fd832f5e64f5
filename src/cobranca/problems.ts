import { type FieldErrors, isValidationError, ValidationError } from './validation-error.js'

/** What several checks refuse, so that all of it is told at once. */
export class Problems {
  private errors: FieldErrors | null = null

  /** Runs a check; undefined when it refuses. */
  attempt<T>(check: () => T): T | undefined {
    try {
      return check()
    } catch (error) {
      if (!isValidationError(error)) throw error
      this.errors ??= {}
      for (const [field, messages] of Object.entries(error.errors)) {
        this.errors[field] = [...new Set([...(this.errors[field] ?? []), ...messages])]
      }
      return undefined
    }
  }

  /** @throws {ValidationError} with all that was refused */
  throwAny(): void {
    if (this.errors !== null) throw new ValidationError(this.errors)
  }
}
