/**
 * Turns a record into straight-line code: one expression a field, no loops over fields, no keyed stores.
 *
 * Only checked identifiers, integers and quoted constants reach the generated source. Whatever is not regular (not digits, blanks where a
 * number should be, an impossible date) goes to the interpreter field by field, so both give the same values, faults and errors.
 */
import { fullYear, isCalendarDate, isoDate } from './calendar.js'
import type { Fault } from './faults.js'
import type { AnyField } from './field.js'
import type { FieldValue } from './interpreter.js'
import type { FixedRecord } from './record.js'

/** The interpreter, for one record: fields by their index. */
export interface Fallback {
  read(index: number, text: string, faults: Fault[]): FieldValue
  write(index: number, value: unknown, bytes: Uint8Array, at: number): void
}

export interface CompiledCodec {
  parse(text: string, bytes: Uint8Array, at: number, faults: Fault[]): Record<string, FieldValue>
  encode(values: Readonly<Record<string, unknown>>, bytes: Uint8Array, at: number): void
}

let allowed: boolean | undefined

/** Whether this program may make code at run time. */
export function canCompile(): boolean {
  if (allowed === undefined) {
    try {
      allowed = new Function('return true')() === true
    } catch {
      allowed = false
    }
  }
  return allowed
}

/** Doubles hold every integer of 15 digits. */
const EXACT_DIGITS = 15

export function compile(record: FixedRecord, fallback: Fallback): CompiledCodec {
  const fields = Object.entries(record.fields)
  const reads: string[] = []
  const values: string[] = []
  const writes: string[] = []
  fields.forEach(([name, field], index) => {
    const { check, value } = readExpression(field, index)
    if (check !== undefined) reads.push(check)
    if (value !== undefined) {
      reads.push(`const value${index} = ${value}`)
      values.push(`${identifier(name)}: value${index}`)
    }
    writes.push(writeStatement(name, field, index))
  })
  const source = `'use strict'
return {
  parse(s, b, at, faults) {
    let n = 0
    ${reads.join('\n    ')}
    return { ${values.join(', ')} }
  },
  encode(v, b, at) {
    ${writes.join('\n    ')}
  },
}`
  return new Function('h', 'slow', source)(helpers, fallback) as CompiledCodec
}

/** A field's value as an expression over s (text), b (bytes), at, faults; or its check as a statement. */
function readExpression(field: AnyField, index: number): { value?: string; check?: string } {
  const start = integer(field.from - 1)
  const end = integer(field.to)
  const width = end - start
  const slow = `slow.read(${index}, s, faults)`
  switch (field.kind) {
    case 'key':
    case 'literal':
      return { check: `if (s.slice(${start}, ${end}) !== ${quoted(field.literal!)}) ${slow}` }
    case 'blanks':
      return { check: `if (!h.filled(b, at + ${start}, at + ${end}, 32)) ${slow}` }
    case 'zeros':
      return { check: `if (!h.filled(b, at + ${start}, at + ${end}, 48)) ${slow}` }
    case 'reserved':
      return { value: `h.trimmedEnd(s, ${start}, ${end})` }
    case 'text':
      return { value: field.align === 'right' ? slow : `h.trimmedEnd(s, ${start}, ${end})` }
    case 'digits':
    case 'tax_id':
      return { value: `h.allDigits(b, at + ${start}, at + ${end}) ? s.slice(${start}, ${end}) : ${slow}` }
    case 'integer':
    case 'money':
      if (width > EXACT_DIGITS) {
        const head = end - EXACT_DIGITS
        return {
          value: `h.filled(b, at + ${start}, at + ${head}, 48) && (n = h.number(b, at + ${head}, at + ${end})) >= 0 ? n : ${slow}`,
        }
      }
      return { value: `(n = h.number(b, at + ${start}, at + ${end})) >= 0 ? n : ${slow}` }
    case 'date': {
      const format = field.format as string
      const part = (letter: string): string =>
        `h.number(b, at + ${start + format.indexOf(letter)}, at + ${start + format.lastIndexOf(letter) + 1})`
      const read = width === 6 ? 'h.dateOfShortYear' : 'h.dateOf'
      return { value: `${read}(${part('Y')}, ${part('M')}, ${part('D')}) ?? ${slow}` }
    }
    case 'rate':
    case 'time':
      return { value: slow }
  }
}

function writeStatement(name: string, field: AnyField, index: number): string {
  const start = integer(field.from - 1)
  const end = integer(field.to)
  const value = `v.${identifier(name)}`
  const slow = `slow.write(${index}, ${value}, b, at)`
  switch (field.kind) {
    case 'key':
    case 'literal':
      return [...field.literal!].map((char, i) => `b[at + ${start + i}] = ${integer(char.charCodeAt(0))}`).join('; ')
    case 'blanks':
      return `b.fill(32, at + ${start}, at + ${end})`
    case 'zeros':
      return `b.fill(48, at + ${start}, at + ${end})`
    case 'text':
    case 'reserved':
      return field.align === 'right' ? slow : `if (!h.putText(${value}, b, at + ${start}, at + ${end})) ${slow}`
    case 'integer':
    case 'money':
      return `if (!h.putNumber(${value}, b, at + ${start}, at + ${end})) ${slow}`
    case 'digits':
    case 'tax_id':
      return `if (!h.putDigits(${value}, b, at + ${start}, at + ${end})) ${slow}`
    case 'rate':
    case 'date':
    case 'time':
      return slow
  }
}

function identifier(name: string): string {
  if (!/^[a-z][a-z0-9_]*$/.test(name)) throw new Error(`not an identifier: ${name}`)
  return name
}

function integer(value: number): number {
  if (!Number.isInteger(value)) throw new Error(`not an integer: ${value}`)
  return value
}

const quoted = (literal: string): string =>
  JSON.stringify(literal).replace(/[\u2028\u2029]/g, (c) => `\\u${c.charCodeAt(0).toString(16)}`)

/** What generated code calls: reads and writes of a column range, giving -1, null or false for anything irregular. */
const helpers = {
  filled(bytes: Uint8Array, from: number, to: number, byte: number): boolean {
    for (let i = from; i < to; i++) if (bytes[i] !== byte) return false
    return true
  },

  allDigits(bytes: Uint8Array, from: number, to: number): boolean {
    for (let i = from; i < to; i++) if (((bytes[i]! - 48) & 0xff) > 9) return false
    return true
  },

  number(bytes: Uint8Array, from: number, to: number): number {
    let number = 0
    for (let i = from; i < to; i++) {
      const digit = bytes[i]! - 48
      if ((digit & 0xff) > 9) return -1
      number = number * 10 + digit
    }
    return number
  },

  dateOf(year: number, month: number, day: number): string | null {
    return isCalendarDate(year, month, day) ? isoDate(year, month, day) : null
  },

  dateOfShortYear(year: number, month: number, day: number): string | null {
    return year >= 0 && isCalendarDate(fullYear(year), month, day) ? isoDate(fullYear(year), month, day) : null
  },

  trimmedEnd(text: string, from: number, to: number): string {
    let end = to
    while (end > from && text.charCodeAt(end - 1) === 32) end--
    return text.slice(from, end)
  },

  putText(value: unknown, bytes: Uint8Array, from: number, to: number): boolean {
    if (typeof value !== 'string' || value.length > to - from) return false
    let i = from
    for (let c = 0; c < value.length; c++, i++) {
      const code = value.charCodeAt(c)
      if (code > 0xff || code === 10 || code === 13) return false
      bytes[i] = code
    }
    while (i < to) bytes[i++] = 32
    return true
  },

  putNumber(value: unknown, bytes: Uint8Array, from: number, to: number): boolean {
    if (typeof value !== 'number' || !(value >= 0) || !Number.isSafeInteger(value) || Object.is(value, -0)) return false
    let rest = value
    for (let i = to - 1; i >= from; i--) {
      const next = Math.floor(rest / 10)
      bytes[i] = 48 + (rest - next * 10)
      rest = next
    }
    return rest === 0
  },

  putDigits(value: unknown, bytes: Uint8Array, from: number, to: number): boolean {
    if (typeof value !== 'string' || value.length === 0 || value.length > to - from) return false
    let i = from
    for (const start = to - value.length; i < start; i++) bytes[i] = 48
    for (let c = 0; c < value.length; c++, i++) {
      const code = value.charCodeAt(c)
      if (code < 48 || code > 57) return false
      bytes[i] = code
    }
    return true
  },
}
