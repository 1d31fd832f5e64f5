/**
 * Reads the lines of a file as records and titles, by its layout. Keeps only the current title in memory.
 *
 * A line becomes columns, a role, a row and a part, in this order; each step is a class or function of its own. Records belong to a title by lot, order, line
 * number and link fields ({@link TitleAssembler}).
 */

import type { Engine } from '../codec.js'
import type { AnyField } from '../define/field.js'
import { claimsOf, type FileLayout } from '../define/layout.js'
import type { FixedRecord } from '../define/record.js'
import { once } from '../once.js'
import type { CharsetOption } from './charset.js'
import { type Columns, columnsOfLine } from './columns.js'
import type { DiagnosticLimit } from './counted.js'
import { DiagnosticLog } from './diagnostic-log.js'
import { type FaultyLine, faultDetails, faultDiagnostic } from './fault-diagnostic.js'
import { type Fault, isSilent } from './faults.js'
import { lineSourceOf, ReadLine, unknownLine } from './file-line.js'
import { FileScope } from './file-scope.js'
import { type FileBoundary, FileSeams } from './file-seams.js'
import { isBlank, ShortLines } from './fragments.js'
import { joinedLength, joinedLines } from './joined-lines.js'
import { LineNumbers } from './line-numbers.js'
import type { ByteLine } from './lines.js'
import { Margins } from './margins.js'
import { type Misplacement, misplacementOf, namesIn } from './misplacement/index.js'
import { OtherLots } from './other-lots.js'
import type { Part } from './parts.js'
import { type AssumedRun, continuesFrom, type ReadRegular, type RegularState } from './regular-run.js'
import { isEnd, isOfTitle, type Role, rolesOf } from './roles.js'
import type { ValueRow } from './row.js'
import { Tallies } from './tallies.js'
import { TitleAssembler } from './title-assembler.js'

export interface ReaderOptions extends DiagnosticLimit {
  readonly charset?: CharsetOption
  readonly engine?: Engine
  /** Fields of titles, by `role.field`, that a line must have. A line that ends before one of them is cut. Default: all amounts and dates of titles. */
  readonly needed?: ReadonlySet<string>
  /** Detects other files after a second header. Default: all lines have the layout of the reader. */
  readonly boundary?: FileBoundary
  /**
   * Whether the diagnostics of all faults are kept whole, for a caller that replaces some of them.
   *
   * @internal
   */
  readonly keepsFaults?: boolean
}

/** Options of {@link FileReader}. */
interface FileReaderOptions extends Omit<ReaderOptions, keyof DiagnosticLimit> {
  /** Collects the diagnostics. */
  readonly log?: DiagnosticLog
  /** Whether lines that belong to no title and are no header or trailer are left out of the parts. */
  readonly ignoresStrays?: boolean
  /** Called for each line, in the order of the file; for lines of no record not with `ignoresStrays`. Titles, which are parts, come after their lines. */
  readonly onLine?: (line: ReadLine) => void
}

const NO_FAULTS: readonly Fault[] = []
const NO_FIELDS: ReadonlySet<string> = new Set()

/** Reads the lines of one file. Feed it every line, then {@link end}. */
export class FileReader {
  private readonly roles: ReadonlyMap<string, Role>
  private readonly log: DiagnosticLog
  private readonly tallies = new Tallies()
  private readonly margins: Margins
  private readonly numbers: LineNumbers
  private readonly scope: FileScope
  private readonly seams: FileSeams
  private readonly otherLots = new OtherLots()
  private readonly shortLines: ShortLines
  private readonly titles: TitleAssembler
  private faults: Fault[] = []
  /** Blank lines after a held line. */
  private readonly waiting: ReadLine[] = []

  /** @param onPart called for every line or complete title, before diagnostics of later lines */
  constructor(
    readonly layout: FileLayout,
    private readonly onPart: (part: Part<ReadLine>) => void,
    private readonly options: FileReaderOptions = {},
  ) {
    const roles = rolesOf(layout, options.engine ?? 'compiled')
    const log = options.log ?? new DiagnosticLog()
    log.words = layout.words
    this.roles = roles
    this.log = log
    this.margins = new Margins(layout.width)
    this.numbers = new LineNumbers(layout, log)
    this.scope = new FileScope(layout, roles, log, this.tallies)
    this.seams = new FileSeams(options.boundary)
    this.shortLines = new ShortLines(layout, options.charset, options.ignoresStrays === true ? null : this.passUnread)
    this.titles = new TitleAssembler(layout, roles, log, (title) => onPart({ type: 'title', title }))
  }

  /** Reads one line. */
  push(line: ByteLine): void {
    if (this.pushShort(line)) return
    if (this.seams.isHolding && !this.beginsFile(line)) this.hold(line)
    else {
      this.release()
      this.pushLine(line)
    }
  }

  /** Ends what refers to bytes that the caller reuses for the next chunk. Needed only if lines of no record are passed on. */
  endChunk(): void {
    this.shortLines.endRun()
  }

  /** Whether no later line can add to the lines up to `line`: a diagnostic, or a record of a title. Totals of headers are checked at the end of the file. */
  hasPassed(line: number): boolean {
    return !this.isHolding && this.titles.openLine > line
  }

  /** Whether lines wait for a decision of a later line. Otherwise no later line can add a diagnostic to a line of no record. */
  get isHolding(): boolean {
    return this.seams.isHolding || this.otherLots.isHolding
  }

  /** Ends the file. */
  end(): void {
    this.release()
    this.decideLot(true)
    this.shortLines.endRun()
    this.passWaiting(Number.POSITIVE_INFINITY)
    this.titles.close()
    this.scope.end()
  }

  /** Counts lines of a lot of another service that were not kept. Call it only after such a line, for lines that begin no title and end no lot. */
  countSkipped(lines: number): void {
    this.decideLot(false)
    this.tallies.countLines(lines)
  }

  /**
   * Lets a fast reader read the next regular titles, and counts them.
   *
   * @returns false if no title was read; always before the header, outside a lot, and after unknown lines
   */
  readRegular(read: ReadRegular): boolean {
    const state = this.regularState
    const run = state === null ? null : read(state, this.closeBeforeRun)
    if (run === null) return false
    this.tallies.countRun(run)
    this.titles.continueAfter(run, this.scope.lotNumber)
    this.numbers.continueWith(run.nextSequence)
    return true
  }

  /** Counts titles that were read separately. Returns false, and changes nothing, if they do not continue the current state. */
  acceptRun(run: AssumedRun): boolean {
    return this.readRegular((state, begin) => {
      if (!continuesFrom(run, state)) return null
      begin()
      return run
    })
  }

  private readonly closeBeforeRun = (): void => this.titles.close()

  private get regularState(): RegularState | null {
    const { scope, titles, seams, margins } = this
    const { constants, headerRow: header, lotNumber: lot } = scope
    const sequence = this.numbers.expected
    if (scope.awaitsHeader || !scope.awaitsTrailer || sequence === null) return null
    if (this.layout.structure.lot !== undefined && (!this.tallies.isInLot || lot === null)) return null
    if (seams.isHolding || seams.isInOtherFile || !titles.isFreeFrom(sequence)) return null
    return { sequence, lot, constants, header, previous: titles.previousMain, padding: margins.padding }
  }

  /**
   * Reads a line that is blank or a fragment, in little time: a damaged file may have millions of them. False for another line, and for the first short lines of
   * a file: they are read like all others.
   */
  private pushShort(line: ByteLine): boolean {
    const { shortLines } = this
    if (!shortLines.has(line)) return false
    if (isBlank(line)) {
      this.pushBlank(line)
      return true
    }
    if (!shortLines.areMany || this.seams.isHolding) {
      shortLines.pass()
      return false
    }
    const { text: raw, role: name } = shortLines.read(line)
    if (raw.trim() === '') {
      this.pushBlank(line)
      return true
    }
    if (this.seams.begins(raw)) return false
    const known = name === null ? undefined : this.roles.get(name)
    // Inside a file, a header is a whole line.
    const role = known?.part === 'header' && !this.scope.awaitsHeader ? undefined : known
    this.decideLot(role?.part === 'main' || isEnd(role))
    if (role !== undefined && this.readsShort(role)) return false
    if (this.otherLots.isInOther) this.tallies.countLines(1)
    else if (!this.seams.isInOtherFile) this.readFragment(line, raw.length, role)
    shortLines.keep(line)
    return true
  }

  /** Whether a short line decides what the lines after it belong to, or may only be trimmed. Such lines are few: each is read once before whole lines follow. */
  private readsShort({ part, name }: Role): boolean {
    if (this.otherLots.isInOther) return part !== 'companion' && part !== 'loose'
    switch (part) {
      case 'header':
        return true
      case 'lot_trailer':
        return this.tallies.isInLot
      case 'trailer':
        return this.scope.awaitsTrailer
      case 'companion':
        return this.titles.lacks(name)
      default:
        return false
    }
  }

  /** Counts a fragment like the line that it was, and reports it. */
  private readFragment(line: ByteLine, length: number, role: Role | undefined): void {
    const { number } = line
    if (role?.part === 'main') this.titles.close()
    this.tallies.countLines(1)
    this.tallies.countInLot()
    if (this.log.keeps('line_too_short', null, number))
      this.log.keep('line_too_short', { line: number, expected: String(this.layout.width), got: String(length) })
    this.titles.passUnknown()
    if (role === undefined) {
      this.numbers.passUnknown()
      this.tallies.countStray()
      if (this.log.keeps('unknown_record', null, number)) {
        const columns = columnsOfLine(line, this.layout.width, this.options.charset)
        this.log.keep('unknown_record', { line: number, got: keyColumns(this.layout, columns) })
      }
      return
    }
    if (role.part === 'main') this.tallies.countTitle()
    else if (role.part === 'companion') this.tallies.countStray()
    this.numbers.checkFragment(line, role)
    // No value of it is used.
    if (role.part === 'loose' || !this.log.keeps('cut_line', role.name, number)) return
    const [field, { from, to }] = this.cutField(role, length)
    const widths = { expected: String(role.record.width), got: String(length) }
    this.log.keep('cut_line', { line: number, columns: [from, to], field: `${role.name}.${field}`, ...widths })
  }

  /** The first field that a fragment lacks: one that titles need, if the record has such fields. */
  private cutField(role: Role, length: number): [string, Pick<AnyField, 'from' | 'to'>] {
    const fields = Object.entries<AnyField>(role.record.fields).filter(([, { to }]) => to > length)
    const needed = this.neededOf(role)
    return fields.find(([name]) => needed.has(name)) ?? fields[0]!
  }

  private pushLine(line: ByteLine): void {
    this.shortLines.endRun()
    const { layout } = this
    const columns = columnsOfLine(line, layout.width, this.options.charset)
    const pieces = columns.raw.length < joinedLength(layout) ? null : joinedLines(layout, line, columns)
    if (pieces === null) this.pushColumns(line, columns)
    else {
      const count = { expected: String(layout.width), got: String(pieces.length) }
      this.log.report('joined_lines', { line: line.number, ...count })
      for (const piece of pieces) this.pushColumns(piece.line, piece.columns)
    }
  }

  private pushColumns(line: ByteLine, columns: Columns): void {
    if (columns.raw.trim() === '') {
      this.pushBlank(line)
      return
    }
    const role = this.roleOf(columns)
    this.decideLot(role?.part === 'main' || isEnd(role))
    if (this.isOtherFile(line, columns, role) || this.isOfOtherLot(line, columns, role)) return
    this.readColumns(line, columns, role)
  }

  private pushBlank(line: ByteLine): void {
    if (!isEndMark(line)) this.log.report('blank_line', { line: line.number })
    this.shortLines.keep(line)
  }

  /** Passes on a line of no record. */
  private readonly passUnread = (line: ReadLine): void => {
    this.passInOrder(line)
    this.passStray(line)
  }

  /** Calls `onLine`. Blank lines after a held line come only after it. */
  private passInOrder(line: ReadLine): void {
    const { onLine } = this.options
    if (onLine === undefined) return
    if (line.role === null && this.isHolding) {
      this.waiting.push(line)
      return
    }
    if (this.waiting.length > 0) this.passWaiting(line.number)
    onLine(line)
  }

  /** Passes on the waiting lines before a line. */
  private passWaiting(before: number): void {
    let count = 0
    while (count < this.waiting.length && this.waiting[count]!.number < before) count++
    for (const line of this.waiting.splice(0, count)) this.options.onLine!(line)
  }

  private passStray(line: ReadLine): void {
    this.onPart({ type: 'stray', line })
  }

  /** Holds the header of a lot of another service, and skips the lines of such a lot. */
  private isOfOtherLot(line: ByteLine, columns: Columns, role: Role | undefined): boolean {
    const isHeader = role?.part === 'lot_header'
    const service = isHeader ? (this.layout.structure.lot?.otherService?.(columns.raw) ?? null) : null
    if (service !== null) {
      this.titles.close()
      this.scope.endLot(line)
      this.log.report('other_service', { line: line.number, got: service })
      this.otherLots.hold(line)
      return true
    }
    const isOther = this.otherLots.skips(role)
    if (isOther) this.skipLine(line, columns)
    return isOther
  }

  /** Decides whether the lot of the held header is read: if a title follows, or nothing that could be of another service. */
  private decideLot(isRead: boolean): void {
    const line = this.otherLots.decide(isRead)
    if (line === null) return
    const columns = columnsOfLine(line, this.layout.width, this.options.charset)
    if (isRead) {
      this.readColumns(line, columns, this.roleOf(columns))
      return
    }
    this.tallies.countOtherLot()
    this.skipLine(line, columns)
  }

  private skipLine(line: ByteLine, columns: Columns): void {
    this.tallies.countLines(1)
    this.passUnread(unknownLine(line, columns))
  }

  /** Returns the role of a line. Inside a file, a piece of a line may match the key of a header by chance, so a header must also be a whole line. */
  private roleOf(columns: Columns): Role | undefined {
    const name = this.layout.recogniseAnyCase(columns.bytes, columns.at)
    const role = name === null ? undefined : this.roles.get(name)
    if (role?.part !== 'header' || this.scope.awaitsHeader) return role
    const { raw } = columns
    const isWhole = raw.length === role.record.width && !raw.includes('\0') && hasConstants(role.record, raw)
    return isWhole || !this.seams.detects || this.seams.begins(raw) ? role : undefined
  }

  /** Holds a line that starts another file, and skips the lines of a file that is not read. */
  private isOtherFile(line: ByteLine, columns: Columns, role: Role | undefined): boolean {
    if (!this.seams.detects) return false
    if (this.beginsAnother(columns, role)) {
      this.titles.close()
      this.hold(line)
      return true
    }
    if (this.seams.isInOtherFile) this.passUnread(unknownLine(line, columns))
    return this.seams.isInOtherFile
  }

  private beginsAnother(columns: Columns, role: Role | undefined): boolean {
    if (this.scope.awaitsHeader) return false
    if (role?.part === 'header' && !this.seams.isInOtherFile) return true
    const isOrdinary = role !== undefined && isOfTitle(role) && columns.raw.length === this.layout.width
    return !isOrdinary && this.seams.begins(columns.raw)
  }

  private beginsFile(line: ByteLine): boolean {
    // The only headers that are so short name their bank, and `begins` knows them.
    if (this.shortLines.has(line)) return this.seams.begins(this.shortLines.textOf(line))
    const columns = columnsOfLine(line, this.layout.width, this.options.charset)
    return this.beginsAnother(columns, this.roleOf(columns))
  }

  private hold(line: ByteLine): void {
    if (this.seams.hold(line)) this.release()
  }

  /** Reads or skips the held lines, depending on their dialect. */
  private release(): void {
    if (!this.seams.isHolding) return
    const columnsOf = (line: ByteLine): Columns => columnsOfLine(line, this.layout.width, this.options.charset)
    const held = this.seams.decide((line) => this.roleOf(columnsOf(line))?.part === 'header')!
    const { header, lines, isOther } = held
    const columns = columnsOf(header)
    if (isOther) this.log.report('other_file', { line: header.number })
    if (this.seams.isInOtherFile) this.passUnread(unknownLine(header, columns))
    else this.readColumns(header, columns, this.roleOf(columns))
    for (const line of lines) this.push(line)
  }

  private readColumns(line: ByteLine, columns: Columns, role: Role | undefined): void {
    if (role !== undefined && role.part !== 'companion' && role.part !== 'loose') this.titles.close()
    this.checkWidth(line, columns, role?.record.width ?? this.layout.width)
    this.tallies.countLines(1)
    if (role === undefined) this.passUnknown(line, columns)
    else {
      const row = role.codec.row(columns.text, columns.bytes, columns.at, this.faults)
      this.addLine(this.readLine(line, columns, role, row), role, row)
    }
  }

  private passUnknown(line: ByteLine, columns: Columns): void {
    this.tallies.countInLot()
    this.tallies.countStray()
    this.numbers.passUnknown()
    this.titles.passUnknown()
    this.log.report('unknown_record', { line: line.number, got: keyColumns(this.layout, columns) })
    this.passUnread(unknownLine(line, columns))
  }

  /** @param row values of the columns, even if they are misplaced: lot, line number and link fields are usually before the damage */
  private addLine(line: ReadLine, role: Role, row: ValueRow): void {
    const { scope, numbers, titles, tallies } = this
    this.passInOrder(line)
    if (role.part !== 'header') scope.passLine(line, role)
    this.addToScope(line, role, row)
    if (role.part === 'main') {
      tallies.countTitle()
      titles.begin(line, role, row)
    } else if (role.part !== 'companion') this.onPart({ type: role.part, line })
    else if (!titles.join(line, role, row)) {
      tallies.countStray()
      this.passStray(line)
    }
    scope.checkShared(line, role, row)
    const order = numbers.check(line, role, row, titles.openNumber)
    if (order !== null) titles.note(role, row, order)
    tallies.addUp(role, line.row)
  }

  private addToScope(line: ReadLine, role: Role, row: ValueRow): void {
    const { scope, numbers, titles, margins } = this
    switch (role.part) {
      case 'header':
        scope.startFile(line, role, row, titles.startFile(line.raw))
        numbers.startFile()
        margins.startFile(line, role)
        break
      case 'lot_header':
        scope.startLot(line, role, row)
        margins.startLot(line)
        titles.startLot(scope.lotNumber, line)
        numbers.startLot()
        break
      case 'lot_trailer':
        scope.closeLot(line, role, row)
        break
      case 'trailer':
        scope.closeFile(line, role, row)
        break
      default:
        if (scope.openLot(line)) numbers.startLot()
        this.tallies.countInLot()
    }
  }

  private readLine(line: ByteLine, columns: Columns, role: Role, row: ValueRow): ReadLine {
    const faults = this.takeFaults()
    const margin = this.margins.of(columns, role)
    const misplacement = this.misplacementOf(columns, role, faults, margin === 'trimmed')
    if (misplacement !== null) {
      const { code, field } = misplacement
      this.log.reportField(code, line, role, field, String(columns.raw.length), String(role.record.width))
    }
    if (misplacement === null || !isOfTitle(role)) {
      const faulty = { number: line.number, text: columns.text, role: role.name, record: role.record }
      for (const fault of faults) this.reportFault(fault, faulty)
    }
    const isMisplaced = misplacement !== null
    const { number, offset } = line
    const values = isMisplaced ? role.blankRow : row
    const source = lineSourceOf(line, columns)
    return new ReadLine(number, offset, columns.raw, role.name, role.codec, values, faults, source, isMisplaced, margin)
  }

  /** The faults of the last row that was read. */
  private takeFaults(): readonly Fault[] {
    const { faults } = this
    if (faults.length === 0) return NO_FAULTS
    this.faults = []
    return faults
  }

  private reportFault(fault: Fault, line: FaultyLine): void {
    const { code } = fault
    if (isSilent(code)) return
    if (this.options.keepsFaults === true) this.log.diagnostics.push(faultDiagnostic(fault, line, this.layout.words)!)
    else if (this.log.keeps(code, line.role, line.number)) this.log.keep(code, faultDetails(fault, line))
  }

  private misplacementOf(
    { raw }: Columns,
    role: Role,
    faults: readonly Fault[],
    trimmed: boolean,
  ): Misplacement | null {
    if (raw.length === role.record.width && faults.length === 0) return null
    const { padding } = this.margins
    const needed = this.neededOf(role)
    return misplacementOf(role.record, raw, { faults, padding, trimmed, needed, number: this.numbers.expectedIn(role) })
  }

  /** Fields that a title needs. Headers and trailers need none: few banks fill their last columns. */
  private neededOf(role: Role): ReadonlySet<string> {
    const { needed } = this.options
    if (needed !== undefined) return namesIn(needed, role.name)
    return isOfTitle(role) ? amountsAndDates(role.record) : NO_FIELDS
  }

  private checkWidth(line: ByteLine, columns: Columns, width: number): void {
    const length = columns.raw.length
    if (length === width) return
    const details = { line: line.number, expected: String(width), got: String(length) }
    const isPadded = length > width && columns.raw.slice(width).trim() === ''
    this.log.report(isPadded ? 'trailing_blanks' : length < width ? 'line_too_short' : 'line_too_long', details)
  }
}

/**
 * Whether a line has half of the constants of a record; true for a record with few constants. A title that was shifted by a digit may have the key of the
 * record by chance.
 */
function hasConstants(record: FixedRecord, raw: string): boolean {
  const constants = constantsOf(record)
  const text = raw.toUpperCase()
  const found = constants.filter(({ from, to, literal }) => text.slice(from - 1, to) === literal).length
  return constants.length < ENOUGH_CONSTANTS || 2 * found >= constants.length
}

const ENOUGH_CONSTANTS = 3

const constantsOf = once(({ fields }: FixedRecord) =>
  Object.values(fields).flatMap(({ kind, from, to, literal }) =>
    kind === 'literal' && literal !== undefined ? [{ from, to, literal: literal.toUpperCase() }] : [],
  ),
)

/** Returns the content of the key columns of an unknown line. */
const keyColumns = (layout: FileLayout, { text }: Columns): string =>
  keysOf(layout)
    .map((column) => text[column - 1])
    .join('')

/** Returns the key columns of all records of a layout. */
const keysOf: (layout: FileLayout) => readonly number[] = once((layout) => {
  const columns = claimsOf(layout).flatMap(({ keys }) => keys.map(({ column }) => column + 1))
  return [...new Set(columns)].sort((a, b) => a - b)
})

const amountsAndDates: (record: FixedRecord) => ReadonlySet<string> = once(
  ({ fields }) => new Set(Object.keys(fields).filter((name) => /^(?:money|date)$/.test(fields[name]!.kind))),
)

/** Whether a line has only 0x1A, which some manuals demand after the last line end, or NUL, which pads blocks. */
const isEndMark = ({ start, end, before, terminator }: ByteLine): boolean =>
  start === end && terminator === '' && /^[\0\x1a]+$/.test(before)
