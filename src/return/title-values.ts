/** Values of a title by `role.field`, out of whichever of its records holds them. */
import type { FieldValue, Title } from '../fixed-width/index.js'

/** The value of a field; undefined when the title lacks the record. */
export function valueAt(title: Title, path: string): FieldValue | undefined {
  const dot = path.indexOf('.')
  const role = path.slice(0, dot)
  const line = title.main.role === role ? title.main : title.companions[role]?.[0]
  return line?.values?.[path.slice(dot + 1)]
}

/** The text of a field; null when the title lacks the record. */
export function textAt(title: Title, path: string): string | null {
  const value = valueAt(title, path)
  return typeof value === 'string' ? value : null
}
