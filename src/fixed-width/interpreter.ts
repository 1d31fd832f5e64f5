/**
 * The specification of how each kind of field is read from its columns and written to them. Works on text, one character per column.
 *
 * `row-reader.ts` and the generated code give the same results faster for regular columns, and use the functions here for all others.
 */
import { fullYear, isCalendarDate, isoDate } from './calendar.js'
import { EncodeError } from './define/errors.js'
import type { AnyField } from './define/field.js'
import { trimmedEnd } from './read/column-reads.js'
import type { FaultCode } from './read/faults.js'

/** A parsed value of a field. */
export type FieldValue = string | number | null

/** See `Field.numeric`. */
const NUMERIC = /^[0-9]* *$/
const ALL_DIGITS = /^[0-9]*$/
const ALL_BLANKS = /^ *$/
const ALL_ZEROS = /^0*$/
const TAX_ID = /^[0-9A-Z]*$/
const BLANK_PADDED = /^ +[0-9]+$/

/** Reports a fault of the field. */
export type Note = (code: FaultCode) => void

/** Returns the columns of a field in a line. */
export const columnsOf = (field: AnyField, line: string): string => line.slice(field.from - 1, field.to)

/** Reads one field from its columns. Constants and fillers are only checked, and return null. */
export function readField(field: AnyField, columns: string, note: Note): FieldValue {
  switch (field.kind) {
    case 'key':
    case 'literal':
      if (columns !== field.literal) note('unexpected_literal')
      return null
    case 'blanks':
      if (!ALL_BLANKS.test(columns)) note('filler_not_blank')
      return null
    case 'zeros':
      if (!ALL_ZEROS.test(columns)) note('filler_not_zero')
      return null
    case 'reserved':
      return trimEnd(columns)
    case 'text':
      if (field.numeric === true && !NUMERIC.test(columns)) note('not_digits')
      if (field.token === true) return readToken(field, columns, note)
      return field.align === 'right' ? trimStart(columns) : trimEnd(columns)
    case 'digits':
      if (ALL_DIGITS.test(columns)) return columns
      if (ALL_BLANKS.test(columns)) return ''
      note('not_digits')
      return columns.trim()
    case 'tax_id':
      if (TAX_ID.test(columns)) return columns
      if (ALL_BLANKS.test(columns)) return ''
      note('not_a_tax_id')
      return columns.trim()
    case 'integer':
    case 'money': {
      const number = readNumber(withoutBlanksAfter(field, columns, note), note, Number.MAX_SAFE_INTEGER)
      return number === null ? null : Number(number)
    }
    case 'rate': {
      const number = readNumber(columns, note)
      return number === null ? null : withPoint(number, field.decimals ?? 0, columns.length)
    }
    case 'date':
      return readDate(field, columns, note)
    case 'time':
      return readTime(columns, note)
  }
}

function readToken(field: AnyField, columns: string, note: Note): string {
  const token = trimStart(trimEnd(columns))
  const width = columns.length
  if (columns !== (field.align === 'right' ? token.padStart(width) : token.padEnd(width))) note('other_alignment')
  return token
}

/** Removes the blanks that files may have after the digits of a field. Another number of blanks is a fault: digits may be lost. */
function withoutBlanksAfter({ blanksAfter }: AnyField, columns: string, note: Note): string {
  if (blanksAfter === undefined) return columns
  const end = columns.length - blanksAfter
  if (!ALL_BLANKS.test(columns.slice(end)) || !/^[0-9]+$/.test(columns.slice(0, end))) return columns
  note('other_alignment')
  return columns.slice(0, end)
}

/** Returns the digits of a number; null if it is blank, not a number or larger than `maxValue`. */
function readNumber(columns: string, note: Note, maxValue = Number.POSITIVE_INFINITY): string | null {
  if (ALL_BLANKS.test(columns)) return null
  const isPadded = BLANK_PADDED.test(columns)
  if (!isPadded && !ALL_DIGITS.test(columns)) {
    note('not_a_number')
    return null
  }
  const digits = columns.trim()
  if (Number(digits) > maxValue) {
    note('number_too_large')
    return null
  }
  if (isPadded) note('blank_padded')
  return digits
}

function withPoint(number: string, decimals: number, width: number): string {
  const padded = number.padStart(width, '0')
  const whole = padded.slice(0, width - decimals).replace(/^0+(?=[0-9])/, '') || '0'
  return decimals === 0 ? whole : `${whole}.${padded.slice(width - decimals)}`
}

function readDate(field: AnyField, columns: string, note: Note): string | null {
  if (ALL_ZEROS.test(columns)) {
    if (field.empty === 'blanks') note('other_empty')
    return null
  }
  if (ALL_BLANKS.test(columns)) {
    if (field.empty !== 'blanks') note('other_empty')
    return null
  }
  if (ALL_DIGITS.test(columns)) {
    const part = (letter: string): number => {
      const format = field.format as string
      return Number(columns.slice(format.indexOf(letter), format.lastIndexOf(letter) + 1))
    }
    const year = columns.length === 6 ? fullYear(part('Y')) : part('Y')
    if (isCalendarDate(year, part('M'), part('D'))) return isoDate(year, part('M'), part('D'))
  }
  if (field.codes === undefined || !Object.hasOwn(field.codes, columns)) note('impossible_date')
  return null
}

function readTime(columns: string, note: Note): string | null {
  if (ALL_BLANKS.test(columns)) return null
  if (/^([01][0-9]|2[0-3])([0-5][0-9])+$/.test(columns)) return columns.match(/../g)!.join(':')
  note('impossible_time')
  return null
}

function withoutEndZeros(digits: string): string {
  let end = digits.length
  while (digits[end - 1] === '0') end--
  return digits.slice(0, end)
}

const trimEnd = (columns: string): string => trimmedEnd(columns, 0, columns.length)
const trimStart = (columns: string): string => columns.replace(/^ +/, '')

/**
 * Returns the columns of a value. `undefined` gives the neutral value of the kind: blanks or zeros.
 *
 * @throws {EncodeError} if the value has the wrong type, does not fit, or could not be read back
 */
export function writeField(record: string, name: string, field: AnyField, value: unknown): string {
  const width = field.to - field.from + 1
  const fail = (problem: string): never => {
    throw new EncodeError(record, name, field.from, field.to, value, problem)
  }
  const blanks = (): string => ' '.repeat(width)
  const filled = (digits: string): string =>
    digits.length > width ? fail(`has ${digits.length} characters for ${width} columns`) : digits.padStart(width, '0')

  switch (field.kind) {
    case 'key':
    case 'literal':
      return field.literal!
    case 'blanks':
      return blanks()
    case 'zeros':
      return '0'.repeat(width)
    case 'reserved':
    case 'text': {
      const text = value ?? ''
      if (typeof text !== 'string') return fail('is not text')
      if (text.length > width) fail(`has ${text.length} characters for ${width} columns`)
      if (/[\r\n]/.test(text)) fail('has a line break')
      if (field.align === 'right') return text.padStart(width)
      return text.padEnd(width)
    }
    case 'digits':
      if (value === undefined) return '0'.repeat(width)
      if (value === '' || value === null) return blanks()
      if (typeof value !== 'string' || !ALL_DIGITS.test(value)) return fail('is not text of digits')
      return filled(value)
    case 'tax_id':
      if (value === undefined) return '0'.repeat(width)
      if (value === '' || value === null) return blanks()
      if (typeof value !== 'string' || !TAX_ID.test(value)) return fail('is not a tax id of digits and capital letters')
      return filled(value)
    case 'integer':
    case 'money':
      if (value === undefined) return '0'.repeat(width)
      if (value === null) return blanks()
      if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0 || Object.is(value, -0)) {
        return fail('is not a whole number from 0 on')
      }
      return filled(String(value))
    case 'rate': {
      if (value === undefined) return '0'.repeat(width)
      if (value === null) return blanks()
      const match = typeof value === 'string' ? /^([0-9]+)(?:\.([0-9]+))?$/.exec(value) : null
      if (!match) return fail('is not decimal text, as 2.50')
      const decimals = field.decimals ?? 0
      const fraction = withoutEndZeros(match[2] ?? '')
      if (fraction.length > decimals) fail(`has more than ${decimals} decimals`)
      return filled((match[1]! + fraction.padEnd(decimals, '0')).replace(/^0+/, ''))
    }
    case 'date': {
      if (value === undefined || value === null) return field.empty === 'blanks' ? blanks() : '0'.repeat(width)
      const match = typeof value === 'string' ? /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/.exec(value) : null
      if (!match) return fail('is not a date as YYYY-MM-DD')
      const [, year, month, day] = match as unknown as [string, string, string, string]
      if (!isCalendarDate(Number(year), Number(month), Number(day))) fail('is not a calendar date')
      if (width === 6 && fullYear(Number(year.slice(2))) !== Number(year))
        fail('has a year that two digits cannot express')
      const format = field.format as string
      const fullFormat = format.length === 6 ? format.replace('YY', year.slice(2)) : format.replace('YYYY', year)
      return fullFormat.replace('MM', month).replace('DD', day)
    }
    case 'time': {
      if (value === undefined) return '0'.repeat(width)
      if (value === null) return blanks()
      const digits = typeof value === 'string' ? value.replaceAll(':', '') : ''
      const valid = digits.length === width && /^([01][0-9]|2[0-3])([0-5][0-9])+$/.test(digits)
      if (!valid || (value as string).split(':').some((part) => part.length !== 2))
        return fail('is not a time as HH:MM:SS')
      return digits
    }
  }
}
