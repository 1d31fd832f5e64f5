import type { LintRule } from './rules.js'

/** A rule that was broken, and where: what it says, and how grave it is, stands in the table of rules. */
export interface Offence {
  readonly rule: LintRule
  /** 1-based; null when it is about the whole file. */
  readonly line: number | null
  /** First and last column, 1-based, when it is about columns. */
  readonly columns: readonly [number, number] | null
  /** `record.field`, when it is about a field. */
  readonly field: string | null
  readonly expected: string | null
  readonly found: string | null
}

/** An offence about columns of a line, and nothing else yet. */
export const offenceAt = (
  rule: LintRule,
  line: number,
  columns: readonly [number, number],
  more: Partial<Pick<Offence, 'field' | 'expected' | 'found'>> = {},
): Offence => ({ rule, line, columns, field: null, expected: null, found: null, ...more })
