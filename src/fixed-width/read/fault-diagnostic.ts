import type { FixedRecord } from '../define/record.js'
import { type Diagnostic, diagnostic } from './diagnostics.js'
import type { Fault } from './faults.js'

/** The line that a fault is in: its number, its columns as text, and what it is. */
export interface FaultyLine {
  readonly number: number
  readonly text: string
  readonly role: string
  readonly record: FixedRecord
}

/** What is told of a fault; null of the silent one. */
export function faultDiagnostic(fault: Fault, { number, text, role, record }: FaultyLine): Diagnostic | null {
  if (fault.code === 'other_empty') return null
  const { from, to, literal } = record.fields[fault.field]!
  return diagnostic(fault.code, {
    line: number,
    columns: [from, to],
    field: `${role}.${fault.field}`,
    expected: literal ?? null,
    got: text.slice(from - 1, to),
  })
}
