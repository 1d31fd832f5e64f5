/** The records of titles, and the columns of each that are compared. */
import type { Dialect } from '../../banks/index.js'
import { type FixedRecord, indexInRow, once, type ReadLine, type Title } from '../../fixed-width/index.js'
import { isPosition, TITLE_NUMBERS, type TitleNumber } from './titles.js'

/** The records of titles with the same records in the same order. */
export interface ComparedShape {
  /** The roles of the lines. */
  readonly key: string
  readonly lines: readonly ComparedLine[]
}

export interface ComparedLine {
  /** `segment_q`; `segment_q[2]` for a repeated record. */
  readonly path: string
  readonly role: string
  readonly record: FixedRecord
  /** Indexes in the row of the numbers of titles; -1 without one. */
  readonly numbers: Readonly<Record<TitleNumber, number>>
  /** Columns that are compared, 0-based: all but those that depend on the position in the file. `to` is excluded. */
  readonly compared: readonly { readonly from: number; readonly to: number }[]
}

export const linesOfTitle = ({ main, companions }: Title<ReadLine>): ReadLine[] => {
  const lines = [main]
  for (const role in companions) lines.push(...companions[role]!)
  return lines
}

export function shapeOf(dialect: Dialect, lines: readonly ReadLine[]): ComparedShape {
  const known = shapes(dialect)
  let key = ''
  for (const { role } of lines) key += `${role}\n`
  let shape = known.get(key)
  if (shape === undefined) {
    shape = newShape(
      dialect,
      key,
      lines.map(({ role }) => role!),
    )
    if (known.size >= MAX_SHAPES) known.clear()
    known.set(key, shape)
  }
  return shape
}

/** The shapes of a dialect by their roles. A damaged file may have any number of them. */
const shapes = once((_dialect: Dialect) => new Map<string, ComparedShape>())

const MAX_SHAPES = 1000

function newShape(dialect: Dialect, key: string, roles: readonly string[]): ComparedShape {
  const { layout } = dialect
  const counts = new Map<string, number>()
  const lines = roles.map((role, i): ComparedLine => {
    const count = (counts.get(role) ?? 0) + 1
    counts.set(role, count)
    const record = layout.records[role]!
    // A companion has no index if it is the first of its role.
    const path = i === 0 || count === 1 ? role : `${role}[${count}]`
    return { path, role, record, numbers: numbersIn(record), compared: comparedColumns(dialect, role, record) }
  })
  return { key, lines }
}

const numbersIn = (record: FixedRecord): ComparedLine['numbers'] =>
  Object.fromEntries(TITLE_NUMBERS.map((name) => [name, indexInRow(record, name)])) as ComparedLine['numbers']

function comparedColumns(dialect: Dialect, role: string, { fields }: FixedRecord): ComparedLine['compared'] {
  const compared: { from: number; to: number }[] = []
  let from = 0
  for (const [name, field] of Object.entries(fields)) {
    if (!isPosition(dialect, `${role}.${name}`)) continue
    compared.push({ from, to: field.from - 1 })
    from = field.to
  }
  return [...compared, { from, to: Number.POSITIVE_INFINITY }]
}
