/** Values of a title by `role.field`, out of whichever of its records holds them. */
import type { FieldValue, FileLayout, FileLine, Title } from '../../fixed-width/index.js'

/** A path in its parts. */
interface FieldPlace {
  readonly role: string
  readonly field: string
}

/** The paths of the banks' tables: few, and asked for again with each title. */
const places = new Map<string, FieldPlace>()

function placeOf(path: string): FieldPlace {
  let place = places.get(path)
  if (place === undefined) {
    const dot = path.indexOf('.')
    place = { role: path.slice(0, dot), field: path.slice(dot + 1) }
    places.set(path, place)
  }
  return place
}

const lineOf = ({ main, companions }: Title, role: string): FileLine | undefined =>
  main.role === role ? main : companions[role]?.[0]

/** The value of a field; undefined when the title lacks the record. */
export function valueAt(title: Title, path: string): FieldValue | undefined {
  const { role, field } = placeOf(path)
  return lineOf(title, role)?.values?.[field]
}

/** The text of a field; null when the title lacks the record. */
export function textAt(title: Title, path: string): string | null {
  const value = valueAt(title, path)
  return typeof value === 'string' ? value : null
}

/** The texts of a field in every record of its role that the title has. */
export function textsAt(title: Title, path: string): string[] {
  const { role, field } = placeOf(path)
  const lines = title.main.role === role ? [title.main] : (title.companions[role] ?? [])
  return lines.map((line) => line.values?.[field]).filter((value) => typeof value === 'string')
}

/** The text of a field, or the constant of a key: what stands in the columns. Empty when the title lacks the record. */
export function writtenAt(layout: Pick<FileLayout, 'records'>, title: Title, path: string): string {
  const { role, field } = placeOf(path)
  const line = lineOf(title, role)
  if (line === undefined) return ''
  return String(line.values?.[field] ?? layout.records[role]?.fields[field]?.literal ?? '')
}
