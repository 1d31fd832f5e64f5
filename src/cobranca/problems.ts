import { mergedErrors } from './merged-errors.js'
import { type FieldErrors, isValidationError, ValidationError } from './validation-error.js'

/** What several checks refuse, so that all of it is told at once. */
export class Problems {
  private readonly errors: FieldErrors[] = []

  /** Runs a check with what it is about; undefined when it refuses. */
  attempt<Given extends readonly unknown[], T>(check: (...given: Given) => T, ...given: Given): T | undefined {
    try {
      return check(...given)
    } catch (error) {
      return this.note(error)
    }
  }

  private note(error: unknown): undefined {
    if (!isValidationError(error)) throw error
    this.errors.push(error.errors)
  }

  /** @throws {ValidationError} with all that was refused */
  throwAny(): void {
    if (this.errors.length > 0) throw new ValidationError(mergedErrors(this.errors))
  }
}
