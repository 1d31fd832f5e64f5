import { type FileLayout, fieldAt, type Measure } from '../define/layout.js'
import type { FieldValue } from '../interpreter.js'
import type { DiagnosticLog } from './diagnostic-log.js'
import type { FileLine, ReadLine } from './file-line.js'
import type { Role } from './roles.js'
import { type ValueRow, valueIn } from './row.js'
import type { Tallies } from './tallies.js'

/** The file and the lot that the current lines are in: their headers, trailers, constants and totals. */
export class FileScope {
  /** `missing`: titles have come without a header. */
  private header: 'awaited' | 'missing' | 'read' = 'awaited'
  /** `passed`: lines have come after the trailer. */
  private trailer: 'awaited' | 'read' | 'passed' = 'awaited'
  /** Values of the header of the file; null before the first header. */
  headerRow: ValueRow | null = null
  /** The header of the file, if it has totals. */
  private headerTotals: { readonly line: ReadLine; readonly role: Role; readonly row: ValueRow } | null = null
  /** Number of the lot; null in a lot without a header. */
  lotNumber: string | null = null
  /** Values of the file constants so far, from the first record that has them. Never changed in place: a fast reader keeps them. */
  constants: ReadonlyMap<string, FieldValue> = new Map()

  constructor(
    private readonly layout: FileLayout,
    private readonly roles: ReadonlyMap<string, Role>,
    private readonly log: DiagnosticLog,
    private readonly tallies: Tallies,
  ) {}

  get awaitsHeader(): boolean {
    return this.header === 'awaited'
  }

  get awaitsTrailer(): boolean {
    return this.trailer === 'awaited'
  }

  /** Notes a line that is no header of a file. */
  passLine({ number }: FileLine, { name }: Role): void {
    if (this.header === 'awaited') {
      this.header = 'missing'
      this.log.report('missing_header', { line: number })
    }
    if (this.trailer === 'read') {
      this.trailer = 'passed'
      this.log.report('unexpected_record', { line: number, got: name, expected: 'antes do trailer' })
    }
  }

  /** @param isRepeated whether the header was read before */
  startFile(line: ReadLine, role: Role, row: ValueRow, isRepeated: boolean): void {
    if (this.header !== 'awaited') {
      // The line of this header is already counted, but is not of the file before it.
      this.tallies.countLines(-1)
      this.checkHeaderTotals()
      this.reportSecondHeader(line.number, isRepeated)
      this.endLot(line)
      this.checkTitles(line.number)
      this.tallies.startFile()
    }
    this.header = 'read'
    this.trailer = 'awaited'
    this.headerRow = line.row
    this.headerTotals = role.totals.length === 0 || line.misplaced ? null : { line, role, row }
    this.constants = new Map()
    this.checkVersion(line, role)
    this.checkKind(line)
  }

  startLot(line: ReadLine, role: Role, row: ValueRow): void {
    this.endLot(line)
    this.tallies.startLot()
    this.lotNumber = role.lotIndex < 0 ? null : String(row[role.lotIndex])
    this.checkVersion(line, role)
  }

  /** Opens a lot for lines without a lot header. Returns false if the line is in a lot, or the layout has no lots. */
  openLot({ number }: FileLine): boolean {
    if (this.layout.structure.lot === undefined || this.tallies.isInLot) return false
    this.log.report('missing_lot_header', { line: number })
    this.tallies.startUnnamedLot()
    this.lotNumber = null
    return true
  }

  /** Ends a lot without its trailer. */
  endLot({ number }: Pick<FileLine, 'number'>): void {
    if (!this.tallies.isInLot) return
    this.log.report('missing_lot_trailer', { line: number })
    this.tallies.endLot()
  }

  /** Reads the trailer of a lot. */
  closeLot(line: FileLine, role: Role, row: ValueRow): void {
    this.tallies.countInLot()
    if (!this.tallies.isInLot) this.log.report('missing_lot_header', { line: line.number })
    this.checkTotals(line, role, row)
    this.tallies.endLot()
  }

  /** Reads the trailer of the file. */
  closeFile(line: FileLine, role: Role, row: ValueRow): void {
    this.endLot(line)
    this.checkTotals(line, role, row)
    if (this.trailer === 'awaited') this.trailer = 'read'
  }

  /** Checks the values of a line that the whole file or lot shares. */
  checkShared(line: FileLine, role: Role, row: ValueRow): void {
    for (const { name, index } of role.constants) {
      const value = row[index]!
      const first = this.constants.get(name)
      if (first === undefined) this.constants = new Map(this.constants).set(name, value)
      else if (value !== first)
        this.log.reportField('constant_mismatch', line, role, name, String(value), String(first))
    }
    if (role.lotIndex < 0 || role.part === 'header' || role.part === 'trailer') return
    const number = row[role.lotIndex]
    if (this.lotNumber !== null && typeof number === 'string' && number !== this.lotNumber) {
      const { number: path } = this.layout.structure.lot!
      this.log.reportField('lot_number_mismatch', line, role, path, number, this.lotNumber)
    }
  }

  /** Checks the end of the last file. */
  end(): void {
    this.checkHeaderTotals()
    this.checkTitles(null)
    if (this.tallies.isEmpty) this.log.report('empty_file')
    else if (this.trailer === 'awaited') {
      if (this.tallies.isInLot) this.log.report('missing_lot_trailer')
      if (this.layout.structure.trailer !== undefined) this.log.report('missing_trailer')
    }
  }

  /** Checks the totals of the current header, after the lines of its file. */
  private checkHeaderTotals(): void {
    const { headerTotals } = this
    this.headerTotals = null
    if (headerTotals !== null) this.checkTotals(headerTotals.line, headerTotals.role, headerTotals.row)
  }

  /** A file may have no titles. But if a file has other details and no titles, its titles were not recognised. */
  private checkTitles(line: number | null): void {
    const { linesWithoutTitle } = this.tallies
    if (linesWithoutTitle > 0) this.log.report('no_known_title', { line, got: String(linesWithoutTitle) })
  }

  private checkTotals(line: FileLine, role: Role, row: ValueRow): void {
    const measure = (of: Measure): number | null => this.tallies.measure(of)
    for (const total of role.totals) {
      const value = valueIn(row, total.index)
      const counted = measure(total.equals)
      if (value === counted || counted === null) continue
      if (total.accepts?.some((other) => value === measure(other)) === true) continue
      if (total.optional === true && (value === 0 || value === null)) continue
      this.log.reportField('total_mismatch', line, role, total.name, String(value ?? ''), String(counted))
    }
  }

  private reportSecondHeader(line: number, isRepeated: boolean): void {
    if (this.header === 'missing') {
      this.log.report('unexpected_record', { line, got: 'header', expected: 'no começo do arquivo' })
      return
    }
    const isExpected = !isRepeated && this.layout.structure.manyHeaders === true && this.trailer === 'read'
    if (!isExpected) this.log.report(isRepeated ? 'repeated_header' : 'second_header', { line })
  }

  private checkVersion(line: ReadLine, role: Role): void {
    const { version } = role
    if (version === null || line.misplaced) return
    const found = String(line.row[version.index])
    if (version.known.includes(found)) return
    const code = version.ofOther?.includes(found) ? 'version_of_other_layout' : 'unknown_version'
    this.log.reportField(code, line, role, version.name, found, version.known.join(', '))
  }

  private checkKind(line: ReadLine): void {
    const { fileKind } = this.layout
    if (fileKind === undefined) return
    const { role, field: name } = fieldAt(this.layout, fileKind.field)
    const field = this.layout.records[role]!.fields[name]!
    const found = line.raw.slice(field.from - 1, field.to)
    if (found === fileKind.usual || /^[0 ]*$/.test(found)) return
    const code = Object.hasOwn(fileKind.report, found) ? fileKind.report[found]! : 'unexpected_literal'
    this.log.reportField(code, line, this.roles.get(role)!, name, field.codes?.[found] ?? found, fileKind.usual)
  }
}
