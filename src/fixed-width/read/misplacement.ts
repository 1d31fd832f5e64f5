/**
 * Whether the columns of a line are where its record has them: the one rule for reading and for masking.
 *
 * A character lost or inserted moves all that follows; a line may be cut. Amounts of digits side by side then read as other amounts, without any
 * fault. So a line of another width counts as misplaced unless it proves the opposite.
 */

import type { AnyField, Kind } from '../define/field.js'
import type { FixedRecord } from '../define/record.js'
import { columnsOf, readField } from '../interpreter.js'
import type { Fault, FaultCode } from './faults.js'

/** Why the columns of a line are not read, and the first field concerned. */
export interface Misplacement {
  readonly code: 'shifted_columns' | 'cut_line'
  readonly field: string
}

/** Faults that are customs of filling up. */
const CUSTOMS: ReadonlySet<FaultCode> = new Set(['other_empty', 'blank_padded'])
/** Kinds whose columns may all be blank, so that an editor may have trimmed them. */
const BLANKABLE: ReadonlySet<Kind> = new Set(['text', 'blanks', 'reserved', 'digits', 'tax_id'])
const TEXTS: ReadonlySet<Kind> = new Set(['text', 'blanks', 'reserved'])
/** Kinds that every program fills. */
const NEVER_BLANK: ReadonlySet<Kind> = new Set(['integer', 'literal', 'zeros'])
const FILLERS: ReadonlySet<Kind> = new Set(['blanks', 'reserved'])
const EMPTY = /^[0 ]*$/
/** Check digits of a CNPJ are digits, even where its other characters are letters. */
const NAME_IN_TAX_ID = /[A-Z][^A-Z]?$/
const LAST_YEAR = '2099'
/** Six digits are a date by chance too often. */
const LONG_DATE = 8
/** Widths of the shifts that are tried where the width of the line does not give one away. */
const INSERTED = [1, 2, 3] as const
const SHIFTS = [-1, 1, -2, 2, -3, 3] as const

/** The faults of a line that are more than customs of filling up, or keys in lower case. */
export const significantFaults = (record: FixedRecord, faults: readonly Fault[]): readonly Fault[] =>
  faults.filter(({ field, code }) => {
    const kind = record.fields[field]?.kind
    return !CUSTOMS.has(code) && kind !== undefined && kind !== 'key'
  })

/** What is known of a line beside its columns. */
export interface LineTerms {
  /** The faults of reading it as it is. */
  readonly faults: readonly Fault[]
  /** How many blanks the program that wrote the file puts behind each line. */
  readonly padding: number
  /** Whether a field is one that a title cannot do without. */
  readonly isNeeded: (field: string) => boolean
}

/**
 * What is wrong with the places of a line's columns; null when they are where they should be.
 *
 * @param line as it is in the file, without its line end
 */
export function misplacementOf(record: FixedRecord, line: string, terms: LineTerms): Misplacement | null {
  const { width } = record
  const { faults } = terms
  const raw = line.length === width ? line : withoutPadding(line, terms.padding)
  const isWhole = raw.length === width
  if (isWhole && faults.length === 0) return null
  const odd = significantFaults(record, faults).filter(({ field }) => record.fields[field]!.to <= raw.length)
  if (isWhole) return shiftWithin(record, raw, odd)
  if (odd[0] !== undefined) return { code: 'shifted_columns', field: odd[0].field }
  const unlikely = Object.entries(record.fields).find(([, field]) => isUnlikely(field, columnsOf(field, raw)))
  if (unlikely !== undefined) return { code: 'shifted_columns', field: unlikely[0] }
  const cut = Object.entries(record.fields).filter(([, field]) => isCut(field, raw))
  const lost = cut.find(([name]) => terms.isNeeded(name))
  if (lost !== undefined) return { code: 'cut_line', field: lost[0] }
  const isTrimmed = raw.length < width && !raw.endsWith(' ') && cut.length === 0 && !endsInZeros(record, raw)
  if (isTrimmed) return null
  const doubtful = shiftsOf(record, raw, cut.length > 0).map((by) => doubtfulField(record, raw, by, terms.isNeeded))
  const field = doubtful.find((name) => name !== null)
  return field == null ? null : { code: 'shifted_columns', field }
}

/**
 * Where columns that are never blank begin to be missing at the end of a line: cut off, or lost before it. Null for a line whose end may have been
 * trimmed.
 */
export function firstMissingColumn(record: FixedRecord, raw: string): number | null {
  if (raw.length >= record.width) return null
  if (raw.endsWith(' ')) return raw.trimEnd().length + 1
  if (endsInZeros(record, raw)) {
    let end = raw.length
    while (raw[end - 1] === '0') end--
    return end + 1
  }
  const lost = Object.values(record.fields).find(({ kind, to }) => NEVER_BLANK.has(kind) && to > raw.length)
  return lost === undefined ? null : Math.min(lost.from, raw.length)
}

/** Whether a line ends within a filler that has zeros up to there: then no blanks were trimmed. */
const endsInZeros = ({ fields }: FixedRecord, raw: string): boolean =>
  Object.values(fields).some(
    ({ kind, from, to }) =>
      FILLERS.has(kind) && from <= raw.length && to > raw.length && /^0+$/.test(raw.slice(from - 1)),
  )

/**
 * Shifts that would explain the width of a line. Behind inserted characters something else may have been appended; or blanks were trimmed, as where the
 * line ends within a field.
 */
function shiftsOf({ width }: FixedRecord, raw: string, isCut: boolean): readonly number[] {
  const excess = raw.length - width
  return isCut || raw.slice(width).trim() !== '' ? [...INSERTED, excess] : [excess]
}

const withoutPadding = (line: string, padding: number): string =>
  padding > 0 && line.slice(-padding).trim() === '' ? line.slice(0, -padding) : line

/** A shift within a line of the right width: from one odd field to another, everything would be regular some columns aside. */
function shiftWithin(record: FixedRecord, raw: string, odd: readonly Fault[]): Misplacement | null {
  if (odd.length === 0) return null
  const oddNames = new Set(odd.map(({ field }) => field))
  const names = Object.keys(record.fields)
  const first = names.findIndex((name) => oddNames.has(name))
  const last = names.findLastIndex((name) => oddNames.has(name))
  for (const by of SHIFTS) {
    let weight = 0
    const isPossible = names.slice(first, last + 1).every((name, i, all) => {
      const field = record.fields[name]!
      const aside = shifted(field, raw, by)
      const isFit = aside !== null && isRegular(field, aside)
      if (isFit && oddNames.has(name)) weight += fitOf(field, aside)
      // The shift may begin and end within a field.
      return isFit || i === 0 || i === all.length - 1
    })
    if (isPossible && weight > 1) return { code: 'shifted_columns', field: names[first]! }
  }
  return null
}

/** How much content speaks for being in the right columns: 2 for a long date or a constant, 1 for another content of the right kind, 0 for none. */
function fitOf(field: AnyField, columns: string): number {
  if (EMPTY.test(columns) || !isRegular(field, columns)) return 0
  return field.kind === 'literal' || (field.kind === 'date' && columns.length === LONG_DATE) ? 2 : 1
}

/**
 * A field that a title needs and that may hold another's content: everything from some column on could be read `by` columns aside as well, and
 * would give another value. Null when dates, constants or the ends of numbers show that no shift can be.
 */
function doubtfulField(record: FixedRecord, raw: string, by: number, isNeeded: LineTerms['isNeeded']): string | null {
  let doubtful: string | null = null
  for (const [name, field] of Object.entries(record.fields).reverse()) {
    const here = columnsOf(field, raw.padEnd(record.width))
    const aside = shifted(field, raw, by)
    const isBlanked = isNeeded(name) && aside?.trim() === '' && here.trim() !== ''
    if (
      aside === null ||
      isBlanked ||
      !isRegular(field, aside) ||
      (fitOf(field, here) === 2 && fitOf(field, aside) < 2)
    ) {
      // The shift may begin within this field, if only its last column can come from there.
      const isMixed = field.kind === 'money' && field.to + by >= field.from && isNeeded(name)
      return isMixed && aside !== null && /\d$/.test(aside) && aside !== here ? (doubtful ?? name) : doubtful
    }
    const isSame = aside === here || TEXTS.has(field.kind) || (EMPTY.test(aside) && EMPTY.test(here))
    if (isNeeded(name) && !isSame) doubtful ??= name
  }
  return doubtful
}

/** Whether a line ends within a field, or before one that no editor trims: it holds no blanks. */
const isCut = ({ kind, from, to, empty }: AnyField, raw: string): boolean =>
  to > raw.length && !(from > raw.length ? BLANKABLE.has(kind) || empty === 'blanks' : TEXTS.has(kind))

/** What is `by` columns aside of a field; null when that is before the line. */
function shifted({ from, to }: AnyField, raw: string, by: number): string | null {
  const start = from - 1 + by
  return start < 0 ? null : raw.slice(start, to + by).padEnd(to - from + 1)
}

/** Whether columns hold what the field may hold. */
function isRegular(field: AnyField, columns: string): boolean {
  let regular = true
  readField(field, columns, (code) => {
    if (code !== 'other_empty') regular = false
  })
  return regular && !isUnlikely(field, columns)
}

/** Content that the kind of a field allows, and that no bank writes. */
function isUnlikely(field: AnyField, columns: string): boolean {
  if (field.kind === 'tax_id') return NAME_IN_TAX_ID.test(columns)
  if (field.kind !== 'date' || EMPTY.test(columns)) return false
  const date = readField(field, columns, () => {})
  return typeof date === 'string' && date.slice(0, 4) > LAST_YEAR
}
