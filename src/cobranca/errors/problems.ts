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

/** What several refuse, each message once. A field that is no field of ours may have any name, `__proto__` too: so they are put together in a map. */
export function mergedErrors(all: Iterable<FieldErrors>): FieldErrors {
  const merged = new Map<string, Set<string>>()
  for (const errors of all) {
    for (const [field, messages] of Object.entries(errors)) {
      const known = merged.get(field)
      if (known === undefined) merged.set(field, new Set(messages))
      else for (const message of messages) known.add(message)
    }
  }
  return Object.fromEntries([...merged].map(([field, messages]) => [field, [...messages]]))
}

/** One error for many entries: their fields' messages together, and each entry's by its position. */
export function errorOfEntries(problems: ReadonlyMap<number, FieldErrors>): ValidationError {
  return new ValidationError(mergedErrors(problems.values()), [...problems.keys()], Object.fromEntries(problems))
}
