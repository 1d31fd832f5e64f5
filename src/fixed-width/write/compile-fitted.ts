/**
 * Generates the encoder of a record for one file. Most columns of a line equal those of the previous line. So the encoder keeps the previous line and its
 * values, and writes only the fields that changed.
 */

import { compileCode, identifier, integer } from '../../code/generated-code.js'
import { viewOfBytes } from '../../runtime/bytes.js'
import { type AnyField, maxLengthOf } from '../define/field.js'
import type { FixedRecord } from '../define/record.js'
import { constantCode, type LineTarget, putCode, rangeOfColumns } from './compile-encode.js'
import type { LetterTable } from './letters.js'
import { columnWriters } from './put-columns.js'

/** Converts texts to the form of a file before they are written. Fields are identified by their index in the record. */
export interface TextFitter {
  /** Letters of fields in upper case, and of fields that keep the case. */
  readonly capitals: LetterTable
  readonly kept: LetterTable
  /** Letters of fields with limited punctuation, by index. */
  readonly own: readonly (LetterTable | undefined)[]
  /**
   * Returns the converted text, and records a change. Not called for texts that only need other letters or a cut: without leading, trailing and repeated
   * blanks.
   */
  fit(index: number, text: string): string
  /**
   * Records a text that was written with other letters, cut to its columns, or without its repeated blanks, without a call of `fit`.
   *
   * @param flags `IS_CHANGED` for letters and a cut, `IS_BLANK` for blanks
   */
  changed(index: number, from: string, flags: number): void
}

/** Values that the writer of a file computes, by field: line and lot numbers, counts, sums. */
type OwnValues = Readonly<Record<string, unknown>>

/** Writes the lines of one record in one file. */
export type EncodeFitted = (
  values: Readonly<Record<string, unknown>>,
  bytes: Uint8Array,
  at: number,
  own: OwnValues,
  fitter: TextFitter,
) => void

/** The interpreter for one record. Fields are identified by their index in the record. */
interface FittedFallback {
  write(index: number, value: unknown, bytes: Uint8Array, at: number, fitter: TextFitter): void
}

/** Destination: the previous line. */
const LAST: LineTarget = { bytes: 'n', before: '' }

/**
 * Returns a function that creates the encoder of a record for one file. The interpreter writes irregular values or throws, so both engines give the same
 * bytes, errors and changes. After an error, the next line is written completely.
 *
 * @param ownFields fields whose computed value takes precedence, if there is one
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
    const value = `x${index}`
    const before = `o${index}`
    const isText = field.kind === 'text' || field.kind === 'reserved'
    state.push(before)
    if (isText) state.push(`c${index} = 0`)
    statements.push(
      `const ${value} = ${ownFields.includes(name) ? `own.${name} === undefined ? ${given} : own.${name}` : given}`,
      (isText ? textStatements : statementsOf)(field, index, value, before),
    )
  })
  const source = `'use strict'
return () => {
  const n = newLine(${integer(record.width)})
  ${constants.join('\n  ')}
  let ${['isNew = true', ...state].join(', ')}
  return (v, b, at, own, f) => {
    const isWhole = isNew
    isNew = true
    ${statements.join('\n    ')}
    b.set(n, at)
    isNew = false
  }
}`
  const make = compileCode(`${record.name}, encoder of a file`, ['h', 'slow', 'newLine'], source) as (
    h: object,
    slow: FittedFallback,
    newLine: (width: number) => Uint8Array,
  ) => () => EncodeFitted
  return make(columnWriters, fallback, (width) => viewOfBytes(new Uint8Array(width)))
}

function statementsOf(field: AnyField, index: number, value: string, before: string): string {
  const put = putCode(field, value, LAST)
  const slow = slowCode(index, value)
  // Object.is distinguishes -0, which is invalid, from 0.
  const isSame = NUMBERS.includes(field.kind) ? `Object.is(${value}, ${before})` : `${value} === ${before}`
  return `if (isWhole || !(${isSame})) {
      ${put === null ? slow : `if (!${put}) ${slow}`}
      ${before} = ${value}
    }`
}

const NUMBERS: readonly string[] = ['integer', 'money']

/**
 * `c` is the result of the last text. If it is negative, the interpreter writes the text of every line, so that each change is recorded. If it is not negative,
 * the text used as many columns as it has characters.
 */
function textStatements(field: AnyField, index: number, value: string, before: string): string {
  const result = `c${index}`
  const width = integer(field.to - field.from + 1)
  const maxLength = integer(maxLengthOf(field))
  const letters =
    field.case === 'keep' ? 'f.kept' : field.marks === undefined ? 'f.capitals' : `f.own[${integer(index)}]`
  const used = `isWhole || ${result} < 0 ? ${width} : Math.min(${before}?.length ?? 0, ${width})`
  const put = `h.putFitted(${value}, ${rangeOfColumns(field, LAST)}, ${maxLength}, ${used}, ${field.align === 'right'}, ${letters})`
  return `if (isWhole || ${result} < 0 || ${value} !== ${before}) {
      ${result} = ${put}
      if (${result} < 0) ${slowCode(index, value)}
      ${before} = ${value}
    }
    if (${result} > 0) f.changed(${integer(index)}, ${value}, ${result})`
}

const slowCode = (index: number, value: string): string => `slow.write(${integer(index)}, ${value}, n, 0, f)`
