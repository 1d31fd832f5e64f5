import { type LayoutKind, type Manual, variantOf } from '../../banks/index.js'
import { checkBytes, type LocalizedText } from '../../cobranca/index.js'
import { type Direction, isUnsupportedFileError } from '../../febraban/index.js'
import {
  type DiagnosticCode,
  diagnostic,
  diagnosticMessage,
  type FurtherDiagnostics,
  furtherText,
  type Severity,
} from '../../fixed-width/index.js'
import { lineCountOf, type OpenedFile, type OpenOptions, openFile } from '../opened-file.js'
import { isLintOnlyRule, LINT_RULES, type LintRule, lintOnlyMessage } from './rules.js'
import type { Violation } from './violation.js'
import { violationsIn, WHOLE_FILE } from './violations-in.js'

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

/** Result of `lintFile`. */
export interface LintReport {
  /** COMPE number of the bank. Null, like the other properties, if the file is not supported; its only finding explains why. */
  readonly bank: string | null
  readonly bank_name: string | null
  readonly layout: LayoutKind | null
  /** Variant of the layout, if the bank has several. */
  readonly variant?: string
  readonly direction: Direction | null
  /** Manual of the layout. */
  readonly manual: Manual | null
  /** Lines read, including blank lines. */
  readonly lines: number
  /** Number of findings by severity, including those excluded by `severity` and `max`. */
  readonly counts: Readonly<Record<Severity, number>>
  /** In file order; findings about the whole file come last. */
  readonly findings: readonly LintFinding[]
}

export interface LintOptions extends OpenOptions {
  /** Minimum severity. Default: `info`. */
  readonly severity?: Severity
  /** Maximum number of findings. Default: no limit. */
  readonly max?: number
}

/** Most severe first. */
const SEVERITIES: readonly Severity[] = ['error', 'warning', 'info']

/**
 * Checks a remittance or return of any program against the bank's layout: constants and fillers, codes, numbers, dates, tax ids,
 * nosso número, sequences, counters and sums, and records that are missing, unknown or out of place.
 *
 * Remittances are checked as strictly as the bank does; some rules have a lower severity for returns. Never throws because of the content of the file.
 *
 * @throws {ValidationError} if the argument is not a byte array
 * @example
 * const { counts, findings } = lintFile(await readFile('remessa.rem'))
 * for (const { line, columns, message } of findings) console.log(line, columns, message.pt)
 * process.exitCode = counts.error > 0 ? 1 : 0
 */
export function lintFile(bytes: Uint8Array, options: LintOptions = {}): LintReport {
  checkBytes(bytes)
  const { severity = 'info', max = Number.POSITIVE_INFINITY } = options
  const [about, findings] = allOf(bytes, options)
  const counts = { error: 0, warning: 0, info: 0 }
  for (const { severity, further } of findings) counts[severity] += further?.count ?? 1
  const wanted = findings.filter((finding) => SEVERITIES.indexOf(finding.severity) <= SEVERITIES.indexOf(severity))
  return { ...about, counts, findings: wanted.sort(inOrder).slice(0, max) }
}

type About = Omit<LintReport, 'counts' | 'findings'>

const UNREAD: About = { bank: null, bank_name: null, layout: null, direction: null, manual: null, lines: 0 }

function allOf(bytes: Uint8Array, options: OpenOptions): [About, LintFinding[]] {
  try {
    const opened = openFile(bytes, options)
    const { bank, layout, direction, dialect, file } = opened
    const { manual } = dialect
    const about = { bank: bank.number, bank_name: bank.name, layout, ...variantOf(dialect), direction, manual }
    return [{ ...about, lines: lineCountOf(file) }, findingsIn(opened, options.maxDiagnostics)]
  } catch (error) {
    if (!isUnsupportedFileError(error)) throw error
    // The direction does not matter: the rule is an error in both.
    const found = findingOf({ ...WHOLE_FILE, rule: 'unsupported_file' }, 'return', null)
    const message = { pt: error.message, en: error.english }
    return [UNREAD, found.map((finding) => ({ ...finding, message }))]
  }
}

/** Returns all findings of an opened file, unordered. The parameters are those of {@link violationsIn}. */
export function findingsIn(...[opened, max, ends]: Parameters<typeof violationsIn>): LintFinding[] {
  const sourceOf = sourcesOf(opened)
  return violationsIn(opened, max, ends).flatMap((violation) =>
    findingOf(violation, opened.direction, sourceOf(violation)),
  )
}

/** Sorts by line and column: a whole line before its columns, the whole file last. */
const inOrder = (a: LintFinding, b: LintFinding): number =>
  (a.line ?? Number.POSITIVE_INFINITY) - (b.line ?? Number.POSITIVE_INFINITY) ||
  (a.columns?.[0] ?? 0) - (b.columns?.[0] ?? 0) ||
  0

function findingOf(violation: Violation, direction: Direction, source: string | null): LintFinding[] {
  const severity = LINT_RULES[violation.rule][direction]
  return severity === null ? [] : [{ ...violation, severity, message: messageOf(violation), source }]
}

function messageOf(violation: Violation): LocalizedText {
  const { rule, further } = violation
  if (further !== undefined) return { pt: furtherText(rule, further, 'pt'), en: furtherText(rule, further, 'en') }
  if (isLintOnlyRule(rule)) return lintOnlyMessage(rule, violation)
  const { expected, found: got, ...where } = violation
  const readerDiagnostic = diagnostic(rule as DiagnosticCode, { ...where, expected, got })
  return { pt: readerDiagnostic.message, en: diagnosticMessage(readerDiagnostic, 'en') }
}

/** Returns the source of a violated rule: the pages of the record, or the whole manual. */
function sourcesOf({ dialect: { layout, manual }, file: { lines } }: OpenedFile): (violation: Violation) => string {
  const whole = `${manual.title} (${manual.version})`
  const roles = new Map(lines.map(({ number, role }) => [number, role]))
  return ({ field, line }) => {
    const role = field?.split('.')[0] ?? (line === null ? undefined : roles.get(line))
    return (role == null ? undefined : layout.records[role])?.source ?? whole
  }
}
