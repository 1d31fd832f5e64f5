import { fittingRecord, isKnown, type RecordLine } from '../../banks/index.js'
import { type Diagnostic, type FileLayout, type FileLine, faultDiagnostic } from '../../fixed-width/index.js'
import type { OpenedFile } from '../opened-file.js'
import { checkCharacters, checkLineEnds } from './check-bytes.js'
import { checkFields, type Headers } from './check-fields.js'
import { nearestRecords } from './nearest-record.js'
import { type Violation, violationAt } from './violation.js'

/** Returns all violations of a file: the diagnostics of the reader and the rules that only lint checks. */
export function violationsIn(opened: OpenedFile): Violation[] {
  const { dialect, file, diagnostics } = opened
  const { layout } = dialect
  const unknown = new Map<number | null, FileLine>(
    file.lines.filter(({ role }) => role === null).map((line) => [line.number, line] as const),
  )
  /** Lines that fit another descriptor than the one the reader used: the diagnostics of their fields do not apply. */
  const reread = new Map<number | null, RecordLine>()
  const violations: Violation[] = []
  const add = (more: Iterable<Violation>): void => {
    for (const violation of more) violations.push(violation)
  }
  let headers: Headers = { header: null, lot_header: null }
  for (const line of file.lines) {
    add(checkCharacters(line))
    if (!isKnown(line)) continue
    if (line.role === layout.structure.header) headers = { header: line, lot_header: null }
    if (line.role === layout.structure.lot?.header) headers = { ...headers, lot_header: line }
    const fitting = fittingRecord(dialect, line)
    add(checkFields(line, fitting, dialect.checked ?? [], headers))
    if (fitting.faults === line.faults) continue
    reread.set(line.number, line)
    for (const fault of fitting.faults) {
      const diagnostic = faultDiagnostic(fault, { ...line, ...fitting })
      if (diagnostic !== null) violations.push(violationOf(diagnostic))
    }
  }
  for (const diagnostic of diagnostics) {
    if (diagnostic.code === 'unknown_record')
      violations.push(unknownRecord(diagnostic, layout, unknown.get(diagnostic.line)))
    else if (!isFaultOf(reread.get(diagnostic.line), diagnostic)) violations.push(violationOf(diagnostic))
  }
  add(checkLineEnds(file.lines))
  if (opened.direction === 'remittance') add(unknownMovements(opened))
  return violations
}

const isFaultOf = (line: RecordLine | undefined, { code, field }: Diagnostic): boolean =>
  line?.faults.some((fault) => fault.code === code && `${line.role}.${fault.field}` === field) === true

const violationOf = ({ code, line, columns, field, expected, got }: Diagnostic): Violation => ({
  rule: code,
  line,
  columns,
  field,
  expected,
  found: got,
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
