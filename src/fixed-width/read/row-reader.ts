/**
 * Reads rows without code generation: regular columns from the bytes, irregular columns by the interpreter. The results equal those of generated code.
 */

import type { AnyField, DateFormat } from '../define/field.js'
import type { FixedRecord } from '../define/record.js'
import { columnsOf, type FieldValue, readField } from '../interpreter.js'
import { allDigits, BLANK, EXACT_DIGITS, filled, isNumericText, number, trimmedEnd, ZERO } from './column-reads.js'
import { DATES } from './date-columns.js'
import { type Fault, type FaultCode, faultsOf } from './faults.js'
import { holdsValue, type ValueRow } from './row.js'

export type ReadRow = (text: string, bytes: Uint8Array, at: number, faults: Fault[]) => ValueRow

/** @param readSlowly reads irregular fields */
export function rowReader(record: Pick<FixedRecord, 'fields'>, readSlowly = readField): ReadRow {
  // A line may have a fault in each field: neither functions nor faults are made for each line.
  let found: Fault[] = []
  const reads = Object.entries(record.fields).map(([name, field]) => {
    const faultOf = faultsOf(name)
    return readOf(field, (code) => found.push(faultOf(code)))
  })
  const width = reads.filter(({ isInRow }) => isInRow).length
  return (text, bytes, at, faults) => {
    found = faults
    const row = new Array<FieldValue>(width)
    let index = 0
    for (const read of reads) {
      let value = regularValue(read, text, bytes, at)
      if (value === undefined) value = readSlowly(read.field, columnsOf(read.field, text), read.note)
      if (read.isInRow) row[index++] = value
    }
    return row
  }
}

/** Returns a field with all properties that its columns are read by: objects of one shape are read several times as fast. */
const readOf = (field: AnyField, note: (code: FaultCode) => void) => ({
  field,
  note,
  isInRow: holdsValue(field),
  kind: field.kind,
  /** Counted from 0. */
  from: field.from - 1,
  to: field.to,
  /** Digits before this column must be zeros. */
  exact: Math.max(field.from - 1, field.to - EXACT_DIGITS),
  literal: field.literal ?? '',
  /** Whether blanks before the text are removed. */
  hasBlanksBefore: field.align === 'right' || field.token === true,
  isNumeric: field.numeric === true,
  /** Byte of a filler or of an empty date. */
  empty: field.kind === 'blanks' || field.empty === 'blanks' ? BLANK : ZERO,
  dates: DATES[field.format as DateFormat],
})

/** Reads a field of the line that starts at `at` in the bytes; undefined if its columns are irregular. */
function regularValue(read: ReturnType<typeof readOf>, text: string, bytes: Uint8Array, at: number) {
  const { from, to } = read
  switch (read.kind) {
    case 'key':
    case 'literal':
      return text.startsWith(read.literal, from) ? null : undefined
    case 'blanks':
    case 'zeros':
      return filled(bytes, at + from, at + to, read.empty) ? null : undefined
    case 'reserved':
    case 'text':
      if (read.hasBlanksBefore || (read.isNumeric && !isNumericText(bytes, at + from, at + to))) return undefined
      return trimmedEnd(text, from, to)
    case 'digits':
    case 'tax_id':
      return allDigits(bytes, at + from, at + to) ? text.slice(from, to) : undefined
    case 'integer':
    case 'money': {
      const value = number(bytes, at + read.exact, at + to)
      return value >= 0 && filled(bytes, at + from, at + read.exact, ZERO) ? value : undefined
    }
    case 'date':
      if (filled(bytes, at + from, at + to, read.empty)) return null
      return read.dates.parse(bytes, at + from) ?? undefined
    default:
      return undefined
  }
}
