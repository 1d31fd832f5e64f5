import type { FixedRecord } from '../define/record.js'
import { type Diagnostic, diagnostic } from './diagnostics.js'
import { type Fault, isSilent } from './faults.js'

/** A line with a fault. */
export interface FaultyLine {
  readonly number: number
  readonly text: string
  readonly role: string
  readonly record: FixedRecord
}

/** Returns the diagnostic of a fault; null for a silent fault. */
export function faultDiagnostic(fault: Fault, { number, text, role, record }: FaultyLine): Diagnostic | null {
  if (isSilent(fault.code)) return null
  const { from, to, literal } = record.fields[fault.field]!
  const field = `${role}.${fault.field}`
  const got = text.slice(from - 1, to)
  return diagnostic(fault.code, { line: number, columns: [from, to], field, expected: literal ?? null, got })
}
