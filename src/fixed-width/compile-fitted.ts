/**
 * The encoder of a file's records, as generated code: most columns of a line are those of the line before, so it keeps that line and the values
 * it is made of, and writes the fields that have another value.
 */
import { constantCode, type LinePlace, putCode, rangeOf } from './compile-encode.js'
import type { AnyField } from './field.js'
import { columnWriters } from './put-columns.js'
import type { FixedRecord } from './record.js'
import { identifier, integer } from './source-parts.js'

/** Brings texts to what a file takes, before they are written. */
export interface TextFitter {
  /** For each character of Latin-1 the one of ASCII it goes as, 0 for those that go as none or as several. */
  readonly letters: Uint8Array
  /**
   * The text that goes in place of one, and a note of what changed. It is not asked about texts that are plain once their letters are: of single blanks,
   * none around, not too long; of those, small letters become capitals unless the field keeps them.
   */
  fit(name: string, field: AnyField, text: string): string
  /** Takes note of such a text where a letter went as another. */
  changed(name: string, from: string, to: string): void
}

/** Values that the writer of a file fills in itself, by field: numbers of lines and lots, counts, sums. */
export type OwnValues = Readonly<Record<string, unknown>>

/** Writes lines of one record into one file. */
export type EncodeFitted = (
  values: Readonly<Record<string, unknown>>,
  bytes: Uint8Array,
  at: number,
  own: OwnValues,
  fitter: TextFitter,
) => void

/** The interpreter, for one record: fields by their index. */
interface WriteFallback {
  write(index: number, value: unknown, bytes: Uint8Array, at: number, fitter: TextFitter): void
}

/** The line that was written last. */
const LAST: LinePlace = { bytes: 'n', before: '' }

/**
 * What makes the encoder of a record, for one file. A value that is not regular goes to the interpreter each time, which writes it or throws; so
 * both give the same bytes and errors, and tell the same changes.
 *
 * @param ownFields of them the writer's own value goes, where there is one
 */
export function compileEncodeFitted(
  record: FixedRecord,
  ownFields: readonly string[],
  fallback: WriteFallback,
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
    const value = ownFields.includes(name) ? `(own.${name} === undefined ? ${given} : own.${name})` : given
    const isText = field.kind === 'text' || field.kind === 'reserved'
    // What equals no value, so that the first line is written whole.
    state.push(isText ? `l${index} = h, t${index} = ''` : `l${index} = h`)
    statements.push((isText ? textStatements : statementsOf)(name, field, index, value))
  })
  const source = `'use strict'
return () => {
  const n = Buffer.alloc(${integer(record.width)})
  ${constants.join('\n  ')}
  let ${['x', ...state].join(', ')}
  return (v, b, at, own, f) => {
    ${statements.join('\n    ')}
    b.set(n, at)
  }
}`
  return new Function('h', 'slow', 'Buffer', source)(columnWriters, fallback, Buffer) as () => EncodeFitted
}

/** Zero is always written: -0, which equals it, is refused. */
function statementsOf(_name: string, field: AnyField, index: number, value: string): string {
  const put = putCode(field, 'x', LAST)
  const slow = slowCode(index)
  if (put === null) return `x = ${value}; ${slow}`
  return `if ((x = ${value}) !== l${index} || x === 0) { l${index} = h; if (${put}) l${index} = x; else ${slow} }`
}

function textStatements(name: string, field: AnyField, index: number, value: string): string {
  const [last, changed] = [`l${index}`, `t${index}`]
  const most = integer(field.most ?? field.to - field.from + 1)
  const range = rangeOf(field, LAST)
  const put = `h.putFitted(x, ${range}, ${most}, ${field.case !== 'keep'}, ${field.align === 'right'}, f.letters)`
  return `if ((x = ${value}) !== ${last}) {
      ${last} = h; ${changed} = ${put}
      if (${changed} === null) { ${changed} = ''; ${slowCode(index)} } else ${last} = x
    }
    if (${changed} !== '') f.changed('${identifier(name)}', x, ${changed})`
}

const slowCode = (index: number): string => `slow.write(${integer(index)}, x, n, 0, f)`
