/** Values of a title by `role.field`, from any of its records. */
import type { FieldValue, FileLayout, FileLine } from '../../fixed-width/index.js'

/** The part of a title that has its values. */
export interface ValuesOfTitle {
  readonly main: ValuesOfLine
  readonly companions: Readonly<Record<string, readonly ValuesOfLine[]>>
}

type ValuesOfLine = Pick<FileLine, 'role' | 'values'>

/** The parts of a path. */
interface PathParts {
  readonly role: string
  readonly field: string
}

/** Parsed paths. The banks' tables have few paths and use them for each title. */
const paths = new Map<string, PathParts>()

function pathOf(path: string): PathParts {
  let parsed = paths.get(path)
  if (parsed === undefined) {
    const dot = path.indexOf('.')
    parsed = { role: path.slice(0, dot), field: path.slice(dot + 1) }
    paths.set(path, parsed)
  }
  return parsed
}

const lineOf = ({ main, companions }: ValuesOfTitle, role: string): ValuesOfLine | undefined =>
  main.role === role ? main : companions[role]?.[0]

/** Returns the value of a field; undefined if the title lacks the record. */
export function valueAt(title: ValuesOfTitle, path: string): FieldValue | undefined {
  const { role, field } = pathOf(path)
  return lineOf(title, role)?.values?.[field]
}

/** Returns the text of a field; null if the title lacks the record. */
export function textAt(title: ValuesOfTitle, path: string): string | null {
  const value = valueAt(title, path)
  return typeof value === 'string' ? value : null
}

/** Returns the texts of a field in all records of its role. */
export function textsAt(title: ValuesOfTitle, path: string): string[] {
  const { role, field } = pathOf(path)
  const lines = title.main.role === role ? [title.main] : (title.companions[role] ?? [])
  return lines.map((line) => line.values?.[field]).filter((value) => typeof value === 'string')
}

/** Returns the text of a field, or the constant of a key; `''` if the title lacks the record. */
export function writtenAt(layout: Pick<FileLayout, 'records'>, title: ValuesOfTitle, path: string): string {
  const { role, field } = pathOf(path)
  const line = lineOf(title, role)
  if (line === undefined) return ''
  return String(line.values?.[field] ?? layout.records[role]?.fields[field]?.literal ?? '')
}
