/** What two files say differently, title by title and field by field. */

import type { Dialect, LayoutKind } from '../../banks/index.js'
import type { Direction } from '../../febraban/index.js'
import { type FieldValue, type Kind, type Unit, unitOf } from '../../fixed-width/index.js'
import { type OpenedFile, type OpenOptions, openFile } from '../opened-file.js'
import { type Pair, pairAnswers, pairTitles } from './pair-titles.js'
import {
  type ComparedTitle,
  codeBeside,
  fieldName,
  fieldOf,
  isPlace,
  type TitleValues,
  titlesOf,
  toldIn,
} from './titles.js'

/** One of the two files. */
export interface ComparedFile {
  readonly bank: string
  readonly bank_name: string
  readonly layout: LayoutKind
  readonly direction: Direction
  readonly titles: number
}

/** A field that holds two things. */
export interface FieldDifference {
  /** `record.field` where both files have one layout, else the field alone: what it holds is in another record there. */
  readonly field: string
  readonly kind: Kind
  /** Cents for money, `YYYY-MM-DD` for dates; a text as it stands where neither can be read; undefined where the record is missing. */
  readonly a: FieldValue | undefined
  readonly b: FieldValue | undefined
  /** Of money: what the number is in each file, where it is not reais in both; null where nobody knows. */
  readonly units?: { readonly a: Unit | null; readonly b: Unit | null }
}

/** A title that is not the same in both files. */
export interface TitleDifference {
  /** Null when only the other file has it. */
  readonly a: ComparedTitle | null
  readonly b: ComparedTitle | null
  /** In the order of the columns; empty when only one file has the title. */
  readonly fields: readonly FieldDifference[]
}

export interface FileDifference {
  readonly a: ComparedFile
  readonly b: ComparedFile
  /** Of the file headers; empty when the files are of different layouts or directions. */
  readonly header: readonly FieldDifference[]
  /** Titles of both files that say the same. */
  readonly same: number
  readonly titles: readonly TitleDifference[]
}

/**
 * Compares two files by their titles: two remittances, two returns, a remittance and its return, whichever comes first. Titles are the same by nosso
 * número, else by the company's own number, else by the document's. Where a line stands (its sequence number, its lot) is no difference.
 *
 * Files of one layout are compared in all fields; others, in the fields that both have, by name. A return may tell several things of one title
 * of a remittance: each is compared with it.
 *
 * @throws {ValidationError} when what is given are no bytes
 * @throws {UnsupportedFileError} when one is no file of cobrança that the library knows
 * @example
 * const { titles } = diffFiles(await readFile('ontem.rem'), await readFile('hoje.rem'))
 * for (const { a, b, fields } of titles) console.log(a?.our_number ?? b?.our_number, fields)
 */
export function diffFiles(a: Uint8Array, b: Uint8Array, options: OpenOptions = {}): FileDifference {
  const [first, second] = [openFile(a, options), openFile(b, options)]
  const [titlesA, titlesB] = [titlesOf(first, a, options), titlesOf(second, b, options)]
  const dialects: Dialects = { a: first.dialect, b: second.dialect }
  const titles: TitleDifference[] = []
  let same = 0
  for (const pair of pairs(first, second, titlesA, titlesB)) {
    const fields = pair.a === null || pair.b === null ? [] : fieldDifferences(pair.a, pair.b, dialects)
    if (pair.a !== null && pair.b !== null && fields.length === 0) same++
    else titles.push({ a: summary(pair.a), b: summary(pair.b), fields })
  }
  return {
    a: fileOf(first, titlesA.length),
    b: fileOf(second, titlesB.length),
    header: dialects.a.layout === dialects.b.layout ? headerDifferences(first, second) : [],
    same,
    titles,
  }
}

interface Dialects {
  readonly a: Dialect
  readonly b: Dialect
}

function pairs(first: OpenedFile, second: OpenedFile, a: TitleValues[], b: TitleValues[]): Pair[] {
  if (first.direction === second.direction) return pairTitles(a, b)
  if (first.direction === 'remittance') return pairAnswers(a, b)
  return pairAnswers(b, a).map((pair) => ({ a: pair.b, b: pair.a }))
}

const fileOf = ({ bank, layout, direction }: OpenedFile, titles: number): ComparedFile => ({
  bank: bank.number,
  bank_name: bank.name,
  layout,
  direction,
  titles,
})

function summary(title: TitleValues | null): ComparedTitle | null {
  if (title === null) return null
  const { line, code, code_detail, our_number, control_number, document_number } = title
  return { line, code, code_detail, our_number, control_number, document_number }
}

function fieldDifferences(a: TitleValues, b: TitleValues, dialects: Dialects): FieldDifference[] {
  if (dialects.a.layout !== dialects.b.layout) return commonDifferences(a, b, dialects)
  const paths = new Set([...a.values.keys(), ...b.values.keys()])
  return [...paths].flatMap((path) => {
    const [before, after] = [a.values.get(path), b.values.get(path)]
    if (isPlace(dialects.a, path) || before === after) return []
    // Two descriptors of one record have not the same fields: nothing in one that the other lacks is no difference.
    if ((lacks(a, path) && isNothing(after)) || (lacks(b, path) && isNothing(before))) return []
    const { kind } = fieldOf(dialects.a, path)
    return [{ field: path, kind, a: before, b: after, ...unitsAt(a, path, b, path, dialects) }]
  })
}

/** Whether a title has the record of a path, and not the field. */
function lacks({ values }: TitleValues, path: string): boolean {
  const record = path.slice(0, path.indexOf('.') + 1)
  return !values.has(path) && [...values.keys()].some((each) => each.startsWith(record))
}

const isNothing = (value: FieldValue | undefined): boolean => isUntold(value) || value === 0

/** Of two layouts, the fields that have one name and one kind in both: the first one of that name in each. */
function commonDifferences(a: TitleValues, b: TitleValues, dialects: Dialects): FieldDifference[] {
  const others = byName(b)
  return [...byName(a)].flatMap(([field, path]) => {
    const other = others.get(field)
    if (other === undefined || isPlace(dialects.a, path) || isPlace(dialects.b, other)) return []
    const { kind } = fieldOf(dialects.a, path)
    const [before, after] = [a.values.get(path), b.values.get(other)]
    if (UNCOMPARED.has(kind) || fieldOf(dialects.b, other).kind !== kind || isSame(before, after, kind)) return []
    return [{ field, kind, a: before, b: after, ...unitsAt(a, path, b, other, dialects) }]
  })
}

/** What two numbers are; nothing where they are reais, or are no money. */
function unitsAt(
  a: TitleValues,
  path: string,
  b: TitleValues,
  other: string,
  dialects: Dialects,
): Pick<FieldDifference, 'units'> {
  const unitIn = (title: TitleValues, dialect: Dialect, at: string): Unit | null =>
    unitOf(fieldOf(dialect, at), (name) => codeBeside(title, at, name))
  if (fieldOf(dialects.a, path).kind !== 'money') return {}
  const units = { a: unitIn(a, dialects.a, path), b: unitIn(b, dialects.b, other) }
  return units.a?.of === 'reais' && units.b?.of === 'reais' ? {} : { units }
}

/** What a bank uses for itself is another thing in each layout. */
const UNCOMPARED: ReadonlySet<Kind> = new Set(['reserved'])

/** In columns of different widths: a text may be cut, a number filled up with zeros. What one file does not tell is no difference. */
function isSame(a: FieldValue | undefined, b: FieldValue | undefined, kind: Kind): boolean {
  if (isUntold(a) || isUntold(b) || a === b) return true
  if (typeof a !== 'string' || typeof b !== 'string') return false
  if (kind !== 'text') return withoutZeros(a) === withoutZeros(b)
  const [short, long] = [a.trim(), b.trim()].sort((x, y) => x.length - y.length)
  return long!.startsWith(short!)
}

const isUntold = (value: FieldValue | undefined): boolean => value === undefined || value === null || value === ''
const withoutZeros = (digits: string): string => digits.replace(/^0+/, '')

function byName({ values }: TitleValues): Map<string, string> {
  const paths = new Map<string, string>()
  for (const path of values.keys()) {
    const name = fieldName(path)
    if (!paths.has(name)) paths.set(name, path)
  }
  return paths
}

function headerDifferences(first: OpenedFile, second: OpenedFile): FieldDifference[] {
  const { dialect } = first
  const role = dialect.layout.structure.header
  const [a, b] = [headerOf(first), headerOf(second)]
  const names = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...names].flatMap((name) => {
    const path = `${role}.${name}`
    return a[name] === b[name] || isPlace(dialect, path)
      ? []
      : [{ field: path, kind: fieldOf(dialect, path).kind, a: a[name], b: b[name] }]
  })
}

function headerOf({ file, dialect }: OpenedFile): Record<string, FieldValue> {
  const header = file.parts.find((part) => part.type === 'header')
  return header?.type === 'header' ? toldIn(header.line, dialect) : {}
}
