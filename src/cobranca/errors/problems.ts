import { type FieldErrors, isValidationError, ValidationError } from './validation-error.js'

/** Collects the errors of several checks, to throw them together. */
export class Problems {
  private errors: FieldErrors[] | null = null

  /** Runs a check with its arguments; returns undefined if it throws a `ValidationError`. */
  attempt<Given extends readonly unknown[], T>(check: (...given: Given) => T, ...given: Given): T | undefined {
    try {
      return check(...given)
    } catch (error) {
      return this.note(error)
    }
  }

  refuse(field: string, message: string): void {
    this.add({ [field]: [message] })
  }

  add(errors: FieldErrors): void {
    this.errors ??= []
    this.errors.push(errors)
  }

  /** Adds the errors of a caught `ValidationError`, and throws any other. */
  note(error: unknown): undefined {
    if (!isValidationError(error)) throw error
    this.add(error.errors)
  }

  get any(): boolean {
    return this.errors !== null
  }

  /** @throws {ValidationError} with all collected errors, if any */
  throwAny(): void {
    if (this.errors !== null) throw new ValidationError(mergedErrors(this.errors))
  }
}

/** Merges errors, each message once. Unknown fields may have any name, even `__proto__`: hence the map. */
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

/** One error for many entries: the messages of all, and those of each entry by its position. */
export function errorOfEntries(problems: ReadonlyMap<number, FieldErrors>): ValidationError {
  return new ValidationError(mergedErrors(problems.values()), [...problems.keys()], Object.fromEntries(problems))
}
