/**
 * Codecs parse and encode the lines of one record. A codec is created once per record, on first use. If code generation is forbidden (content security
 * policies, some edge runtimes), the interpreter writes.
 */

import { canGenerateCode, compileCode, identifier } from '../code/generated-code.js'
import { EncodeError } from './define/errors.js'
import type { AnyField } from './define/field.js'
import type { Encodable, FixedRecord, Parsed } from './define/record.js'
import { writeField } from './interpreter.js'
import type { Fault } from './read/faults.js'
import { rowNames, type ValueRow, type Values } from './read/row.js'
import { type ReadRow, rowReader } from './read/row-reader.js'
import { compileEncode } from './write/compile-encode.js'
import { compileEncodeFitted, type EncodeFitted, type TextFitter } from './write/compile-fitted.js'
import { putText } from './write/put-columns.js'

/** `compiled` (default, if code generation is allowed) or `interpreted`. The results are equal. */
export type Engine = 'compiled' | 'interpreted'

/** Reads and writes the lines of one record. */
export interface Codec<R extends FixedRecord = FixedRecord> {
  /**
   * Reads a line of the record's width.
   *
   * @param text   the line, one character per column
   * @param bytes  the same columns in Latin-1, with `?` for characters outside Latin-1
   * @param at     start of the line in `bytes`
   * @param faults receives each field whose columns differ from the encoded value
   */
  parse(text: string, bytes: Uint8Array, at: number, faults: Fault[]): Parsed<R>
  /** Reads the values without names: see `ValueRow`. */
  row: ReadRow
  /** Returns the values of a row by name. */
  named(row: ValueRow): Parsed<R>
  /**
   * Writes the record's columns into `bytes` from `at` on, in Latin-1. Missing fields become blanks or zeros, depending on their kind.
   *
   * @throws {EncodeError} if a value has the wrong type or does not fit
   */
  encode(values: Partial<Encodable<R>>, bytes: Uint8Array, at: number): void
  /** Returns the record's columns as text. Like `encode`, but for any charset. */
  format(values: Partial<Encodable<R>>): string
}

const compiled = new WeakMap<FixedRecord, Codec>()
const interpreted = new WeakMap<FixedRecord, Codec>()

/** Returns the codec of a record. */
export function codecOf<R extends FixedRecord>(record: R, engine: Engine = 'compiled'): Codec<R> {
  const made = engine === 'compiled' && canGenerateCode() ? compiled : interpreted
  let codec = made.get(record)
  if (codec === undefined) {
    codec = made === compiled ? compiledCodec(record) : interpretedCodec(record)
    made.set(record, codec)
  }
  return codec as Codec<R>
}

/** Parses a line of the record's width. For tests and tools. */
export function parseRecord<R extends FixedRecord>(
  record: R,
  line: string,
  faults: Fault[] = [],
  engine?: Engine,
): Parsed<R> {
  return codecOf(record, engine).parse(line, latin1Columns(line), 0, faults)
}

/** Encodes a record as text of its width. For tests and tools. */
export function formatRecord<R extends FixedRecord>(record: R, values: Encodable<R>): string {
  return codecOf(record).format(values as Partial<Encodable<R>>)
}

/** Returns one byte per character: Latin-1, with `?` for other characters, so that they are never read as digits. */
export function latin1Columns(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length)
  putLatin1(text, bytes)
  return bytes
}

/** Writes the columns of {@link latin1Columns} at the start of `bytes`. */
export function putLatin1(text: string, bytes: Uint8Array): void {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    bytes[i] = code > 0xff ? 0x3f : code
  }
}

function formatter(record: FixedRecord): (values: Readonly<Record<string, unknown>>) => string {
  const fields = Object.entries(record.fields)
  return (values) => {
    let text = ''
    for (const [name, field] of fields) text += writeField(record.name, name, field, values[name])
    return text
  }
}

function interpretedCodec(record: FixedRecord): Codec {
  const fields = Object.entries(record.fields)
  return {
    ...readsOf(record, interpretedNamed(record)),
    encode(values, bytes, at) {
      const given = values as Readonly<Record<string, unknown>>
      for (const [name, field] of fields) writeColumns(record, name, field, given[name], bytes, at)
    },
    format: formatter(record) as Codec['format'],
  }
}

function compiledCodec(record: FixedRecord): Codec {
  // Made for the first line: a program that reads files encodes nothing.
  let encode: Codec['encode'] | undefined
  return {
    ...readsOf(record, compiledNamed(record)),
    encode(values, bytes, at) {
      encode ??= compileEncode(record, writeFallback(record)) as Codec['encode']
      encode(values, bytes, at)
    },
    format: formatter(record) as Codec['format'],
  }
}

type Named = (row: ValueRow) => Parsed<FixedRecord>

function readsOf(record: FixedRecord, named: Named): Pick<Codec, 'parse' | 'row' | 'named'> {
  const row = rowReader(record)
  return { parse: (text, bytes, at, faults) => named(row(text, bytes, at, faults)), row, named }
}

function interpretedNamed(record: FixedRecord): Named {
  const names = rowNames(record)
  return (row) => {
    const values: Values = {}
    for (let i = 0; i < names.length; i++) values[names[i]!] = row[i]!
    return values as Parsed<FixedRecord>
  }
}

/** Creates objects by one literal with all names, in half the time of separate stores. */
function compiledNamed(record: FixedRecord): Named {
  const members = rowNames(record).map((name, index) => `${identifier(name)}: row[${index}]`)
  return compileCode(`${record.name}, values by name`, ['row'], `return { ${members.join(', ')} }`) as Named
}

function writeFallback(record: FixedRecord) {
  const names = Object.keys(record.fields)
  const fields = Object.values(record.fields)
  return {
    write(index: number, value: unknown, bytes: Uint8Array, at: number, fitter?: TextFitter): void {
      const name = names[index]!
      const field = fields[index]!
      const text = fitted(index, field, value, fitter)
      // After the fit, most of these texts can be written without the interpreter.
      const isPut =
        text !== value && field.align !== 'right' && putText(text, bytes, at + field.from - 1, at + field.to)
      if (!isPut) writeColumns(record, name, field, text, bytes, at)
    },
  }
}

function fitted(index: number, field: AnyField, value: unknown, fitter: TextFitter | undefined): unknown {
  const isText = typeof value === 'string' && (field.kind === 'text' || field.kind === 'reserved')
  return isText && fitter !== undefined ? fitter.fit(index, value) : value
}

/**
 * Returns a function that creates an encoder of a record for one file. The encoder fits texts ({@link TextFitter}). For `ownFields`, the writer's own value
 * takes precedence, if there is one.
 */
export function fittedEncoderOf(
  record: FixedRecord,
  ownFields: readonly string[],
  engine: Engine = 'compiled',
): () => EncodeFitted {
  if (engine === 'compiled' && canGenerateCode()) return compileEncodeFitted(record, ownFields, writeFallback(record))
  const fields = Object.entries(record.fields)
  return () => (values, bytes, at, own, fitter) => {
    for (const [index, [name, field]] of fields.entries()) {
      const isOwn = ownFields.includes(name) && own[name] !== undefined
      const value = isOwn ? own[name] : values[name]
      writeColumns(record, name, field, fitted(index, field, value, fitter), bytes, at)
    }
  }
}

function writeColumns(
  record: FixedRecord,
  name: string,
  field: AnyField,
  value: unknown,
  bytes: Uint8Array,
  at: number,
): void {
  const columns = writeField(record.name, name, field, value)
  for (let i = 0; i < columns.length; i++) {
    const code = columns.charCodeAt(i)
    if (code > 0xff) {
      throw new EncodeError(
        record.name,
        name,
        field.from,
        field.to,
        value,
        `has a character beyond Latin-1 (${columns[i]})`,
      )
    }
    bytes[at + field.from - 1 + i] = code
  }
}
