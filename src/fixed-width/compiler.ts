/**
 * Turns a record into straight-line code: one expression a field, no loops over fields, no keyed stores.
 *
 * Only checked identifiers, integers and quoted constants reach the generated source. Whatever is not regular (not digits, blanks where a
 * number should be, an impossible date) goes to the interpreter field by field, so both give the same values, faults and errors.
 */
import * as columnReads from './column-reads.js'
import { EXACT_DIGITS } from './column-reads.js'
import type { Fault } from './faults.js'
import type { AnyField } from './field.js'
import type { FieldValue } from './interpreter.js'
import type { FixedRecord } from './record.js'
import type { Row, Values } from './row.js'
import type { ReadRow } from './row-reader.js'
import { identifier, integer, quoted } from './source-parts.js'

/** The interpreter, for one record: fields by their index. */
export interface Fallback {
  read(index: number, text: string, faults: Fault[]): FieldValue
}

export interface CompiledReads {
  row: ReadRow
  named(row: Row): Values
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

export function compile(record: FixedRecord, fallback: Fallback): CompiledReads {
  const fields = Object.entries(record.fields)
  const reads: string[] = []
  const row: string[] = []
  const names: string[] = []
  fields.forEach(([name, field], index) => {
    const { check, value } = readExpression(field, index)
    if (check !== undefined) reads.push(check)
    if (value !== undefined) {
      reads.push(`const value${index} = ${value}`)
      names.push(`${identifier(name)}: row[${row.length}]`)
      row.push(`value${index}`)
    }
  })
  const source = `'use strict'
return {
  row(s, b, at, faults) {
    let n = 0
    ${reads.join('\n    ')}
    return [${row.join(', ')}]
  },
  named(row) {
    return { ${names.join(', ')} }
  },
}`
  return new Function('h', 'slow', source)(columnReads, fallback) as CompiledReads
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
      const isEmpty = `h.filled(b, at + ${start}, at + ${end}, ${field.empty === 'blanks' ? 32 : 48})`
      return { value: `${isEmpty} ? null : ${read}(${part('Y')}, ${part('M')}, ${part('D')}) ?? ${slow}` }
    }
    case 'rate':
    case 'time':
      return { value: slow }
  }
}
