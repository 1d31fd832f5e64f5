/** Checks that a damaged return file yields no false payments and loses no undamaged titles. */
import { bankOf } from '../../src/banks/index.js'
import { isUnsupportedFileError, pathsOf } from '../../src/febraban/index.js'
import { type Engine, fieldAt, type Severity } from '../../src/fixed-width/index.js'
import { parseReturn, paymentsFrom, type ReturnFile, type ReturnRecord } from '../../src/return/index.js'
import { returnFixtures } from '../return/return-fixtures.js'
import { bytesOfLines, type Lines, undamaged } from './damaged-file.js'
import type { DamageKind, MayReject } from './kinds.js'

/** A title of an undamaged file. */
interface Title {
  /** First and last line. */
  readonly from: number
  readonly to: number
  readonly content: string
  /** Kind and `money`. */
  readonly effect: string
}

export interface Undamaged {
  readonly name: string
  readonly bytes: Buffer
  readonly lines: Lines
  readonly titles: readonly Title[]
  readonly payments: readonly string[]
  readonly dialect: string
  /** Whether every title has all its lines, and every line belongs to a title. */
  readonly isComplete: boolean
  /** Whether titles take values from the header of their lot. */
  readonly takesFromLot: boolean
  /** Whether nosso número or its check digit is a text field, in which any character may be valid. */
  readonly hasTextNumber: boolean
  /** Number of lines that identify the dialect: the first and, in CNAB 240, the first lot header. */
  readonly head: number
}

const paymentsOf = (record: ReturnRecord): readonly string[] =>
  paymentsFrom([record]).map(
    ({ our_number, paid_amount, paid_at }) => `${our_number.toUpperCase()} ${paid_amount} ${paid_at} ${record.kind}`,
  )

/** Returns the values of a title, without its raw lines. */
const contentOf = ({ line_parsed }: ReturnRecord): string => {
  const { line_t: _, line_u: __, ...values } = line_parsed
  return JSON.stringify(values)
}

const dialectOf = ({ bank, layout, variant }: ReturnFile): string => `${bank} ${layout} ${variant ?? ''}`

const returnDialectOf = ({ bank, layout, variant }: ReturnFile) =>
  bankOf(bank)!.returns[layout]!.find((each) => each.variant === variant)!

function takesFromLot(file: ReturnFile): boolean {
  const { layout, titles } = returnDialectOf(file)
  const paths = Object.values(titles).flatMap((sources) => Object.values(sources).flatMap(pathsOf))
  return paths.some((path) => fieldAt(layout, path).role === layout.structure.lot?.header)
}

function hasTextNumber(file: ReturnFile): boolean {
  const dialect = returnDialectOf(file)
  return Object.values(dialect.titles).some(({ our_number }) =>
    pathsOf(our_number!).some((path) => {
      const { role, field } = fieldAt(dialect.layout, path)
      const { kind, numeric } = dialect.layout.records[role]!.fields[field]!
      return kind === 'text' && numeric !== true
    }),
  )
}

const effectOf = ({ kind, money }: ReturnRecord): string => `${kind} ${money}`

/** Returns the lines with diagnostics. */
const linesWith = ({ diagnostics }: ReturnFile, ...severities: readonly Severity[]): ReadonlySet<number | null> =>
  new Set(diagnostics.flatMap(({ severity, line }) => (severities.includes(severity) ? [line] : [])))

const isNamedIn = (lines: ReadonlySet<number | null>, { line, line_raw }: ReturnRecord): boolean =>
  line_raw.split('\n').some((_, i) => lines.has(line + i))

export const files: readonly Undamaged[] = returnFixtures.map(({ name, bytes, layout }) => {
  const file = parseReturn(bytes)
  const records = file.bank_billet_discharges
  const lines = undamaged(bytes)
  const faulty = linesWith(file, 'error', 'warning')
  // Some fixtures are damaged themselves.
  const titles = records
    .filter((record) => !isNamedIn(faulty, record))
    .map((record): Title => {
      let to = record.line - 1
      for (const text of record.line_raw.split('\n')) while (lines[to++]!.text !== text) {}
      return { from: record.line, to, content: contentOf(record), effect: effectOf(record) }
    })
  return {
    name,
    bytes,
    lines,
    titles,
    payments: records.flatMap(paymentsOf),
    dialect: dialectOf(file),
    isComplete: !file.diagnostics.some(({ code }) => code === 'orphan_companion' || code === 'missing_companion'),
    takesFromLot: takesFromLot(file),
    hasTextNumber: hasTextNumber(file),
    head: layout === 'cnab240' ? 2 : 1,
  }
})

/** Returns the items of the first list that occur more often than in the second. */
function beyond<T>(list: readonly T[], others: readonly string[], textOf: (each: T) => string): readonly T[] {
  const left = new Map<string, number>()
  for (const text of others) left.set(text, (left.get(text) ?? 0) + 1)
  return list.filter((each) => {
    const text = textOf(each)
    const count = left.get(text) ?? 0
    left.set(text, count - 1)
    return count <= 0
  })
}

/** Whether a line is the header of a lot, in CNAB 240. */
const isLotHeader = ({ text }: Lines[number]): boolean => text[7] === '1'

/**
 * Returns the titles of an undamaged file whose lines are all, and consecutively, in the damaged file, after the header of their lot if they may take values
 * from it.
 */
function keptTitles({ titles, lines, takesFromLot }: Undamaged, damaged: Lines): readonly Title[] {
  const at = new Map(damaged.flatMap(({ line }, i) => (line === null ? [] : [[line, i] as const])))
  return titles.filter(({ from, to }) => {
    if (takesFromLot) {
      const lot = damaged.slice(0, at.get(from)).findLast(isLotHeader)
      if (lot?.line !== lines.slice(0, from).findLast(isLotHeader)!.line) return false
    }
    for (let line = from; line <= to; line++)
      if (at.get(line) !== (at.get(from) ?? Number.NaN) + line - from) return false
    return true
  })
}

/** Returns whether the lines that identify the dialect are undamaged and in place. */
const isHeadKept = ({ head }: Undamaged, damaged: Lines): boolean =>
  damaged.slice(0, head).every(({ line }, i) => line === i + 1)

function read(bytes: Uint8Array, engine: Engine): ReturnFile | null {
  try {
    return parseReturn(bytes, { engine })
  } catch (error) {
    if (!isUnsupportedFileError(error)) throw error
    return null
  }
}

const isExempt = (mayReject: MayReject | undefined, file: Undamaged, damaged: Lines): boolean =>
  mayReject === 'file' || (mayReject === 'header' && !isHeadKept(file, damaged))

/** Chooses files whose lines may be mixed into a file, by a drawn number. */
export function othersOf({ name }: Undamaged, drawn: number): Record<'other' | 'sibling', Undamaged> {
  const dialect = name.slice(0, name.lastIndexOf('/') + 1)
  const siblings = files.filter((each) => each.isComplete && each.name.startsWith(dialect))
  return { other: files[drawn % files.length]!, sibling: siblings[drawn % siblings.length]! }
}

interface Finding {
  readonly file: string
  readonly payments: readonly string[]
  readonly lost: readonly string[]
}

export function check(
  file: Undamaged,
  damaged: Lines,
  others: readonly Undamaged[],
  { mayReject, completeOnly, garbles }: DamageKind,
  engine: Engine,
): Finding | null {
  if (completeOnly === true && !file.isComplete) return null
  const got = read(bytesOfLines(damaged), engine)
  // With a damaged header, a file may be unsupported or read as another dialect.
  const exempt = isExempt(mayReject, file, damaged)
  if (exempt && (got === null || dialectOf(got) !== file.dialect)) return null
  // Titles may take values from the header.
  const kept = exempt ? [] : keptTitles(file, damaged)
  const lostOf = (titles: readonly Title[]) => titles.map(({ from, content }) => `${from}: ${content}`)
  if (got === null) return kept.length === 0 ? null : { file: file.name, payments: [], lost: lostOf(kept) }
  const faulty = linesWith(got, 'error')
  const records = got.bank_billet_discharges
  const payments = records
    .filter((record) => !isNamedIn(faulty, record))
    .filter(({ line_parsed }) => !(garbles && file.hasTextNumber && /[^0-9]/.test(line_parsed.our_number)))
    .flatMap((record) => paymentsOf(record).map((text) => ({ text, line: record.line })))
  const given = [file, ...others].flatMap((each) => each.payments)
  const added = beyond(payments, given, ({ text }) => text).map(({ text, line }) => `${line}: ${text}`)
  // A title that does not count must have an error in its lines.
  const titles = records.map((record) => ({
    content: contentOf(record),
    effect: effectOf(record),
    isNamed: isNamedIn(faulty, record),
  }))
  const lost = kept.filter(
    ({ content, effect }) =>
      !titles.some((each) => each.content === content && (each.effect === effect || each.isNamed)),
  )
  return added.length + lost.length === 0 ? null : { file: file.name, payments: added, lost: lostOf(lost) }
}
