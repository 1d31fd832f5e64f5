/** Compares two files title by title and field by field. */

import { checkMaxDiagnostics, type LayoutKind } from '../../banks/index.js'
import { checkBytes, type OccurrenceKind } from '../../cobranca/index.js'
import { atOnce, isTurnDue, turn, withTurns } from '../../code/turns.js'
import { type Direction, headOf } from '../../febraban/index.js'
import { type FoundFile, foundFile, type OpenOptions } from '../opened-file.js'
import { FileChangedError, headOfSource, type OpenSource } from '../source.js'
import { type Dialects, type FieldDifference, fieldDifferences, headerDifferences } from './field-differences.js'
import { type Pair, type Pairs, pairTitles, pairWithReturn } from './pair-titles.js'
import { type SpanReader, spansOfBytes, spansOfSource } from './spans.js'
import type { TitleValues } from './title-list.js'
import { ComparedTitleReader, type ReadTitles } from './title-reader.js'
import type { ComparedTitle } from './titles.js'

/** One of the compared files. */
export interface ComparedFile {
  readonly bank: string
  readonly bank_name: string
  readonly layout: LayoutKind
  readonly direction: Direction
  readonly titles: number
}

/** Title that differs between the files. */
export interface TitleDifference {
  /** Null if only the other file has the title. */
  readonly a: ComparedTitle | null
  readonly b: ComparedTitle | null
  /** In column order; empty if only one file has the title. */
  readonly fields: readonly FieldDifference[]
}

export interface FileDifference {
  readonly a: ComparedFile
  readonly b: ComparedFile
  /** Differences of the file headers; empty if the layouts or directions differ. */
  readonly header: readonly FieldDifference[]
  /** Number of equal titles. */
  readonly same: number
  readonly titles: readonly TitleDifference[]
  /** The bank's answers; null unless one file is a remittance and the other a return. */
  readonly answers: BankAnswers | null
}

/** Answers of a return to a remittance. */
export interface BankAnswers {
  /** Number of occurrences of each kind. Counts only titles of the remittance. */
  readonly by_kind: Readonly<Partial<Record<OccurrenceKind, number>>>
  /** Number of titles of the remittance without an occurrence. */
  readonly unanswered: number
  /** Each occurrence of a title of the remittance, in the order of the return. */
  readonly titles: readonly BankAnswer[]
}

/** An occurrence, and the title of the remittance that it answers. */
export interface BankAnswer {
  readonly sent: ComparedTitle
  readonly answer: ComparedTitle
}

/**
 * Compares two files by title: two remittances, two returns, or a remittance and its return in any order. Titles are matched by nosso número,
 * then by the company's control number, then by document number. Sequence numbers and lot numbers are ignored.
 *
 * For a remittance and its return, `answers` contains the bank's answer to each title.
 *
 * Files of the same layout are compared in all fields; other files, in the fields with the same name. If a return has several occurrences of
 * one title, each is compared with the title of the remittance.
 *
 * @throws {ValidationError} if an argument is not a byte array
 * @throws {UnsupportedFileError} if the library does not support one of the files
 * @example
 * const { titles } = diffFiles(await readFile('ontem.rem'), await readFile('hoje.rem'))
 * for (const { a, b, fields } of titles) console.log(a?.our_number ?? b?.our_number, fields)
 */
export function diffFiles(a: Uint8Array, b: Uint8Array, { bank, maxDiagnostics }: OpenOptions = {}): FileDifference {
  checkMaxDiagnostics(maxDiagnostics)
  const [first, second] = [a, b].map((bytes): ComparedInput => {
    checkBytes(bytes)
    const reader = new ComparedTitleReader(foundFile(headOf(bytes), bank), bank)
    reader.push(bytes)
    return { ...reader.end(), open: null, read: spansOfBytes(bytes) }
  })
  return atOnce(differenceOf(first!, second!))
}

/** A file that is compared, and its chunks. */
export interface FoundSource {
  readonly found: FoundFile
  readonly open: OpenSource
}

/**
 * Finds the dialect of a file.
 *
 * @throws {UnsupportedFileError} if the library does not support the file
 */
export const foundSource = async (open: OpenSource): Promise<FoundSource> => ({
  found: foundFile(await headOfSource(open)),
  open,
})

/**
 * Compares two files as {@link diffFiles} does, chunk by chunk. Reads lines of titles that differ a second time.
 *
 * @throws {FileChangedError} if a file has other titles then
 */
export async function diffSources(a: FoundSource, b: FoundSource): Promise<FileDifference> {
  const inputs: ComparedInput[] = []
  for (const { found, open } of [a, b]) {
    const reader = new ComparedTitleReader(found, undefined)
    for await (const chunk of open()) {
      reader.push(chunk)
      if (isTurnDue()) await turn()
    }
    inputs.push({ ...reader.end(), open, read: spansOfSource(open) })
  }
  return withTurns(differenceOf(inputs[0]!, inputs[1]!))
}

/** A file whose titles were read, and from which lines are read again. */
interface ComparedInput extends ReadTitles {
  /** Null for bytes in memory. */
  readonly open: OpenSource | null
  readonly read: SpanReader
}

/** Pairs whose values are in memory together. */
const WINDOW = 2 ** 15

/** Work with turns; waits for the promises that it yields. */
type SteppedWork<T> = Generator<Promise<unknown> | undefined, T, undefined>

function* differenceOf(first: ComparedInput, second: ComparedInput): SteppedWork<FileDifference> {
  const dialects: Dialects = { a: first.found.dialect, b: second.found.dialect }
  const isSameLayout = dialects.a.layout === dialects.b.layout
  const all = pairs(first, second)
  const titles: TitleDifference[] = []
  let same = 0
  let count = 0
  let compared: Pair[] = []
  for (const pair of all) {
    const { a, b } = pair
    if (isSameLayout && a !== null && b !== null && first.titles.isAlike(a, second.titles, b)) same++
    else compared.push(pair)
    if (compared.length === WINDOW) {
      same += yield* compare(compared, first, second, titles)
      compared = []
    }
    if (++count % PAIRS_OF_TURN === 0) yield
  }
  same += yield* compare(compared, first, second, titles)
  const isAnswered = first.found.direction !== second.found.direction
  return {
    a: fileOf(first),
    b: fileOf(second),
    header: isSameLayout ? headerDifferences(first, second) : [],
    same,
    titles,
    answers: isAnswered ? answersIn(all, first, second) : null,
  }
}

/** Pairs that are compared between two turns. */
const PAIRS_OF_TURN = 1000

/** Adds the differences of pairs to a list. Returns the number of pairs that are equal. */
function* compare(
  compared: readonly Pair[],
  first: ComparedInput,
  second: ComparedInput,
  differences: TitleDifference[],
): SteppedWork<number> {
  const both = compared.filter(({ a, b }) => a !== null && b !== null)
  const valuesA = yield* valuesIn(first, new Set(both.map(({ a }) => a!)))
  const valuesB = yield* valuesIn(second, new Set(both.map(({ b }) => b!)))
  const dialects: Dialects = { a: first.found.dialect, b: second.found.dialect }
  let same = 0
  for (const [i, { a, b }] of compared.entries()) {
    const isPair = a !== null && b !== null
    const fields = isPair ? fieldDifferences({ values: valuesA(a) }, { values: valuesB(b) }, dialects) : []
    if (isPair && fields.length === 0) same++
    else differences.push({ a: summary(first, a), b: summary(second, b), fields })
    if (i % PAIRS_OF_TURN === 0) yield
  }
  return same
}

/**
 * Reads lines of titles again. Returns a function with the values of each.
 *
 * @throws {FileChangedError} if they have other columns
 */
function* valuesIn(
  { titles, open, read }: ComparedInput,
  wanted: ReadonlySet<number>,
): SteppedWork<(title: number) => TitleValues> {
  const placed = [...wanted].filter((title) => titles.spanOf(title) !== null)
  let parts: readonly Uint8Array[] = []
  const reading = placed.length === 0 ? [] : read(placed.map((title) => titles.spanOf(title)!))
  if (reading instanceof Promise)
    yield reading.then((all) => {
      parts = all
    })
  else parts = reading
  const bytes = new Map(placed.map((title, i) => [title, parts[i]!]))
  for (const [title, part] of bytes) if (!titles.isIn(title, part)) throw new FileChangedError(open)
  return (title) => titles.valuesOf(title, bytes.get(title) ?? null)
}

function answersIn(pairs: Pairs, first: ComparedInput, second: ComparedInput): BankAnswers {
  const isFirstSent = first.found.direction === 'remittance'
  const titles: BankAnswer[] = []
  const by_kind: Partial<Record<OccurrenceKind, number>> = {}
  let unanswered = 0
  for (const { a, b } of pairs) {
    const [sent, answer] = isFirstSent
      ? [summary(first, a), summary(second, b)]
      : [summary(second, b), summary(first, a)]
    if (sent === null) continue
    if (answer === null) {
      unanswered++
      continue
    }
    const { kind } = answer.outcome!
    by_kind[kind] = (by_kind[kind] ?? 0) + 1
    titles.push({ sent, answer })
  }
  return { by_kind, unanswered, titles }
}

function pairs({ found: first, titles: a }: ReadTitles, { found: second, titles: b }: ReadTitles): Pairs {
  if (first.direction === second.direction) return pairTitles(a, b)
  if (first.direction === 'remittance') return pairWithReturn(a, b)
  const swapped = pairWithReturn(b, a)
  return {
    *[Symbol.iterator]() {
      for (const pair of swapped) yield { a: pair.b, b: pair.a }
    },
  }
}

const fileOf = ({ found: { bank, layout, direction }, titles }: ReadTitles): ComparedFile => ({
  bank: bank.number,
  bank_name: bank.name,
  layout,
  direction,
  titles: titles.length,
})

const summary = ({ titles }: ReadTitles, title: number | null): ComparedTitle | null =>
  title === null ? null : titles.comparedTitle(title)
