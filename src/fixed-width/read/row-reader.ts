/**
 * Reads rows without code generation. A small function per field reads regular columns from the bytes; the interpreter reads irregular columns. The results
 * equal those of generated code.
 */

import type { AnyField, DateFormat } from '../define/field.js'
import type { FixedRecord } from '../define/record.js'
import { columnsOf, type FieldValue, readField } from '../interpreter.js'
import { allDigits, BLANK, EXACT_DIGITS, filled, isNumericText, number, trimmedEnd, ZERO } from './column-reads.js'
import { DATES } from './date-columns.js'
import type { Fault, FaultCode } from './faults.js'
import { holdsValue, type ValueRow } from './row.js'

export type ReadRow = (text: string, bytes: Uint8Array, at: number, faults: Fault[]) => ValueRow

/** Reads a field of the line that starts at `at` in the bytes; undefined if its columns are irregular. */
type ReadRegularField = (text: string, bytes: Uint8Array, at: number) => FieldValue | undefined

/** @param readSlowly reads irregular fields */
export function rowReader(record: FixedRecord, readSlowly = readField): ReadRow {
  const fields = Object.entries(record.fields).map(([name, field]) => ({
    name,
    field,
    read: regularReadOf(field),
    isInRow: holdsValue(field),
  }))
  const width = fields.filter(({ isInRow }) => isInRow).length
  return (text, bytes, at, faults) => {
    const row = new Array<FieldValue>(width)
    let index = 0
    for (const { name, field, read, isInRow } of fields) {
      let value = read(text, bytes, at)
      if (value === undefined) {
        value = readSlowly(field, columnsOf(field, text), (code: FaultCode) => faults.push({ field: name, code }))
      }
      if (isInRow) row[index++] = value
    }
    return row
  }
}

function regularReadOf(field: AnyField): ReadRegularField {
  const from = field.from - 1
  const { to } = field
  switch (field.kind) {
    case 'key':
    case 'literal': {
      const literal = field.literal!
      return (text) => (text.startsWith(literal, from) ? null : undefined)
    }
    case 'blanks':
      return (_, bytes, at) => (filled(bytes, at + from, at + to, BLANK) ? null : undefined)
    case 'zeros':
      return (_, bytes, at) => (filled(bytes, at + from, at + to, ZERO) ? null : undefined)
    case 'reserved':
      return (text) => trimmedEnd(text, from, to)
    case 'text':
      if (field.align === 'right') return never
      return field.numeric === true
        ? (text, bytes, at) => (isNumericText(bytes, at + from, at + to) ? trimmedEnd(text, from, to) : undefined)
        : (text) => trimmedEnd(text, from, to)
    case 'digits':
    case 'tax_id':
      return (text, bytes, at) => (allDigits(bytes, at + from, at + to) ? text.slice(from, to) : undefined)
    case 'integer':
    case 'money': {
      const exact = Math.max(from, to - EXACT_DIGITS)
      return (_, bytes, at) => {
        if (!filled(bytes, at + from, at + exact, ZERO)) return undefined
        const read = number(bytes, at + exact, at + to)
        return read >= 0 ? read : undefined
      }
    }
    case 'date': {
      const dates = DATES[field.format as DateFormat]
      const empty = field.empty === 'blanks' ? BLANK : ZERO
      return (_, bytes, at) =>
        filled(bytes, at + from, at + to, empty) ? null : (dates.parse(bytes, at + from) ?? undefined)
    }
    case 'rate':
    case 'time':
      return never
  }
}

const never = (): undefined => undefined
