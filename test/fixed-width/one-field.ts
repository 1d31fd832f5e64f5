/** A record with one field under test, for examples of each kind. */
import {
  type AnyField,
  blanks,
  codecOf,
  type Engine,
  type Fault,
  type FaultCode,
  type FieldValue,
  latin1Columns,
  record,
} from '../../src/fixed-width/index.js'

export const ENGINES: readonly Engine[] = ['compiled', 'interpreted']

const recordOf = (field: AnyField) =>
  record(
    'bank.record',
    field.to,
    field.from === 1 ? { subject: field } : { margin: blanks(1, field.from - 1), subject: field },
    'made up',
  )

/** Parses columns of a field. Returns value and faults. */
export function read(
  engine: Engine,
  field: AnyField,
  columns: string,
): [value: FieldValue | undefined, ...faults: FaultCode[]] {
  const line = ' '.repeat(field.from - 1) + columns
  const faults: Fault[] = []
  const values = codecOf(recordOf(field), engine).parse(line, latin1Columns(line), 0, faults)
  return [(values as Record<string, FieldValue>)['subject'], ...faults.map((fault) => fault.code)]
}

/** The same, with digits around the line. */
export function readAmong(engine: Engine, field: AnyField, columns: string, digit: string): FieldValue | undefined {
  const line = ' '.repeat(field.from - 1) + columns
  const around = digit.repeat(50)
  const values = codecOf(recordOf(field), engine).parse(line, Buffer.from(around + line + around), around.length, [])
  return (values as Record<string, FieldValue>)['subject']
}

/** Encodes a value as bytes. */
export function write(engine: Engine, field: AnyField, value: unknown): string {
  const bytes = new Uint8Array(field.to)
  codecOf(recordOf(field), engine).encode({ subject: value } as object, bytes, 0)
  return Buffer.from(bytes)
    .toString('latin1')
    .slice(field.from - 1)
}

/** Encodes a value as text. */
export const format = (field: AnyField, value: unknown): string =>
  codecOf(recordOf(field))
    .format({ subject: value } as object)
    .slice(field.from - 1)
