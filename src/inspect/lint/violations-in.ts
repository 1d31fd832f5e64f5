import { fittingRecord, isKnown } from '../../banks/index.js'
import {
  Counted,
  type Diagnostic,
  type FileLayout,
  type FileLine,
  isSingle,
  recordIn,
  singleLines,
} from '../../fixed-width/index.js'
import type { OpenedFile } from '../opened-file.js'
import { checkCharacters, checkLineEnds } from './check-bytes.js'
import { checkFields, type Headers } from './check-fields.js'
import { nearestRecords } from './nearest-record.js'
import type { LintRule } from './rules.js'
import { type Violation, violationAt } from './violation.js'

/**
 * Returns the violations of a file: the diagnostics of the reader and the rules that only lint checks. The first ones of a rule and record are complete,
 * further ones are counted.
 *
 * @param ends violations of the line ends. Default: those of the lines of the file
 */
export function violationsIn(
  opened: OpenedFile,
  max?: number,
  ends: readonly Violation[] = checkLineEnds(opened.file.lines),
): Violation[] {
  const { dialect, file, diagnostics } = opened
  const { layout } = dialect
  // Many short lines that are kept as one line resemble no record.
  const unknown = new Map<number | null, FileLine>(
    file.lines.filter((line) => line.role === null && isSingle(line)).map((line) => [line.number, line] as const),
  )
  const violations = diagnostics.map((diagnostic) =>
    diagnostic.code === 'unknown_record' && diagnostic.further === undefined
      ? unknownRecord(diagnostic, layout, unknown.get(diagnostic.line))
      : violationOf(diagnostic),
  )
  const counted = new Counted<LintRule>(max)
  const add = (more: Iterable<Violation>): void => {
    for (const violation of more)
      if (!counted.counts(violation.rule, recordIn(violation.field), violation.line)) violations.push(violation)
  }
  let headers: Headers = { header: null, lot_header: null }
  for (const line of singleLines(file.lines)) {
    add(checkCharacters(line))
    if (!isKnown(line)) continue
    if (line.role === layout.structure.header) headers = { header: line, lot_header: null }
    if (line.role === layout.structure.lot?.header) headers = { ...headers, lot_header: line }
    add(checkFields(line, fittingRecord(dialect, line), dialect.checked ?? [], headers))
  }
  add(ends)
  if (opened.direction === 'remittance') add(unknownMovements(opened))
  for (const [rule, further] of counted.further())
    violations.push({ ...WHOLE_FILE, rule, line: further.first_line, further })
  return violations
}

/** No place in a file. */
export const WHOLE_FILE = { line: null, columns: null, field: null, expected: null, found: null } as const

const violationOf = ({ code, line, columns, field, expected, got, further }: Diagnostic): Violation => ({
  rule: code,
  line,
  columns,
  field,
  expected,
  found: got,
  ...(further === undefined ? {} : { further }),
})

/** Reports an unknown record with the expected content of the nearest records. */
function unknownRecord(diagnostic: Diagnostic, layout: FileLayout, line: FileLine | undefined): Violation {
  if (line === undefined) return violationOf(diagnostic)
  const { columns, expected } = nearestRecords(layout, line.raw)
  const [from, to] = columns
  return { ...violationOf(diagnostic), columns, expected: expected.join(', '), found: line.raw.slice(from - 1, to) }
}

type OpenedRemittance = Extract<OpenedFile, { direction: 'remittance' }>

function* unknownMovements({ titles, dialect: { layout } }: OpenedRemittance): Generator<Violation> {
  for (const { line, occurrence, occurrence_detail, fields } of titles) {
    if (occurrence_detail !== null) continue
    const [main] = Object.keys(fields)
    const { from, to } = layout.records[main!]!.fields['movement']!
    // Blank columns are read as an empty text.
    const found = occurrence.padEnd(to - from + 1)
    yield violationAt('unknown_movement', line, [from, to], { field: `${main}.movement`, found })
  }
}
