/** Values of a title by `role.field`, out of whichever of its records holds them. */
import type { FieldValue, FileLayout, Title } from '../fixed-width/index.js'

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

/** The texts of a field in every record of its role that the title has. */
export function textsAt(title: Title, path: string): string[] {
  const [role, name] = path.split('.') as [string, string]
  const lines = title.main.role === role ? [title.main] : (title.companions[role] ?? [])
  return lines.map((line) => line.values?.[name]).filter((value) => typeof value === 'string')
}

/** The text of a field, or the constant of a key: what stands in the columns. Empty when the title lacks the record. */
export function writtenAt(layout: Pick<FileLayout, 'records'>, title: Title, path: string): string {
  const [role, name] = path.split('.') as [string, string]
  const isHere = title.main.role === role || title.companions[role] !== undefined
  return String(valueAt(title, path) ?? (isHere ? layout.records[role]?.fields[name]?.literal : undefined) ?? '')
}
