/**
 * Detects lines whose columns are at wrong positions. Reading and masking use this rule.
 *
 * A lost or inserted character shifts all columns after it, and a line may be cut. Adjacent amounts then read as other amounts, without a fault. So a line of
 * another width is misplaced unless its content proves that it is not.
 */

import type { FixedRecord } from '../../define/record.js'
import { columnsOf } from '../../interpreter.js'
import { once } from '../../once.js'
import type { Fault, FaultCode } from '../faults.js'
import { isUnlikely } from './evidence.js'
import { fieldsOf } from './fields-of.js'
import { endsInZeros, firstCutField, isCut, withoutMargin } from './missing-end.js'
import {
  doubtfulField,
  type ExpectedNumber,
  isExcludedByEnd,
  shiftedNumber,
  shiftedWithin,
  shiftsOf,
} from './shifts.js'

/** Reason why the columns of a line are not read, and the first affected field. */
export interface Misplacement {
  readonly code: 'shifted_columns' | 'cut_line'
  readonly field: string
}

/** Faults that many banks have on purpose: another padding or empty value. */
const TOLERATED: ReadonlySet<FaultCode> = new Set(['other_empty', 'other_alignment', 'blank_padded'])

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
  const { faults, padding, needed, number } = context
  const raw = line.length === width ? line : withoutMargin(line, padding)
  const isWhole = raw.length === width
  if (isWhole && faults.length === 0) return null
  if (faults.length > 0) {
    const odd = significantFaults(record, faults).filter(({ field }) => record.fields[field]!.to <= raw.length)
    if (isWhole)
      return shift(shiftedWithin(record, raw, odd) ?? (number ? shiftedNumber(record, raw, odd, number) : null))
    if (odd[0] !== undefined) return shift(odd[0].field)
  }
  const { fields, doubted } = fieldsOf(record)
  const unlikely = doubted.find(([, field]) => isUnlikely(field, columnsOf(field, raw)))
  if (unlikely !== undefined) return shift(unlikely[0])
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
    if (field !== null) return shift(field)
  }
  return null
}

/** In a file without trailing blanks, the width of a line shows nothing: the line is read like the line with its blanks, unless a needed field is missing. */
function misplacementOfTrimmed(record: FixedRecord, raw: string, { faults, needed }: LineContext): Misplacement | null {
  const lost = firstCutField(record, raw.length, needed)
  if (lost !== undefined) return { code: 'cut_line', field: lost }
  return shift(shiftedWithin(record, raw.padEnd(record.width), significantFaults(record, faults)))
}

const shift = (field: string | null): Misplacement | null =>
  field === null ? null : { code: 'shifted_columns', field }
