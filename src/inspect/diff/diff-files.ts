/** Compares two files title by title and field by field. */

import { checkMaxDiagnostics, type Dialect, type LayoutKind } from '../../banks/index.js'
import { checkBytes, type OccurrenceKind } from '../../cobranca/index.js'
import { isTurnDue, turn } from '../../code/turns.js'
import { type Direction, headOf } from '../../febraban/index.js'
import { type FieldValue, isInCents, type Kind, type Unit, unitOf } from '../../fixed-width/index.js'
import { type FoundFile, foundFile, type OpenOptions } from '../opened-file.js'
import { headOfSource, type OpenSource } from '../source.js'

import { type Pair, pairTitles, pairWithReturn } from './pair-titles.js'
import type { ReadTitle } from './read-title.js'
import { ComparedTitleReader, type ReadTitles } from './title-reader.js'
import {
  type ComparedTitle,
  codeInRecord,
  fieldName,
  fieldOf,
  fieldValuesOf,
  isPosition,
  type WithValues,
} from './titles.js'

/** One of the compared files. */
export interface ComparedFile {
  readonly bank: string
  readonly bank_name: string
  readonly layout: LayoutKind
  readonly direction: Direction
  readonly titles: number
}

/** Field with different values. */
export interface FieldDifference {
  /** `record.field` if both files have the same layout; otherwise only the field, because its record differs. */
  readonly field: string
  readonly kind: Kind
  /** Cents for money, `YYYY-MM-DD` for dates, the raw text for an invalid value; undefined if the record is missing. */
  readonly a: FieldValue | undefined
  readonly b: FieldValue | undefined
  /** Units of an amount, unless both are reais; null if unknown. */
  readonly units?: { readonly a: Unit | null; readonly b: Unit | null }
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
  const [first, second] = [a, b].map((bytes) => {
    checkBytes(bytes)
    const reader = new ComparedTitleReader(foundFile(headOf(bytes), bank), bank)
    reader.push(bytes)
    return reader.end()
  })
  return differenceOf(first!, second!)
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

/** Compares two files as {@link diffFiles} does, chunk by chunk. */
export async function diffSources(a: FoundSource, b: FoundSource): Promise<FileDifference> {
  const read: ReadTitles[] = []
  for (const { found, open } of [a, b]) {
    const reader = new ComparedTitleReader(found, undefined)
    for await (const chunk of open()) {
      reader.push(chunk)
      if (isTurnDue()) await turn()
    }
    read.push(reader.end())
  }
  return differenceOf(read[0]!, read[1]!)
}

function differenceOf(first: ReadTitles, second: ReadTitles): FileDifference {
  const dialects: Dialects = { a: first.found.dialect, b: second.found.dialect }
  const titles: TitleDifference[] = []
  const all = pairs(first, second)
  let same = 0
  for (const pair of all) {
    const fields = pair.a === null || pair.b === null ? [] : fieldDifferences(pair.a, pair.b, dialects)
    if (pair.a !== null && pair.b !== null && fields.length === 0) same++
    else titles.push({ a: summary(pair.a), b: summary(pair.b), fields })
  }
  const isAnswered = first.found.direction !== second.found.direction
  return {
    a: fileOf(first),
    b: fileOf(second),
    header: dialects.a.layout === dialects.b.layout ? headerDifferences(first, second) : [],
    same,
    titles,
    answers: isAnswered ? answersIn(all, first.found.direction === 'remittance') : null,
  }
}

/** @param isFirstSent whether the first file is the remittance */
function answersIn(pairs: readonly Pair[], isFirstSent: boolean): BankAnswers {
  const titles: BankAnswer[] = []
  const by_kind: Partial<Record<OccurrenceKind, number>> = {}
  let unanswered = 0
  for (const { a, b } of pairs) {
    const [sent, answer] = isFirstSent ? [a, b] : [b, a]
    if (sent === null) continue
    if (answer === null) {
      unanswered++
      continue
    }
    const { kind } = answer.outcome!
    by_kind[kind] = (by_kind[kind] ?? 0) + 1
    titles.push({ sent: summary(sent)!, answer: summary(answer)! })
  }
  return { by_kind, unanswered, titles }
}

interface Dialects {
  readonly a: Dialect
  readonly b: Dialect
}

function pairs({ found: first, titles: a }: ReadTitles, { found: second, titles: b }: ReadTitles): Pair[] {
  if (first.direction === second.direction) return pairTitles(a, b)
  if (first.direction === 'remittance') return pairWithReturn(a, b)
  return pairWithReturn(b, a).map((pair) => ({ a: pair.b, b: pair.a }))
}

const fileOf = ({ found: { bank, layout, direction }, titles }: ReadTitles): ComparedFile => ({
  bank: bank.number,
  bank_name: bank.name,
  layout,
  direction,
  titles: titles.length,
})

function summary(title: ReadTitle | null): ComparedTitle | null {
  if (title === null) return null
  const { line, code, code_detail, our_number, control_number, document_number, outcome } = title
  return { line, code, code_detail, our_number, control_number, document_number, outcome }
}

function fieldDifferences(titleA: ReadTitle, titleB: ReadTitle, dialects: Dialects): FieldDifference[] {
  const isSameLayout = dialects.a.layout === dialects.b.layout
  if (isSameLayout && titleA.isAlike(titleB)) return []
  const [a, b] = [{ values: titleA.values }, { values: titleB.values }]
  if (!isSameLayout) return commonDifferences(a, b, dialects)
  const paths = new Set([...a.values.keys(), ...b.values.keys()])
  return [...paths].flatMap((path) => {
    const [before, after] = [a.values.get(path), b.values.get(path)]
    if (isPosition(dialects.a, path) || before === after) return []
    // Two descriptors of one record may have different fields: an empty field that the other lacks is not a difference.
    if ((lacks(a, path) && isMissingOrZero(after)) || (lacks(b, path) && isMissingOrZero(before))) return []
    const { kind } = fieldOf(dialects.a, path)
    return [{ field: path, kind, a: before, b: after, ...unitsAt(a, path, b, path, dialects) }]
  })
}

/** Returns true if the title has the record of the path, but not the field. */
function lacks({ values }: WithValues, path: string): boolean {
  const record = path.slice(0, path.indexOf('.') + 1)
  return !values.has(path) && [...values.keys()].some((each) => each.startsWith(record))
}

const isMissingOrZero = (value: FieldValue | undefined): boolean => isMissing(value) || value === 0

/** Compares titles of two layouts: fields with the same name and kind, only the first field of each name. */
function commonDifferences(a: WithValues, b: WithValues, dialects: Dialects): FieldDifference[] {
  const others = byName(b)
  return [...byName(a)].flatMap(([field, path]) => {
    const other = others.get(field)
    if (other === undefined || isPosition(dialects.a, path) || isPosition(dialects.b, other)) return []
    const { kind } = fieldOf(dialects.a, path)
    const [before, after] = [a.values.get(path), b.values.get(other)]
    if (IGNORED_KINDS.has(kind) || fieldOf(dialects.b, other).kind !== kind || isSame(before, after, kind)) return []
    return [{ field, kind, a: before, b: after, ...unitsAt(a, path, b, other, dialects) }]
  })
}

/** Units of two amounts; empty if both are cents or the field is not money. */
function unitsAt(
  a: WithValues,
  path: string,
  b: WithValues,
  other: string,
  dialects: Dialects,
): Pick<FieldDifference, 'units'> {
  const unitIn = (title: WithValues, dialect: Dialect, at: string): Unit | null =>
    unitOf(fieldOf(dialect, at), (name) => codeInRecord(title, at, name))
  if (fieldOf(dialects.a, path).kind !== 'money') return {}
  const units = { a: unitIn(a, dialects.a, path), b: unitIn(b, dialects.b, other) }
  return isCents(units.a) && isCents(units.b) ? {} : { units }
}

const isCents = (unit: Unit | null): boolean => unit !== null && isInCents(unit)

/** Fields for the bank's own use have another meaning in each layout. */
const IGNORED_KINDS: ReadonlySet<Kind> = new Set(['reserved'])

/** Compares values of columns of different widths: texts may be cut, numbers padded with zeros. A missing value equals any value. */
function isSame(a: FieldValue | undefined, b: FieldValue | undefined, kind: Kind): boolean {
  if (isMissing(a) || isMissing(b) || a === b) return true
  if (typeof a !== 'string' || typeof b !== 'string') return false
  if (kind !== 'text') return withoutZeros(a) === withoutZeros(b)
  const [short, long] = [a.trim(), b.trim()].sort((x, y) => x.length - y.length)
  return long!.startsWith(short!)
}

const isMissing = (value: FieldValue | undefined): boolean => value === undefined || value === null || value === ''
const withoutZeros = (digits: string): string => digits.replace(/^0+/, '')

function byName({ values }: WithValues): Map<string, string> {
  const paths = new Map<string, string>()
  for (const path of values.keys()) {
    const name = fieldName(path)
    if (!paths.has(name)) paths.set(name, path)
  }
  return paths
}

function headerDifferences(first: ReadTitles, second: ReadTitles): FieldDifference[] {
  const { dialect } = first.found
  const role = dialect.layout.structure.header
  const [a, b] = [headerOf(first), headerOf(second)]
  const names = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...names].flatMap((name) => {
    const path = `${role}.${name}`
    return a[name] === b[name] || isPosition(dialect, path)
      ? []
      : [{ field: path, kind: fieldOf(dialect, path).kind, a: a[name], b: b[name] }]
  })
}

const headerOf = ({ header, found: { dialect } }: ReadTitles): Record<string, FieldValue> =>
  header === null ? {} : fieldValuesOf(header, dialect)
