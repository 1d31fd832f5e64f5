import { type LayoutKind, type Manual, variantOf } from '../../banks/index.js'
import { checkBytes } from '../../cobranca/index.js'
import { isTurnDue, turn } from '../../code/turns.js'
import { type Direction, headOf, isUnsupportedFileError } from '../../febraban/index.js'
import type { Severity } from '../../fixed-width/index.js'
import { piecesOf } from '../../return/index.js'
import { type FoundFile, foundFile, type OpenOptions } from '../opened-file.js'
import { headOfSource, type OpenSource } from '../source.js'
import { findingOf, findingsOfViolations, type LintFinding } from './finding.js'
import { LintReader } from './lint-reader.js'
import { WHOLE_FILE } from './violation.js'
import { violationsIn } from './violations-in.js'

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
  let found: FoundFile
  try {
    found = foundFile(headOf(bytes), options.bank)
  } catch (error) {
    return unsupported(error, options)
  }
  const reader = new LintReader(found, options)
  for (const piece of piecesOf(bytes)) reader.push(piece)
  return reportOf(found, reader, options)
}

/** Checks a file as {@link lintFile} does, chunk by chunk. */
export async function lintSource(open: OpenSource, options: LintOptions = {}): Promise<LintReport> {
  let found: FoundFile
  try {
    found = foundFile(await headOfSource(open), options.bank)
  } catch (error) {
    return unsupported(error, options)
  }
  const reader = new LintReader(found, options)
  for await (const chunk of open()) {
    for (const piece of piecesOf(chunk)) {
      reader.push(piece)
      if (isTurnDue()) await turn()
    }
  }
  return reportOf(found, reader, options)
}

type About = Omit<LintReport, 'counts' | 'findings'>

const UNREAD: About = { bank: null, bank_name: null, layout: null, direction: null, manual: null, lines: 0 }

function reportOf(found: FoundFile, reader: LintReader, options: LintOptions): LintReport {
  const { bank, layout, direction, dialect } = found
  const { manual } = dialect
  const findings = reader.end()
  const about = { bank: bank.number, bank_name: bank.name, layout, ...variantOf(dialect), direction, manual }
  return counted({ ...about, lines: reader.lineCount }, findings, options)
}

/** @throws the error if it is not about an unsupported file */
function unsupported(error: unknown, options: LintOptions): LintReport {
  if (!isUnsupportedFileError(error)) throw error
  // The direction does not matter: the rule is an error in both.
  const found = findingOf({ ...WHOLE_FILE, rule: 'unsupported_file' }, 'return', null)
  const message = { pt: error.message, en: error.english }
  return counted(
    UNREAD,
    found.map((finding) => ({ ...finding, message })),
    options,
  )
}

function counted(about: About, findings: readonly LintFinding[], options: LintOptions): LintReport {
  const { severity = 'info', max = Number.POSITIVE_INFINITY } = options
  const counts = { error: 0, warning: 0, info: 0 }
  for (const { severity, further } of findings) counts[severity] += further?.count ?? 1
  const wanted = findings.filter((finding) => SEVERITIES.indexOf(finding.severity) <= SEVERITIES.indexOf(severity))
  return { ...about, counts, findings: wanted.sort(inOrder).slice(0, max) }
}

/** Returns all findings of an opened file, unordered. The parameters are those of {@link violationsIn}. */
export function findingsIn(...[opened, max, ends]: Parameters<typeof violationsIn>): LintFinding[] {
  const roles = new Map(opened.file.lines.map(({ number, role }) => [number, role]))
  return findingsOfViolations(violationsIn(opened, max, ends), opened, (line) => roles.get(line))
}

/** Sorts by line and column: a whole line before its columns, the whole file last. */
const inOrder = (a: LintFinding, b: LintFinding): number =>
  (a.line ?? Number.POSITIVE_INFINITY) - (b.line ?? Number.POSITIVE_INFINITY) ||
  (a.columns?.[0] ?? 0) - (b.columns?.[0] ?? 0) ||
  0
