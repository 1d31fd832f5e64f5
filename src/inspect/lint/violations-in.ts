import { type Diagnostic, type FileLayout, type FileLine, singleLines } from '../../fixed-width/index.js'
import type { OpenedFile } from '../opened-file.js'
import { checkLineEnds } from './check-bytes.js'
import { nearestRecords } from './nearest-record.js'
import { checkMovement, LineChecks, OwnViolations } from './own-violations.js'
import type { Violation } from './violation.js'

/**
 * Returns the violations of a file: the diagnostics of the reader and the rules that only lint checks. The first ones of a rule and record are complete,
 * further ones are counted. It is the specification of {@link LintReader}.
 *
 * @param ends violations of the line ends. Default: those of the lines of the file
 */
export function violationsIn(
  opened: OpenedFile,
  max?: number,
  ends: readonly Violation[] = checkLineEnds(opened.file.lines),
): Violation[] {
  const { dialect, file, diagnostics } = opened
  const wanted = new Set(diagnostics.flatMap((each) => (isUnknownRecord(each) ? [each.line] : [])))
  const texts = unknownTexts(file.lines, (line) => wanted.has(line))
  const own = new OwnViolations(max)
  const checks = new LineChecks(dialect, own)
  for (const line of file.lines) checks.add(line)
  own.add(ends)
  if (opened.direction === 'remittance')
    for (const part of file.parts) if (part.type === 'title') own.add(checkMovement(part.title, opened.dialect))
  return [
    ...diagnostics.map((each) => violationOf(each, dialect.layout, texts.get(each.line!))),
    ...own.kept,
    ...own.further(),
  ]
}

/** Whether a diagnostic is about one line of an unknown record. */
const isUnknownRecord = ({ code, further }: Diagnostic): boolean => code === 'unknown_record' && further === undefined

/** Returns the texts of wanted lines that have no record, by number. */
export function unknownTexts(lines: Iterable<FileLine>, isWanted: (line: number) => boolean): Map<number, string> {
  const texts = new Map<number, string>()
  for (const line of lines) {
    if (line.role !== null) continue
    for (const { number, raw } of singleLines([line])) if (isWanted(number)) texts.set(number, raw)
  }
  return texts
}

/**
 * Returns the violation of a diagnostic. An unknown record has the expected content of the nearest records.
 *
 * @param text the line of an unknown record
 */
export function violationOf(diagnostic: Diagnostic, layout: FileLayout, text: string | undefined): Violation {
  const { code, line, columns, field, expected, got, further } = diagnostic
  const violation = { rule: code, line, columns, field, expected, found: got }
  if (further !== undefined) return { ...violation, further }
  if (text === undefined || !isUnknownRecord(diagnostic)) return violation
  const nearest = nearestRecords(layout, text)
  if (nearest === null) return violation
  const [from, to] = nearest.columns
  return { ...violation, columns: [from, to], expected: nearest.expected.join(', '), found: text.slice(from - 1, to) }
}
