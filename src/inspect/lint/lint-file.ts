import { type LayoutKind, type Manual, variantOf } from '../../banks/index.js'
import { checkBytes, type LocalizedText } from '../../cobranca/index.js'
import { type Direction, isUnsupportedFileError } from '../../febraban/index.js'
import { type DiagnosticCode, diagnostic, diagnosticMessage, type Severity } from '../../fixed-width/index.js'
import { type OpenedFile, openFile } from '../opened-file.js'
import type { Offence } from './offence.js'
import { offencesIn } from './offences-in.js'
import { isOwnRule, LINT_RULES, type LintRule, ownMessage } from './rules.js'
import { sourcesOf } from './sources-of.js'

/** Something wrong, or worth knowing, in a file: one rule at one place. */
export interface LintFinding {
  /** The code of the rule: one of {@link LINT_RULES}. */
  readonly rule: LintRule
  readonly severity: Severity
  /** 1-based line, or null when it is about the whole file. */
  readonly line: number | null
  /** First and last column, 1-based, when it is about columns. */
  readonly columns: readonly [number, number] | null
  /** `record.field`, when it is about a field. */
  readonly field: string | null
  readonly expected: string | null
  /** What stands there: it may be data of people. */
  readonly found: string | null
  /** What is wrong and what to do. */
  readonly message: LocalizedText
  /** The manual that says so, and its pages where it is about one record; null for a file that could not be read. */
  readonly source: string | null
}

/** What `lintFile` found in one file. */
export interface LintReport {
  /** COMPE number of the bank; this and the rest are null for a file that could not be read: its one finding says why. */
  readonly bank: string | null
  readonly bank_name: string | null
  readonly layout: LayoutKind | null
  /** Which of the bank's dialects of the layout, where it has more than one. */
  readonly variant?: string
  readonly direction: Direction | null
  /** The document that the rules of this file are from. */
  readonly manual: Manual | null
  /** Lines read, blank ones too. */
  readonly lines: number
  /** How many findings there are of each severity, those too that `findings` leaves out. */
  readonly counts: Readonly<Record<Severity, number>>
  /** In the order of the file; what is about the whole of it comes last. */
  readonly findings: readonly LintFinding[]
}

export interface LintOptions {
  /** COMPE number of the bank to read the file by, when its header does not tell or tells wrong. */
  readonly bank?: string
  /** Only findings as grave as this. Default `info`: all. */
  readonly severity?: Severity
  /** The most findings to give. Default: all. */
  readonly max?: number
}

/** The gravest first. */
const SEVERITIES: readonly Severity[] = ['error', 'warning', 'info']

/**
 * Checks a remittance or a return, of any program, by every rule that the bank's layout has: constants and fillers, codes, numbers, dates,
 * tax ids, nosso número, sequences, counters and sums, records that are missing, unknown or out of place.
 *
 * A remittance is held to the layout as a bank would; what a bank sends is judged more mildly. Nothing that is in a file throws.
 *
 * @throws {ValidationError} when it is given no bytes
 * @example
 * const { counts, findings } = lintFile(await readFile('remessa.rem'))
 * for (const { line, columns, message } of findings) console.log(line, columns, message.pt)
 * process.exitCode = counts.error > 0 ? 1 : 0
 */
export function lintFile(bytes: Uint8Array, options: LintOptions = {}): LintReport {
  checkBytes(bytes)
  const { bank, severity = 'info', max = Number.POSITIVE_INFINITY } = options
  const [about, findings] = allOf(bytes, bank)
  const counts = { error: 0, warning: 0, info: 0 }
  for (const finding of findings) counts[finding.severity]++
  const wanted = findings.filter((finding) => SEVERITIES.indexOf(finding.severity) <= SEVERITIES.indexOf(severity))
  return { ...about, counts, findings: wanted.sort(inOrder).slice(0, max) }
}

type About = Omit<LintReport, 'counts' | 'findings'>

const UNREAD: About = { bank: null, bank_name: null, layout: null, direction: null, manual: null, lines: 0 }

function allOf(bytes: Uint8Array, number: string | undefined): [About, LintFinding[]] {
  try {
    const opened = openFile(bytes, number === undefined ? {} : { bank: number })
    const { bank, layout, direction, dialect, file } = opened
    const { manual } = dialect
    const about = { bank: bank.number, bank_name: bank.name, layout, ...variantOf(dialect), direction, manual }
    return [{ ...about, lines: file.lines.length }, findingsIn(opened)]
  } catch (error) {
    if (!isUnsupportedFileError(error)) throw error
    // Which way it goes makes no difference: it is an error either way.
    const found = findingOf({ ...OF_WHOLE_FILE, rule: 'unsupported_file' }, 'return', null)
    const message = { pt: error.message, en: error.english }
    return [UNREAD, found.map((finding) => ({ ...finding, message }))]
  }
}

/** All that is wrong in a file that could be read, in no order. */
export function findingsIn(opened: OpenedFile): LintFinding[] {
  const sourceOf = sourcesOf(opened)
  return offencesIn(opened).flatMap((offence) => findingOf(offence, opened.direction, sourceOf(offence)))
}

const OF_WHOLE_FILE = { line: null, columns: null, field: null, expected: null, found: null } as const

/** By line and column; what is about the whole file behind all lines, and about a whole line before its columns. */
const inOrder = (a: LintFinding, b: LintFinding): number =>
  (a.line ?? Number.POSITIVE_INFINITY) - (b.line ?? Number.POSITIVE_INFINITY) ||
  (a.columns?.[0] ?? 0) - (b.columns?.[0] ?? 0) ||
  0

function findingOf(offence: Offence, direction: Direction, source: string | null): LintFinding[] {
  const severity = LINT_RULES[offence.rule][direction]
  return severity === null ? [] : [{ ...offence, severity, message: messageOf(offence), source }]
}

function messageOf(offence: Offence): LocalizedText {
  const { rule } = offence
  if (isOwnRule(rule)) return ownMessage(rule, offence)
  const { expected, found: got, ...where } = offence
  const told = diagnostic(rule as DiagnosticCode, { ...where, expected, got })
  return { pt: told.message, en: diagnosticMessage(told, 'en') }
}
