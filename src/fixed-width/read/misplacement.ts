/**
 * Detects lines whose columns are at wrong positions. Reading and masking use this rule.
 *
 * A lost or inserted character shifts all columns after it, and a line may be cut. Adjacent amounts then read as other amounts, without a fault. So a line of
 * another width is misplaced unless its content proves that it is not.
 */

import type { AnyField, Kind } from '../define/field.js'
import type { FixedRecord } from '../define/record.js'
import { columnsOf, readField } from '../interpreter.js'
import { once } from '../once.js'
import { trimmedEnd } from './column-reads.js'
import { type Fault, type FaultCode, isSilent } from './faults.js'

/** Reason why the columns of a line are not read, and the first affected field. */
export interface Misplacement {
  readonly code: 'shifted_columns' | 'cut_line'
  readonly field: string
}

/** Faults that many banks have on purpose: another padding or empty value. */
const TOLERATED: ReadonlySet<FaultCode> = new Set(['other_empty', 'other_alignment', 'blank_padded'])
/** Kinds that may be blank. An editor may have trimmed them. */
const BLANKABLE: ReadonlySet<Kind> = new Set(['text', 'blanks', 'reserved', 'digits', 'tax_id'])
const TEXTS: ReadonlySet<Kind> = new Set(['text', 'blanks', 'reserved'])
/** Kinds that are never blank. */
const NEVER_BLANK: ReadonlySet<Kind> = new Set(['integer', 'literal', 'zeros'])
const FILLERS: ReadonlySet<Kind> = new Set(['blanks', 'reserved'])
const NUMBERS: ReadonlySet<Kind> = new Set(['digits', 'integer', 'money', 'rate'])
const EMPTY = /^[0 ]*$/
/** Check digits of a CNPJ are digits, even where its other characters are letters. */
const NAME_IN_TAX_ID = /[A-Z][^A-Z]?$/
const LAST_YEAR = '2099'
/** Shorter dates are not used as evidence: six digits are often a date by chance. */
const LONG_DATE = 8
/** Shifts to try if the width of the line does not show the shift. */
const INSERTED = [1, 2, 3] as const
const SHIFTS = [-1, 1, -2, 2, -3, 3] as const

/** Returns the faults of a line except tolerated faults and lower-case keys. */
export const significantFaults = (record: FixedRecord, faults: readonly Fault[]): readonly Fault[] =>
  faults.filter(({ field, code }) => {
    const kind = record.fields[field]?.kind
    return !TOLERATED.has(code) && kind !== undefined && kind !== 'key'
  })

/** Further information about a line. */
export interface LineContext {
  /** Faults of the line, read without a shift. */
  readonly faults: readonly Fault[]
  /** Number of blanks after each line of the file. */
  readonly padding: number
  /** Whether the line lacks only trailing blanks, like all lines of its file: see {@link isTrimmed}. */
  readonly trimmed: boolean
  /** Names of the fields that a title needs. */
  readonly needed: ReadonlySet<string>
  /** The line number at the end of the record, and the expected columns; absent if lines are not numbered there, or not in order. */
  readonly number?: ExpectedNumber | undefined
}

/** Columns that the number of the next line must have. */
export interface ExpectedNumber {
  readonly name: string
  readonly columns: string
}

/** Returns the names of a record's fields among fields given by `role.field`. */
export const namesIn: (paths: ReadonlySet<string>, role: string) => ReadonlySet<string> = once(
  (paths, role) =>
    new Set([...paths].flatMap((path) => (path.startsWith(`${role}.`) ? [path.slice(role.length + 1)] : []))),
)

/**
 * Returns why the columns of a line are misplaced; null if they are not.
 *
 * @param line the original line, without its line end
 */
export function misplacementOf(record: FixedRecord, line: string, context: LineContext): Misplacement | null {
  const { faults, padding, trimmed, needed } = context
  if (trimmed) return misplacementOfTrimmed(record, line, context)
  if (faults.length > 0) return newMisplacementOf(record, line, context)
  const isKnown = line === last.line && record === last.record && padding === last.padding && needed === last.needed
  if (!isKnown) last = { record, line, padding, needed, found: newMisplacementOf(record, line, context) }
  return last.found
}

/** Cache of the last result. The fast reader checks a line first, then the fallback reader checks it again. */
let last: Partial<LineContext> & { record?: FixedRecord; line?: string; found: Misplacement | null } = { found: null }

function newMisplacementOf(record: FixedRecord, line: string, context: LineContext): Misplacement | null {
  const { width } = record
  const { faults, needed } = context
  const raw = line.length === width ? line : withoutPadding(line, context.padding)
  const isWhole = raw.length === width
  if (isWhole && faults.length === 0) return null
  if (faults.length > 0) {
    const odd = significantFaults(record, faults).filter(({ field }) => record.fields[field]!.to <= raw.length)
    if (isWhole) return shiftWithin(record, raw, odd) ?? shiftOfNumber(record, raw, odd, context.number)
    if (odd[0] !== undefined) return { code: 'shifted_columns', field: odd[0].field }
  }
  const { fields, doubted } = fieldsOf(record)
  const unlikely = doubted.find(([, field]) => isUnlikely(field, columnsOf(field, raw)))
  if (unlikely !== undefined) return { code: 'shifted_columns', field: unlikely[0] }
  // Only a needed field can be cut or doubtful. A short trailer would otherwise be compared with its fields in every shift.
  if (needed.size === 0) return null
  const lost = firstCutField(record, raw.length, needed)
  if (lost !== undefined) return { code: 'cut_line', field: lost }
  const isWithoutEnd = fields.some(([, field]) => isCut(field, raw.length))
  // It was trimmed.
  if (raw.length < width && !raw.endsWith(' ') && !isWithoutEnd && !endsInZeros(record, raw)) return null
  for (const by of shiftsOf(record, raw, isWithoutEnd)) {
    if (faults.length === 0 && by > 0 && isExcludedByEnd(record, raw, by, needed)) continue
    const field = doubtfulField(record, raw, by, needed)
    if (field !== null) return { code: 'shifted_columns', field }
  }
  return null
}

/** Whether a line has no trailing blanks, and lacks only columns that may be blank. A line that only lost characters still ends with its trailing blanks. */
export const isTrimmed = (record: FixedRecord, raw: string): boolean =>
  raw.length < record.width && !raw.endsWith(' ') && firstMissingColumn(record, raw) === null

/** In a file without trailing blanks, the width of a line shows nothing: the line is read like the line with its blanks, unless a needed field is missing. */
function misplacementOfTrimmed(record: FixedRecord, raw: string, { faults, needed }: LineContext): Misplacement | null {
  const lost = firstCutField(record, raw.length, needed)
  if (lost !== undefined) return { code: 'cut_line', field: lost }
  return shiftWithin(record, raw.padEnd(record.width), significantFaults(record, faults))
}

/** The fields of a record, and those among them with content that no bank writes. */
const fieldsOf = once((record: FixedRecord) => {
  const fields = Object.entries<AnyField>(record.fields)
  return {
    fields,
    backwards: [...fields].reverse(),
    doubted: fields.filter(([, field]) => field.kind === 'tax_id' || isLongDate(field)),
  }
})

/**
 * Returns the first missing column of a short line that lacks columns which are never blank. They were cut off, or lost before the end. Null if the line may
 * only have been trimmed.
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

/** Whether a line ends inside a filler of zeros. Such a line was not trimmed, because only blanks are trimmed. */
const endsInZeros = ({ fields }: FixedRecord, raw: string): boolean =>
  Object.values(fields).some(
    ({ kind, from, to }) =>
      FILLERS.has(kind) && from <= raw.length && to > raw.length && /^0+$/.test(raw.slice(from - 1)),
  )

/**
 * Returns the shifts that can explain the width of a line. If the line has further content after the width, or ends inside a field, the width does not show
 * the number of inserted characters.
 */
function shiftsOf({ width }: FixedRecord, raw: string, isCut: boolean): readonly number[] {
  const excess = raw.length - width
  return isCut || raw.slice(width).trim() !== '' ? [...INSERTED, excess] : [excess]
}

const withoutPadding = (line: string, padding: number): string =>
  padding > 0 && line.slice(-padding).trim() === '' ? line.slice(0, -padding) : line

/** Whether a line has the columns of the record, and the further blanks of each line of its file. */
export const isPadded = ({ width }: FixedRecord, line: string, padding: number): boolean =>
  line.length > width && withoutPadding(line, padding).length === width

/** Detects a shift inside a line of the right width: all fields between the first and the last faulty field are regular in shifted columns. */
function shiftWithin(record: FixedRecord, raw: string, odd: readonly Fault[]): Misplacement | null {
  const oddNames = new Set(odd.map(({ field }) => field))
  const most = [...oddNames].reduce((sum, name) => sum + largestFit(record.fields[name]!), 0)
  if (most < ENOUGH) return null
  const { fields } = fieldsOf(record)
  const first = fields.findIndex(([name]) => oddNames.has(name))
  const last = fields.findLastIndex(([name]) => oddNames.has(name))
  for (const by of SHIFTS) {
    let weight = 0
    let at = first
    for (; at <= last; at++) {
      const [name, field] = fields[at]!
      const aside = shifted(field, raw, by)
      const isFit = aside !== null && isRegular(field, aside)
      // The shift may start and end inside a field.
      if (!isFit && at !== first && at !== last) break
      if (isFit && oddNames.has(name)) weight += fitOf(field, aside)
    }
    if (at > last && weight >= ENOUGH) return { code: 'shifted_columns', field: fields[first]![0] }
  }
  return null
}

/**
 * Detects inserted characters that pushed the end of the line number out of the line: the number begins that many columns later. Another fault, or another
 * character than a zero before the number, shows that it is not the line of another place.
 */
function shiftOfNumber(
  record: FixedRecord,
  raw: string,
  odd: readonly Fault[],
  number?: ExpectedNumber,
): Misplacement | null {
  if (number === undefined) return null
  const { name, columns: expected } = number
  const columns = columnsOf(record.fields[name]!, raw)
  const isPushed = (by: number): boolean =>
    columns.slice(by) === expected.slice(0, -by) && (odd.length > 0 || !columns.startsWith('0'))
  if (columns === expected || !INSERTED.some(isPushed)) return null
  return { code: 'shifted_columns', field: odd[0]?.field ?? name }
}

/** Evidence of a shift inside a line: a long date or a constant, or two other fields. */
const ENOUGH = 2

/** Evidence that content is in the right columns: 2 for a long date or a constant, 1 for other regular content, 0 for none. */
const fitOf = (field: AnyField, columns: string): number =>
  EMPTY.test(columns) || !isRegular(field, columns) ? 0 : largestFit(field)

const largestFit = (field: AnyField): number => (field.kind === 'literal' || isLongDate(field) ? ENOUGH : 1)

const isLongDate = ({ kind, from, to }: AnyField): boolean => kind === 'date' && to - from + 1 === LONG_DATE

/**
 * Whether the end of the content of a line without faults excludes a shift for {@link doubtfulField}, too: a number would get blanks after its digits, or a
 * needed text would be blank. Decides most lines, at once.
 */
function isExcludedByEnd(record: FixedRecord, raw: string, by: number, needed: ReadonlySet<string>): boolean {
  const end = trimmedEnd(raw, 0, raw.length).length
  const last = fieldsOf(record).backwards.find(([, { from }]) => from <= end)
  if (last === undefined || end > last[1].to) return false
  const { kind, from, to } = last[1]
  if (NUMBERS.has(kind)) return by <= to - from
  return TEXTS.has(kind) && end < from + by && needed.has(last[0]) && raw.slice(from - 1, end).trim() !== ''
}

/**
 * Returns the last needed field whose value is doubtful: it and all fields after it are also regular when read `by` columns further, and it would have
 * another value. Null if dates, constants or the ends of numbers exclude the shift.
 */
function doubtfulField(record: FixedRecord, raw: string, by: number, needed: ReadonlySet<string>): string | null {
  let next: AnyField | undefined
  for (const [name, field] of fieldsOf(record).backwards) {
    const aside = shifted(field, raw, by)
    if (aside === null) return null
    const here = shifted(field, raw, 0)!
    const isSame = aside === here
    if (!isRegular(field, aside) || (!isSame && isExcluded(field, here, aside, needed.has(name)))) {
      // The shift may start inside this field, if the last column could be a shifted digit.
      if (isSame || !needed.has(name) || !/\d$/.test(aside)) return null
      const isMixed = field.kind === 'money' ? field.to + by >= field.from : isOtherDate(field, next, raw, by)
      return isMixed ? name : null
    }
    const isEqual = isSame || TEXTS.has(field.kind) || (EMPTY.test(aside) && EMPTY.test(here))
    if (!isEqual && needed.has(name)) return name
    next = field
  }
  return null
}

/** Whether regular content in shifted columns is no value of the field: it is blank, or the field has a date or constant only without the shift. */
const isExcluded = (field: AnyField, here: string, aside: string, isNeeded: boolean): boolean =>
  (isNeeded && aside.trim() === '' && here.trim() !== '') ||
  (largestFit(field) === ENOUGH && fitOf(field, here) === ENOUGH && fitOf(field, aside) < ENOUGH)

/** Whether a date before a text may contain inserted columns: without them, it is another date. */
function isOtherDate(field: AnyField, next: AnyField | undefined, raw: string, by: number): boolean {
  if (by < 0 || by >= LONG_DATE || !isLongDate(field) || next === undefined || !TEXTS.has(next.kind)) return false
  const columns = raw.slice(field.from - 1, field.to + by).padEnd(LONG_DATE + by)
  return Array.from({ length: LONG_DATE }, (_, at) => columns.slice(0, at) + columns.slice(at + by)).some(
    (other) => other !== columnsOf(field, raw) && isRegular(field, other),
  )
}

/** Whether a line ends inside a field, or before a field that cannot have been trimmed because it is never blank. */
const isCut = ({ kind, from, to, empty }: AnyField, length: number): boolean =>
  to > length && !(from > length ? BLANKABLE.has(kind) || empty === 'blanks' : TEXTS.has(kind))

/** Returns the first needed field that a line of a length lacks; undefined if it has all. */
const firstCutField = (record: FixedRecord, length: number, needed: ReadonlySet<string>): string | undefined =>
  fieldsOf(record).fields.find(([name, field]) => isCut(field, length) && needed.has(name))?.[0]

/** Returns the content `by` columns after the field; null if it starts before the line. */
function shifted({ from, to }: AnyField, raw: string, by: number): string | null {
  const start = from - 1 + by
  return start < 0 ? null : raw.slice(start, to + by).padEnd(to - from + 1)
}

/** Whether columns are regular content of the field. */
function isRegular(field: AnyField, columns: string): boolean {
  let regular = true
  readField(field, columns, (code) => {
    if (!isSilent(code)) regular = false
  })
  return regular && !isUnlikely(field, columns)
}

/** Whether content is valid for the kind of the field, but no bank writes it. */
function isUnlikely(field: AnyField, columns: string): boolean {
  if (field.kind === 'tax_id') return NAME_IN_TAX_ID.test(columns)
  // Years of two digits are before, and so are nearly all others.
  if (!isLongDate(field) || columns.startsWith('20', field.format!.indexOf('Y')) || EMPTY.test(columns)) return false
  const date = readField(field, columns, () => {})
  return typeof date === 'string' && date.slice(0, 4) > LAST_YEAR
}
