/** Titles that were read for a comparison. Values are read when they are compared, so that files of any number of titles need little memory. */
import type { Dialect } from '../../banks/index.js'
import {
  type FieldValue,
  type FixedRecord,
  indexInRow,
  once,
  parseRecord,
  type ReadLine,
  type Title,
  type Values,
  valueIn,
} from '../../fixed-width/index.js'
import {
  type ComparedOutcome,
  type ComparedTitle,
  contentOfField,
  fieldName,
  fieldValuesOf,
  isPosition,
  type TitleNumber,
  type WithValues,
} from './titles.js'

/** The records of titles with the same records in the same order. */
interface ComparedShape {
  readonly dialect: Dialect
  readonly lines: readonly ComparedLine[]
}

interface ComparedLine {
  /** `segment_q`; `segment_q[2]` for a repeated record. */
  readonly path: string
  readonly role: string
  readonly record: FixedRecord
  /** Indexes in the row of the numbers of titles; -1 without one. */
  readonly numbers: Readonly<Record<TitleNumber, number>>
  /** Columns that are compared, 0-based: all but those that depend on the position in the file. `to` is excluded. */
  readonly compared: readonly { readonly from: number; readonly to: number }[]
}

/** What a title has besides the values of its columns. */
export type ComparedFacts = Pick<ComparedTitle, 'line' | 'code' | 'code_detail' | 'outcome'>

export class ReadTitle implements ComparedTitle, WithValues {
  readonly line: number
  readonly code: string
  readonly code_detail: string | null
  readonly outcome: ComparedOutcome | null
  readonly our_number: string
  readonly control_number: string
  readonly document_number: string
  private readonly shape: ComparedShape
  /** The text of each line; null for a title whose lines have faults, which are kept. */
  private readonly texts: readonly string[] | null
  private readonly lines: readonly ReadLine[] | null

  constructor(dialect: Dialect, title: Title<ReadLine>, { line, code, code_detail, outcome }: ComparedFacts) {
    const lines = linesOf(title)
    this.shape = shapeOf(dialect, lines)
    const isRegular = lines.every(({ faults, misplaced }) => faults.length === 0 && !misplaced)
    this.texts = isRegular ? lines.map(({ raw }) => raw) : null
    this.lines = isRegular ? null : lines
    this.line = line
    this.code = code
    this.code_detail = code_detail
    this.outcome = outcome
    this.our_number = this.textOf('our_number', lines)
    this.control_number = this.textOf('control_number', lines)
    this.document_number = this.textOf('document_number', lines)
  }

  /** Returns the text of the first field of a name. */
  private textOf(name: TitleNumber, lines: readonly ReadLine[]): string {
    if (this.lines !== null) {
      for (const [path, value] of this.values) if (fieldName(path) === name) return String(value ?? '').trim()
      return ''
    }
    for (const [i, { record, numbers }] of this.shape.lines.entries()) {
      const index = numbers[name]
      if (index < 0) continue
      const { row, raw } = lines[i]!
      return String(valueIn(row, index) ?? contentOfField(record.fields[name]!, raw) ?? '').trim()
    }
    return ''
  }

  get values(): ReadonlyMap<string, FieldValue> {
    const values = new Map<string, FieldValue>()
    const { dialect, lines } = this.shape
    for (const [i, { path, role, record }] of lines.entries()) {
      const line = this.lines?.[i] ?? regularLine(role, record, this.texts![i]!, dialect.layout.width)
      for (const [name, value] of Object.entries(fieldValuesOf(line, dialect))) values.set(`${path}.${name}`, value)
    }
    return values
  }

  /** Whether the columns of two titles are equal, so that no value differs. False if that is unknown. */
  isAlike(other: ReadTitle): boolean {
    const { texts, shape } = this
    if (texts === null || other.texts === null || shape !== other.shape) return false
    return shape.lines.every(({ compared }, i) => {
      const [a, b] = [texts[i]!, other.texts![i]!]
      return a.length === b.length && compared.every(({ from, to }) => a.slice(from, to) === b.slice(from, to))
    })
  }
}

const linesOf = ({ main, companions }: Title<ReadLine>): ReadLine[] => [main, ...Object.values(companions).flat()]

/** A line without faults, from its text. */
function regularLine(role: string, record: FixedRecord, raw: string, width: number) {
  const values = parseRecord(record, raw.padEnd(width).slice(0, width), []) as Values
  return { role, raw, values, faults: [] }
}

function shapeOf(dialect: Dialect, lines: readonly ReadLine[]): ComparedShape {
  const known = shapes(dialect)
  let key = ''
  for (const { role } of lines) key += `${role}\n`
  let shape = known.get(key)
  if (shape === undefined) {
    shape = newShape(
      dialect,
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

function newShape(dialect: Dialect, roles: readonly string[]): ComparedShape {
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
  return { dialect, lines }
}

const numbersIn = (record: FixedRecord): ComparedLine['numbers'] => ({
  our_number: indexInRow(record, 'our_number'),
  control_number: indexInRow(record, 'control_number'),
  document_number: indexInRow(record, 'document_number'),
})

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
