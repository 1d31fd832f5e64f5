/**
 * The writing half of the compiler: a record's encoder as straight-line code over bytes, one statement a field.
 *
 * A value that is not regular goes to the interpreter, which writes it or throws; so both give the same bytes and errors.
 */
import type { AnyField } from '../define/field.js'
import type { FixedRecord } from '../define/record.js'
import { identifier, integer } from '../generated-code.js'
import { columnWriters } from './put-columns.js'

/** The interpreter, for one record: fields by their index. */
interface WriteFallback {
  write(index: number, value: unknown, bytes: Uint8Array, at: number): void
}

export type Encode = (values: Readonly<Record<string, unknown>>, bytes: Uint8Array, at: number) => void

/** The encoder of a record. */
export function compileEncode(record: FixedRecord, fallback: WriteFallback): Encode {
  const statements = Object.entries(record.fields).map(([name, field], index) => {
    const value = `v.${identifier(name)}`
    const slow = `slow.write(${index}, ${value}, b, at)`
    const put = putCode(field, value, LINE_AT)
    return constantCode(field, LINE_AT) ?? (put === null ? slow : `if (!${put}) ${slow}`)
  })
  const source = `'use strict'
return (v, b, at) => {
  ${statements.join('\n  ')}
}`
  return new Function('h', 'slow', source)(columnWriters, fallback) as Encode
}

/** Where generated code writes a line: the name of its bytes, and what stands before a column's index in them. */
export interface LinePlace {
  readonly bytes: string
  readonly before: string
}

const LINE_AT: LinePlace = { bytes: 'b', before: 'at + ' }

/** The statement that writes a field's columns where it holds no value; null for all others. */
export function constantCode(field: AnyField, place: LinePlace): string | null {
  const start = integer(field.from - 1)
  switch (field.kind) {
    case 'key':
    case 'literal':
      return [...field.literal!]
        .map((char, i) => `${place.bytes}[${place.before}${start + i}] = ${integer(char.charCodeAt(0))}`)
        .join('; ')
    case 'blanks':
      return `h.fill(${rangeOf(field, place)}, 32)`
    case 'zeros':
      return `h.fill(${rangeOf(field, place)}, 48)`
    default:
      return null
  }
}

/** The call that writes a value, false for one that is not regular; null for a kind that is left to the interpreter. */
export function putCode(field: AnyField, value: string, place: LinePlace): string | null {
  const range = rangeOf(field, place)
  switch (field.kind) {
    case 'text':
    case 'reserved':
      return `h.${field.align === 'right' ? 'putTextRight' : 'putText'}(${value}, ${range})`
    case 'integer':
    case 'money':
      return `h.putNumber(${value}, ${range})`
    case 'digits':
      return `h.putDigits(${value}, ${range})`
    case 'tax_id':
      return `h.putTaxId(${value}, ${range})`
    case 'rate':
      return `h.putRate(${value}, ${range}, ${integer(field.decimals ?? 0)})`
    case 'date': {
      const format = field.format as string
      const columns = ['Y', 'M', 'D'].map(
        (letter) => `${place.before}${integer(field.from - 1) + format.indexOf(letter)}`,
      )
      const empty = field.empty === 'blanks' ? 32 : 48
      return `h.putDate(${value}, ${range}, ${columns.join(', ')}, ${empty})`
    }
    default:
      return null
  }
}

export const rangeOf = (field: AnyField, { bytes, before }: LinePlace): string =>
  `${bytes}, ${before}${integer(field.from - 1)}, ${before}${integer(field.to)}`
