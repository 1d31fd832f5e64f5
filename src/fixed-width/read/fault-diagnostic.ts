import type { FixedRecord } from '../define/record.js'
import type { LayoutWords } from '../words/layout-words.js'
import { type Details, type Diagnostic, diagnostic } from './diagnostics.js'
import { type Fault, isSilent } from './faults.js'

/** A line with a fault. */
export interface FaultyLine {
  readonly number: number
  readonly text: string
  readonly role: string
  readonly record: FixedRecord
}

/**
 * Returns the diagnostic of a fault; null for a silent fault.
 *
 * @param words the words of the line's layout
 */
export const faultDiagnostic = (fault: Fault, line: FaultyLine, words: LayoutWords | undefined): Diagnostic | null =>
  isSilent(fault.code) ? null : diagnostic(fault.code, faultDetails(fault, line), words)

/** Returns the place and the content of a fault. */
export function faultDetails({ field: name }: Fault, { number, text, role, record }: FaultyLine): Partial<Details> {
  const { from, to, literal } = record.fields[name]!
  const got = text.slice(from - 1, to)
  return { line: number, columns: [from, to], field: `${role}.${name}`, expected: literal ?? null, got }
}
