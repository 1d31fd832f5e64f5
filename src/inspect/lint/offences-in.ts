import { fittingRecord, isKnown, type RecordLine } from '../../banks/index.js'
import { type Diagnostic, type FileLayout, type FileLine, faultDiagnostic } from '../../fixed-width/index.js'
import type { OpenedFile } from '../opened-file.js'
import { checkCharacters, checkLineEnds } from './check-bytes.js'
import { checkFields, type Headers } from './check-fields.js'
import { nearestRecords } from './nearest-record.js'
import { type Offence, offenceAt } from './offence.js'

/** Every rule that a file breaks: what its reader told, and what only lint asks. */
export function offencesIn(opened: OpenedFile): Offence[] {
  const { dialect, file, diagnostics } = opened
  const { layout } = dialect
  const unknown = new Map<number | null, FileLine>(
    file.lines.filter(({ role }) => role === null).map((line) => [line.number, line] as const),
  )
  /** Lines of another descriptor than the one that they were read by: what was told of their fields is not so. */
  const reread = new Map<number | null, RecordLine>()
  const offences: Offence[] = []
  const add = (more: Iterable<Offence>): void => {
    for (const offence of more) offences.push(offence)
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
      const told = faultDiagnostic(fault, { ...line, ...fitting })
      if (told !== null) offences.push(offenceOf(told))
    }
  }
  for (const told of diagnostics) {
    if (told.code === 'unknown_record') offences.push(unknownRecord(told, layout, unknown.get(told.line)))
    else if (!isFaultOf(reread.get(told.line), told)) offences.push(offenceOf(told))
  }
  add(checkLineEnds(file.lines))
  if (opened.direction === 'remittance') add(unknownMovements(opened))
  return offences
}

const isFaultOf = (line: RecordLine | undefined, { code, field }: Diagnostic): boolean =>
  line?.faults.some((fault) => fault.code === code && `${line.role}.${fault.field}` === field) === true

const offenceOf = ({ code, line, columns, field, expected, got }: Diagnostic): Offence => ({
  rule: code,
  line,
  columns,
  field,
  expected,
  found: got,
})

/** A record that none claims: the columns that speak against it, and what would stand there in the records that come nearest. */
function unknownRecord(told: Diagnostic, layout: FileLayout, line: FileLine | undefined): Offence {
  if (line === undefined) return offenceOf(told)
  const { columns, expected } = nearestRecords(layout, line.raw)
  const [from, to] = columns
  return { ...offenceOf(told), columns, expected: expected.join(', '), found: line.raw.slice(from - 1, to) }
}

type OpenedRemittance = Extract<OpenedFile, { direction: 'remittance' }>

function* unknownMovements({ titles, dialect: { layout } }: OpenedRemittance): Generator<Offence> {
  for (const { line, movement, movement_detail, fields } of titles) {
    if (movement_detail !== null) continue
    const [main] = Object.keys(fields)
    const { from, to } = layout.records[main!]!.fields['movement']!
    yield offenceAt('unknown_movement', line, [from, to], { field: `${main}.movement`, found: movement })
  }
}
