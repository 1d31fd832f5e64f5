import type { FieldErrors } from './validation-error.js'

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
