import type { FurtherDiagnostics } from '../../fixed-width/index.js'
import type { LintRule } from './rules.js'

/** A broken rule and its place. The table of rules contains the message and the severity. */
export interface Violation {
  readonly rule: LintRule
  /** 1-based; null for the whole file. */
  readonly line: number | null
  /** First and last column, 1-based; null for the whole line. */
  readonly columns: readonly [number, number] | null
  /** `record.field`; null if the violation is not about a field. */
  readonly field: string | null
  readonly expected: string | null
  readonly found: string | null
  /** The further violations of the rule, which are only counted. Absent for a violation of one place. */
  readonly further?: FurtherDiagnostics
}

/** Creates a violation in some columns of a line. */
export const violationAt = (
  rule: LintRule,
  line: number,
  columns: readonly [number, number],
  more: Partial<Pick<Violation, 'field' | 'expected' | 'found'>> = {},
): Violation => ({ rule, line, columns, field: null, expected: null, found: null, ...more })

/** No place in a file. */
export const WHOLE_FILE = { line: null, columns: null, field: null, expected: null, found: null } as const
