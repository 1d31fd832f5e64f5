/**
 * The encoder of a file's records, as generated code: most columns of a line are those of the line before, so it keeps that line and the values
 * it is made of, and writes the fields that have another value.
 */

import type { AnyField } from '../define/field.js'
import type { FixedRecord } from '../define/record.js'
import { identifier, integer } from '../generated-code.js'
import { constantCode, type LinePlace, putCode, rangeOf } from './compile-encode.js'
import type { LetterTable } from './letters.js'
import { columnWriters } from './put-columns.js'

/** Brings texts to what a file takes, before they are written. Fields are told by their index in the record. */
export interface TextFitter {
  /** How letters go where small ones become capitals, and where they are kept. */
  readonly capitals: LetterTable
  readonly kept: LetterTable
  /** How they go in fields that do not take all marks, by index. */
  readonly own: readonly (LetterTable | undefined)[]
  /**
   * The text that goes in place of one, and a note if it changed. It is not asked about texts that are plain once their letters are: of single blanks,
   * none around, not too long.
   */
  fit(index: number, text: string): string
  /** Takes note of such a text where a letter went as another. */
  changed(index: number, from: string): void
}

/** Values that the writer of a file fills in itself, by field: numbers of lines and lots, counts, sums. */
export type OwnValues = Readonly<Record<string, unknown>>

/** Writes lines of one record into one file. The values are compared with those of the next line: they must not change any more. */
export type EncodeFitted = (
  values: Readonly<Record<string, unknown>>,
  bytes: Uint8Array,
  at: number,
  own: OwnValues,
  fitter: TextFitter,
) => void

/** The interpreter, for one record: fields by their index. */
interface FittedFallback {
  write(index: number, value: unknown, bytes: Uint8Array, at: number, fitter: TextFitter): void
}

/** The line that was written last. */
const LAST: LinePlace = { bytes: 'n', before: '' }

/**
 * What makes the encoder of a record, for one file. A value that is not regular goes to the interpreter, which writes it or throws; so both give the
 * same bytes and errors, and tell the same changes. After an error nothing is known of the line before, and the next one is written whole.
 *
 * @param ownFields of them the writer's own value goes, where there is one
 */
export function compileEncodeFitted(
  record: FixedRecord,
  ownFields: readonly string[],
  fallback: FittedFallback,
): () => EncodeFitted {
  const constants: string[] = []
  const state: string[] = []
  const statements: string[] = []
  Object.entries(record.fields).forEach(([name, field], index) => {
    const constant = constantCode(field, LAST)
    if (constant !== null) {
      constants.push(constant)
      return
    }
    const given = `v.${identifier(name)}`
    const isOwn = ownFields.includes(name)
    if (isOwn) {
      state.push(`o${index}`)
      statements.push(`const x${index} = own.${name} === undefined ? ${given} : own.${name}`)
    }
    const value = isOwn ? `x${index}` : given
    const before = isOwn ? `o${index}` : `w.${name}`
    const isText = field.kind === 'text' || field.kind === 'reserved'
    if (isText) state.push(`c${index} = 0`)
    statements.push((isText ? textStatements : statementsOf)(field, index, value, before))
    if (isOwn) statements.push(`o${index} = x${index}`)
  })
  const source = `'use strict'
return () => {
  const n = Buffer.alloc(${integer(record.width)})
  ${constants.join('\n  ')}
  let ${['last = null', ...state].join(', ')}
  return (v, b, at, own, f) => {
    const isNew = last === null
    const w = isNew ? v : last
    last = null
    ${statements.join('\n    ')}
    b.set(n, at)
    last = v
  }
}`
  return new Function('h', 'slow', 'Buffer', source)(columnWriters, fallback, Buffer) as () => EncodeFitted
}

function statementsOf(field: AnyField, index: number, value: string, before: string): string {
  const put = putCode(field, value, LAST)
  const slow = slowCode(index, value)
  // Minus zero, which is refused, is no zero.
  const isSame = NUMBERS.includes(field.kind) ? `Object.is(${value}, ${before})` : `${value} === ${before}`
  return `if (isNew || !(${isSame})) ${put === null ? slow : `{ if (!${put}) ${slow} }`}`
}

const NUMBERS: readonly string[] = ['integer', 'money']

/**
 * `c` is what became of the text: below 0, it goes to the interpreter each time, so that its change is told of each line. Of one that did not, as many
 * columns are taken as it is long.
 */
function textStatements(field: AnyField, index: number, value: string, before: string): string {
  const became = `c${index}`
  const most = integer(field.maxLength ?? field.to - field.from + 1)
  const letters =
    field.case === 'keep' ? 'f.kept' : field.marks === undefined ? 'f.capitals' : `f.own[${integer(index)}]`
  const used = `isNew || ${became} < 0 ? ${integer(field.to - field.from + 1)} : ${before}?.length ?? 0`
  const put = `h.putFitted(${value}, ${rangeOf(field, LAST)}, ${most}, ${used}, ${field.align === 'right'}, ${letters})`
  return `if (isNew || ${became} < 0 || ${value} !== ${before}) {
      ${became} = ${put}
      if (${became} < 0) ${slowCode(index, value)}
    }
    if (${became} > 0) f.changed(${integer(index)}, ${value})`
}

const slowCode = (index: number, value: string): string => `slow.write(${integer(index)}, ${value}, n, 0, f)`
