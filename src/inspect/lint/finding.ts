/** Findings: violations with their severity, message and source. */
import type { Dialect } from '../../banks/index.js'
import type { LocalizedText } from '../../cobranca/index.js'
import type { Direction } from '../../febraban/index.js'
import {
  type DiagnosticCode,
  diagnostic,
  diagnosticMessage,
  type FurtherDiagnostics,
  fieldLabel,
  furtherText,
  type LayoutWords,
  type Severity,
} from '../../fixed-width/index.js'
import { isLintOnlyRule, LINT_RULES, type LintRule, lintOnlyMessage } from './rules.js'
import type { Violation } from './violation.js'

/** Violation of a rule at one place of a file. */
export interface LintFinding {
  /** Code of the rule, a key of {@link LINT_RULES}. */
  readonly rule: LintRule
  readonly severity: Severity
  /** 1-based line; null for the whole file. */
  readonly line: number | null
  /** First and last column, 1-based; null for the whole line. */
  readonly columns: readonly [number, number] | null
  /** `record.field`; null if the finding is not about a field. */
  readonly field: string | null
  /** Label of the field; null if the finding is not about a field. */
  readonly label: LocalizedText | null
  readonly expected: string | null
  /** Content of the file. May contain personal data. */
  readonly found: string | null
  /** The problem and how to fix it. */
  readonly message: LocalizedText
  /** The further findings of the rule, which are only counted. Absent for a finding of one place. */
  readonly further?: FurtherDiagnostics
  /** Manual of the rule, with pages if the finding is about one record; null if the file is not supported. */
  readonly source: string | null
}

/** Returns the findings of violations in a file. Rules without a severity for the direction of the file are left out. */
export function findingsOfViolations(
  violations: readonly Violation[],
  { direction, dialect: { layout, manual } }: { readonly direction: Direction; readonly dialect: Dialect },
  roleOfLine: (line: number) => string | null | undefined,
): LintFinding[] {
  const whole = `${manual.title} (${manual.version})`
  return violations.flatMap((violation) => {
    const { field, line } = violation
    const role = field?.split('.')[0] ?? (line === null ? undefined : roleOfLine(line))
    const source = (role == null ? undefined : layout.records[role])?.source ?? whole
    return findingOf(violation, direction, source, layout.words)
  })
}

/**
 * @param source manual, with the pages of a record or of the whole manual
 * @param words the words of the file's layout
 */
export function findingOf(
  violation: Violation,
  direction: Direction,
  source: string | null,
  words?: LayoutWords,
): LintFinding[] {
  const severity = LINT_RULES[violation.rule][direction]
  if (severity === null) return []
  const label = labelOf(violation.field, words)
  return [{ ...violation, label, severity, message: messageOf(violation, words), source }]
}

function labelOf(path: string | null, words: LayoutWords | undefined): LocalizedText | null {
  if (path === null) return null
  const [record, field] = path.split('.') as [string, string]
  return fieldLabel(record, field, words)
}

function messageOf(violation: Violation, words: LayoutWords | undefined): LocalizedText {
  const { rule, further } = violation
  if (further !== undefined) return { pt: furtherText(rule, further, 'pt'), en: furtherText(rule, further, 'en') }
  if (isLintOnlyRule(rule)) return lintOnlyMessage(rule, violation, words)
  const { expected, found: got, ...where } = violation
  const readerDiagnostic = diagnostic(rule as DiagnosticCode, { ...where, expected, got }, words)
  return { pt: readerDiagnostic.message, en: diagnosticMessage(readerDiagnostic, 'en') }
}
