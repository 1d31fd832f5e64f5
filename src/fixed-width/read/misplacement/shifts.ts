/** Shifts of columns, by lost or inserted characters. */
import type { AnyField, Kind } from '../../define/field.js'
import type { FixedRecord } from '../../define/record.js'
import { columnsOf } from '../../interpreter.js'
import { trimmedEnd } from '../column-reads.js'
import type { Fault } from '../faults.js'
import {
  isEqualValue,
  isExcluded,
  isOtherDate,
  isRegular,
  isText,
  largestWeight,
  shifted,
  weightOf,
} from './evidence.js'
import { fieldsOf } from './fields-of.js'
import { ENOUGH, INSERTED, SHIFTS } from './thresholds.js'

const NUMBERS: ReadonlySet<Kind> = new Set(['digits', 'integer', 'money', 'rate'])

/** Columns that the number of the next line must have. */
export interface ExpectedNumber {
  readonly name: string
  readonly columns: string
}

/**
 * Returns the first faulty field of a line of the right width whose columns are shifted: all fields between the first and the last faulty field are regular in
 * shifted columns. Null if that is not {@link ENOUGH proved}.
 */
export function shiftedWithin(record: FixedRecord, raw: string, odd: readonly Fault[]): string | null {
  const oddNames = new Set(odd.map(({ field }) => field))
  const most = [...oddNames].reduce((sum, name) => sum + largestWeight(record.fields[name]!), 0)
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
      if (isFit && oddNames.has(name)) weight += weightOf(field, aside)
    }
    if (at > last && weight >= ENOUGH) return fields[first]![0]
  }
  return null
}

/**
 * Returns the first field that shows inserted characters which pushed the end of the line number out of the line: the number begins that many columns later.
 * Another fault, or another character than a zero before the number, shows that it is not the line of another place.
 */
export function shiftedNumber(
  record: FixedRecord,
  raw: string,
  odd: readonly Fault[],
  { name, columns: expected }: ExpectedNumber,
): string | null {
  const columns = columnsOf(record.fields[name]!, raw)
  const isPushed = (by: number): boolean =>
    columns.slice(by) === expected.slice(0, -by) && (odd.length > 0 || !columns.startsWith('0'))
  if (columns === expected || !INSERTED.some(isPushed)) return null
  return odd[0]?.field ?? name
}

/**
 * Returns the shifts that can explain the width of a line. If the line has further content after the width, or ends inside a field, the width does not show
 * the number of inserted characters.
 */
export function shiftsOf({ width }: FixedRecord, raw: string, isCut: boolean): readonly number[] {
  const excess = raw.length - width
  return isCut || raw.slice(width).trim() !== '' ? [...INSERTED, excess] : [excess]
}

/**
 * Whether the end of the content of a line without faults also excludes a shift for {@link doubtfulField}, because a shifted number would have blanks after its
 * digits, or a needed text would be blank. Decides most lines, at once.
 */
export function isExcludedByEnd(record: FixedRecord, raw: string, by: number, needed: ReadonlySet<string>): boolean {
  const end = trimmedEnd(raw, 0, raw.length).length
  const last = fieldsOf(record).backwards.find(([, { from }]) => from <= end)
  if (last === undefined || end > last[1].to) return false
  const [name, field] = last
  const { kind, from, to } = field
  if (NUMBERS.has(kind)) return by <= to - from
  return isText(field) && end < from + by && needed.has(name) && raw.slice(from - 1, end).trim() !== ''
}

/**
 * Returns the last needed field whose value is doubtful: it and all fields after it are also regular when read `by` columns further, and it would have
 * another value. Null if dates, constants or the ends of numbers exclude the shift.
 */
export function doubtfulField(
  record: FixedRecord,
  raw: string,
  by: number,
  needed: ReadonlySet<string>,
): string | null {
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
    if (needed.has(name) && !isEqualValue(field, here, aside)) return name
    next = field
  }
  return null
}
