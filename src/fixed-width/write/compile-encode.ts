/**
 * Generates the encoder of a record: straight-line code over bytes, with one statement per field.
 *
 * The interpreter writes irregular values or throws, so both engines give the same bytes and errors.
 */

import { compileCode, identifier, integer } from '../../code/generated-code.js'
import type { AnyField } from '../define/field.js'
import type { FixedRecord } from '../define/record.js'
import { columnWriters } from './put-columns.js'

/** The interpreter for one record. Fields are identified by their index in the record. */
interface WriteFallback {
  write(index: number, value: unknown, bytes: Uint8Array, at: number): void
}

export type Encode = (values: Readonly<Record<string, unknown>>, bytes: Uint8Array, at: number) => void

/** Returns the encoder of a record. */
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
  const make = compileCode(`${record.name}, encoder`, ['h', 'slow'], source) as (
    h: object,
    slow: WriteFallback,
  ) => Encode
  return make(columnWriters, fallback)
}

/** Destination of generated code: the variable with the bytes, and the expression before a column index. */
export interface LineTarget {
  readonly bytes: string
  readonly before: string
}

const LINE_AT: LineTarget = { bytes: 'b', before: 'at + ' }

/** Statement that writes a constant or a filler; null for other fields. */
export function constantCode(field: AnyField, target: LineTarget): string | null {
  const start = integer(field.from - 1)
  switch (field.kind) {
    case 'key':
    case 'literal':
      return [...field.literal!]
        .map((char, i) => `${target.bytes}[${target.before}${start + i}] = ${integer(char.charCodeAt(0))}`)
        .join('; ')
    case 'blanks':
      return `h.fill(${rangeOfColumns(field, target)}, 32)`
    case 'zeros':
      return `h.fill(${rangeOfColumns(field, target)}, 48)`
    default:
      return null
  }
}

/** Call that writes a value and returns false if it is irregular; null for kinds that only the interpreter writes. */
export function putCode(field: AnyField, value: string, target: LineTarget): string | null {
  const range = rangeOfColumns(field, target)
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
        (letter) => `${target.before}${integer(field.from - 1) + format.indexOf(letter)}`,
      )
      const empty = field.empty === 'blanks' ? 32 : 48
      return `h.putDate(${value}, ${range}, ${columns.join(', ')}, ${empty})`
    }
    default:
      return null
  }
}

export const rangeOfColumns = (field: AnyField, { bytes, before }: LineTarget): string =>
  `${bytes}, ${before}${integer(field.from - 1)}, ${before}${integer(field.to)}`
