/**
 * Reads the lines of a file as records and titles, by its layout. Keeps only the current title in memory.
 *
 * Records belong to a title by lot, order, line number and link fields. A record without its partner is reported, and never gets the partner of another title.
 */

import type { Engine } from '../codec.js'
import type { AnyField } from '../define/field.js'
import { type Companion, claimsOf, type FileLayout, fieldAt, LOT_ENDS, type Measure } from '../define/layout.js'
import type { FixedRecord } from '../define/record.js'
import type { FieldValue } from '../interpreter.js'
import { once } from '../once.js'
import type { Charset, CharsetOption } from './charset.js'
import { type Columns, columnsOfLine } from './columns.js'
import type { DiagnosticLimit } from './counted.js'
import { DiagnosticLog } from './diagnostic-log.js'
import { type Diagnostic, type DiagnosticCode, diagnostic } from './diagnostics.js'
import { type FaultyLine, faultDetails, faultDiagnostic } from './fault-diagnostic.js'
import { type Fault, isSilent } from './faults.js'
import { type FileLine, type LineSource, type Margin, ReadLine } from './file-line.js'
import { isBlank, OWN_LINES, ShortLineRun, ShortLines } from './fragments.js'
import { HeldLines } from './held-lines.js'
import { type ByteLine, keptLine } from './lines.js'
import { type ExpectedNumber, isPadded, isTrimmed, type Misplacement, misplacementOf, namesIn } from './misplacement.js'
import {
  continuesFrom,
  type ReadRegular,
  type RegularRun,
  type RegularState,
  type RegularTitlesRead,
} from './regular-run.js'
import { type Membership, type Role, rolesOf } from './roles.js'
import { type ValueRow, valueIn } from './row.js'
import { TitleHistory } from './title-history.js'

/** A title: its main record, and its companions by role. */
export interface Title<Line extends FileLine = FileLine> {
  readonly main: Line
  /** Whether the title was read before in the same file. A repeated title does not count. */
  readonly repeated?: boolean
  readonly companions: Readonly<Record<string, readonly Line[]>>
  /** Diagnostics of a record that is missing or may belong to another title. */
  readonly problems?: readonly Diagnostic[] | undefined
  /** Whether a line has a smaller number than the lines before it: the number may have lost its last digit. */
  readonly stepsBack?: boolean
  /** The header of its lot. */
  readonly lotHeader?: Line | undefined
}

/** A part of a file: a line or a title. */
export type Part<Line extends FileLine = FileLine> =
  | { readonly type: 'header' | 'lot_header' | 'lot_trailer' | 'trailer' | 'loose' | 'stray'; readonly line: Line }
  | { readonly type: 'title'; readonly title: Title<Line> }

/** Detects other files inside a file. */
export interface FileBoundary {
  /** Whether a line of an unknown record starts a file, in any layout. */
  begins(line: string): boolean
  /** Whether lines that start with a header have the dialect of the reader; null if they are not a file. */
  isOwn(head: Uint8Array): boolean | null
}

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
}

interface OpenTitle {
  readonly role: Role
  readonly main: ReadLine
  /** Values of the columns, even if they are misplaced. */
  readonly mainRow: ValueRow
  readonly companions: Record<string, ReadLine[]>
  readonly lotHeader: ReadLine | undefined
  readonly repeated: boolean
  problems: Diagnostic[] | undefined
  stepsBack: boolean
  /** Line number of the last record of the title. */
  lastNumber: FieldValue | undefined
  /** Number of unknown lines since the last record. Any of them may have started another title. */
  unread: number
  /** Whether a companion of another title came after the last record. Then the order of the lines is no evidence. */
  strayed: boolean
}

/** The main record of the previous title. */
interface PreviousMain extends Pick<FileLine, 'raw' | 'number'> {
  /** Whether the title is complete, so that an equal line is a repetition. */
  counted: boolean
}

interface Tally {
  lines: number
  lots: number
  titles: number
  /** Number of unknown lines, and of companions without a title. */
  strays: number
  sums: Map<string, number>
}

const NO_FAULTS: readonly Fault[] = []
const NO_ROW: ValueRow = []
const NO_FIELDS: ReadonlySet<string> = new Set()
const tally = (): Tally => ({ lines: 0, lots: 0, titles: 0, strays: 0, sums: new Map() })

/** The counts of a file and of its current lot. */
const MEASURES: Readonly<Record<Extract<Measure, string>, (file: Tally, lot: Tally | null) => number | null>> = {
  file_lines: ({ lines }) => lines,
  file_lots: ({ lots }) => lots,
  file_titles: ({ titles }) => titles,
  lot_lines: (_, lot) => lot?.lines ?? null,
  lot_details: (_, lot) => lot && lot.lines - LOT_ENDS,
  lot_titles: (_, lot) => lot?.titles ?? null,
}

/** Most problems that a title keeps; each is also a diagnostic of the file. */
const MAX_PROBLEMS = 100

/** Bytes that are enough to detect the dialect of a file. */
const MAX_HELD_BYTES = 64 * 1024

/** Reads the lines of one file. Feed it every line, then {@link end}. */
export class FileReader {
  private readonly roles: ReadonlyMap<string, Role>
  private readonly log: DiagnosticLog
  private file = tally()
  private lot: Tally | null = null
  private lotNumber: string | null = null
  /** Values of the file constants, from the first record that has them. */
  private constants = new Map<string, FieldValue>()
  private header: 'awaited' | 'missing' | 'read' = 'awaited'
  private headerRow: ValueRow | null = null
  /** The current header, if it has totals. */
  private headerTotals: { readonly line: ReadLine; readonly role: Role; readonly row: ValueRow } | null = null
  /** `passed`: lines have come after the trailer. */
  private trailer: 'awaited' | 'read' | 'passed' = 'awaited'
  private open: OpenTitle | null = null
  private previousMain: PreviousMain | null = null
  /** The previous title, if it lacks a required companion. */
  private incomplete: OpenTitle | null = null
  private readonly history: TitleHistory
  /** Lot headers of the file, by lot number. */
  private readonly lotHeaders = new Map<FieldValue | undefined, ReadLine>()
  /** Lines from a second header on, until there are enough to detect their dialect; null if no lines are held. */
  private held: HeldLines | null = null
  /** Whether the current lines belong to another file, which is not read. */
  private foreign = false
  /** Header of a lot with the code of another service, until the next line decides: with titles, the lot is read. */
  private undecidedLot: ByteLine | null = null
  /** Whether the current lines belong to a lot of another service, which is not read. */
  private inOtherLot = false
  /** Expected number of the next line, and number of unknown lines that may have used up numbers. */
  private nextSequence = 1
  private unread = 0
  /** Whether the last numbered line had the expected number. */
  private isInOrder = false
  private faults: Fault[] = []
  /** Number of blanks after each line of the file, as after its header. */
  private padding = 0
  /** Whether the lines of the file have no trailing blanks, like its header or the header of a lot. */
  private trimmed = false
  /** Whether the header of the file ends with blanks: then no line lacks trailing blanks because all do. */
  private keepsBlanks = false
  private keys: readonly number[] | null = null
  /** Length of the shortest line that may consist of several records. */
  private readonly joinedLength: number
  private readonly shortLines: ShortLines
  private shortLinesRead = 0
  /** Further short lines that follow each other. */
  private run: ShortLineRun | null = null

  /** @param onPart called for every line or complete title, before diagnostics of later lines */
  constructor(
    readonly layout: FileLayout,
    private readonly onPart: (part: Part<ReadLine>) => void,
    private readonly options: FileReaderOptions = {},
  ) {
    this.roles = rolesOf(layout, options.engine ?? 'compiled')
    this.log = options.log ?? new DiagnosticLog()
    this.shortLines = new ShortLines(layout, options.charset)
    const main = this.roles.get(layout.structure.titles[0]?.main ?? '')
    this.history = new TitleHistory(main?.numbering?.modulus ?? null)
    this.joinedLength = layout.width + Math.min(layout.width, layout.records[layout.structure.header]!.width)
  }

  /** Reads one line. */
  push(line: ByteLine): void {
    if (this.pushShort(line)) return
    if (this.held !== null && !this.beginsFile(line)) this.hold(line)
    else {
      this.release()
      this.pushLine(line)
    }
  }

  /**
   * Reads a line that is blank or a fragment, in little time: a damaged file may have millions of them. False for another line, and for the first short lines of
   * a file: they are read like all others.
   */
  private pushShort(line: ByteLine): boolean {
    if (!this.shortLines.has(line)) return false
    if (isBlank(line)) {
      this.pushBlank(line)
      return true
    }
    if (this.shortLinesRead < OWN_LINES || this.held !== null) {
      this.shortLinesRead++
      return false
    }
    const raw = this.shortLines.textOf(line)
    if (raw.trim() === '') {
      this.pushBlank(line)
      return true
    }
    if (this.options.boundary?.begins(raw) === true) return false
    const name = this.shortLines.roleOf(raw)
    const known = name === null ? undefined : this.roles.get(name)
    // Inside a file, a header is a whole line.
    const role = known?.part === 'header' && this.header !== 'awaited' ? undefined : known
    this.decideLot(role?.part === 'main' || isEnd(role))
    if (role !== undefined && this.readsShort(role)) return false
    if (this.inOtherLot) this.file.lines++
    else if (!this.foreign) this.readFragment(line, raw.length, role)
    this.keepShort(line)
    return true
  }

  /** Whether a short line decides what the lines after it belong to, or may only be trimmed. Such lines are few: each is read once before whole lines follow. */
  private readsShort({ part, name }: Role): boolean {
    if (this.inOtherLot) return part !== 'companion' && part !== 'loose'
    switch (part) {
      case 'header':
        return true
      case 'lot_trailer':
        return this.lot !== null
      case 'trailer':
        return this.trailer === 'awaited'
      case 'companion':
        return this.open !== null && this.open.companions[name] === undefined
      default:
        return false
    }
  }

  /** Counts a fragment like the line that it was, and reports it. */
  private readFragment(line: ByteLine, length: number, role: Role | undefined): void {
    const { number } = line
    if (role?.part === 'main') this.closeTitle()
    this.file.lines++
    this.countInLot()
    if (this.log.keeps('line_too_short', null, number))
      this.log.keep('line_too_short', { line: number, expected: String(this.layout.width), got: String(length) })
    if (this.open !== null) this.open.unread++
    if (role === undefined) {
      this.unread++
      this.file.strays++
      if (this.log.keeps('unknown_record', null, number)) {
        const columns = columnsOfLine(line, this.layout.width, this.options.charset)
        this.log.keep('unknown_record', { line: number, got: this.keyColumns(columns) })
      }
      return
    }
    if (role.part === 'main') for (const tally of this.tallies) tally.titles++
    else if (role.part === 'companion') this.file.strays++
    this.checkFragmentNumber(line, role)
    // No value of it is used.
    if (role.part === 'loose') return
    if (!this.log.keeps('cut_line', role.name, number)) return
    const [field, { from, to }] = this.cutField(role, length)
    const widths = { expected: String(role.record.width), got: String(length) }
    this.log.keep('cut_line', { line: number, columns: [from, to], field: `${role.name}.${field}`, ...widths })
  }

  /** Continues with the number of a fragment, as with that of a line whose columns are misplaced. */
  private checkFragmentNumber(line: ByteLine, role: Role): void {
    if (role.numbering === null) return
    const { modulus } = role.numbering
    const { from, to } = role.record.fields[this.layout.sequence!.field]!
    const columns = line.bytes.toString('latin1', line.start + from - 1, Math.min(line.start + to, line.end))
    const number = /^[0-9]+$/.test(columns) && columns.length > to - from ? Number(columns) : null
    const next = this.nextSequence % modulus
    if (number === null || (isOfTitle(role) && number !== next)) this.nextSequence = next + 1 + this.unread
    else {
      if (number < next || number > next + this.unread)
        this.reportField('sequence_break', line, role, this.layout.sequence!.field, String(number), String(next))
      this.nextSequence = number + 1
    }
    this.unread = 0
  }

  /** The first field that a fragment lacks: one that titles need, if the record has such fields. */
  private cutField(role: Role, length: number): [string, Pick<AnyField, 'from' | 'to'>] {
    const fields = Object.entries<AnyField>(role.record.fields).filter(([, { to }]) => to > length)
    const needed = this.neededOf(role)
    return fields.find(([name]) => needed.has(name)) ?? fields[0]!
  }

  /** Keeps a blank line or a fragment, if strays are wanted: the first ones as lines of their own. */
  private keepShort(line: ByteLine): void {
    if (this.options.ignoresStrays === true) return
    if (this.shortLinesRead < OWN_LINES) {
      this.shortLinesRead++
      this.onPart({
        type: 'stray',
        line: unknownLine(line, columnsOfLine(line, this.layout.width, this.options.charset)),
      })
      return
    }
    if (this.run?.takes(line) !== true) {
      this.endRun()
      this.run = new ShortLineRun(line)
    }
    this.run!.add(line)
  }

  private endRun(): void {
    const { run } = this
    if (run === null) return
    this.run = null
    this.onPart({ type: 'stray', line: run.line })
  }

  private pushLine(line: ByteLine): void {
    this.endRun()
    const columns = columnsOfLine(line, this.layout.width, this.options.charset)
    const pieces = columns.raw.length < this.joinedLength ? null : this.joinedLines(line, columns)
    if (pieces === null) this.pushColumns(line, columns)
    else for (const piece of pieces) this.pushColumns(piece.line, piece.columns)
  }

  /** Ends the file. */
  end(): void {
    this.release()
    this.decideLot(true)
    this.endRun()
    this.closeTitle()
    this.checkHeaderTotals()
    this.checkTitles(null)
    if (this.file.lines === 0) this.log.report('empty_file')
    else if (this.trailer === 'awaited') {
      if (this.lot !== null) this.log.report('missing_lot_trailer')
      if (this.layout.structure.trailer !== undefined) this.log.report('missing_trailer')
    }
  }

  /** Checks the totals of the current header, after the lines of its file. */
  private checkHeaderTotals(): void {
    const { headerTotals } = this
    this.headerTotals = null
    if (headerTotals !== null) this.checkTotals(headerTotals.line, headerTotals.role, headerTotals.row)
  }

  /** A file may have no titles. But a file with details and without titles was not understood. */
  private checkTitles(line: number | null): void {
    const { titles, strays } = this.file
    if (titles === 0 && strays > 0) this.log.report('no_known_title', { line, got: String(strays) })
  }

  /**
   * Lets a fast reader read the next regular titles, and counts them.
   *
   * @returns false if no title was read; always before the header, outside a lot, and after unknown lines
   */
  readRegular(read: ReadRegular): boolean {
    const state = this.regularState
    const titles = state === null ? null : read(state, this.closeBeforeRun)
    if (titles === null) return false
    this.count(titles)
    return true
  }

  /** Counts titles that were read separately. Returns false, and changes nothing, if they do not continue the current state. */
  acceptRun(run: RegularRun): boolean {
    return this.readRegular((state, begin) => {
      if (!continuesFrom(run, state)) return null
      begin()
      return run
    })
  }

  private readonly closeBeforeRun = (): void => this.closeTitle()

  private get regularState(): RegularState | null {
    if (this.header === 'awaited' || this.trailer !== 'awaited' || this.unread > 0) return null
    if (this.layout.structure.lot !== undefined && (this.lot === null || this.lotNumber === null)) return null
    const { nextSequence: sequence, lotNumber: lot, constants, headerRow: header, padding } = this
    if (this.held !== null || this.foreign || !this.history.isNewFrom(sequence)) return null
    // A companion of the next title could also belong to the title before it.
    if ((this.open ?? this.incomplete)?.lastNumber === sequence) return null
    return { sequence, lot, constants, header, previous: this.previousMain?.raw ?? null, padding }
  }

  private count({ titles, lines, nextSequence, lastMain: { raw, number } }: RegularTitlesRead): void {
    for (const tally of this.tallies) {
      tally.lines += lines
      tally.titles += titles
    }
    const last = { number: nextSequence - Math.round(lines / titles), raw }
    this.enterLot(this.lotNumber)
    this.history.noteAll(nextSequence - lines, nextSequence, last)
    this.nextSequence = nextSequence
    this.isInOrder = true
    this.previousMain = { raw, number, counted: true }
    this.incomplete = null
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

  /** Counts lines of a lot of another service that were not kept. Call it only after such a line, for lines that begin no title and end no lot. */
  skip(lines: number): void {
    this.decideLot(false)
    this.file.lines += lines
  }

  /** Holds the header of a lot of another service, and skips the lines of such a lot. */
  private isOfOtherLot(line: ByteLine, columns: Columns, role: Role | undefined): boolean {
    const isHeader = role?.part === 'lot_header'
    const service = isHeader ? (this.layout.structure.lot?.otherService?.(columns.raw) ?? null) : null
    if (service !== null) {
      this.closeTitle()
      this.endLot(line)
      this.log.report('other_service', { line: line.number, got: service })
      this.inOtherLot = false
      this.undecidedLot = keptLine(line)
      return true
    }
    if (!this.inOtherLot) return false
    // Without the trailer of its lot and the header of the next lot, a title is still read.
    const isOther = role?.part === 'lot_trailer' || (role?.part !== 'main' && !isEnd(role))
    this.inOtherLot = isOther && role?.part !== 'lot_trailer'
    if (isOther) this.skipLine(line, columns)
    return isOther
  }

  /** Decides whether the lot of the held header is read: if a title follows, or nothing that could be of another service. */
  private decideLot(isRead: boolean): void {
    const { undecidedLot: line } = this
    if (line === null) return
    this.undecidedLot = null
    const columns = columnsOfLine(line, this.layout.width, this.options.charset)
    if (isRead) {
      this.readColumns(line, columns, this.roleOf(columns))
      return
    }
    this.inOtherLot = true
    this.file.lots++
    this.skipLine(line, columns)
  }

  private skipLine(line: ByteLine, columns: Columns): void {
    this.file.lines++
    this.onPart({ type: 'stray', line: unknownLine(line, columns) })
  }

  /** Returns the role of a line. Inside a file, a piece of a line may match the key of a header by chance, so a header must also be a whole line. */
  private roleOf(columns: Columns): Role | undefined {
    const name = this.layout.recogniseAnyCase(columns.bytes, columns.at)
    const role = name === null ? undefined : this.roles.get(name)
    if (role?.part !== 'header' || this.header === 'awaited') return role
    const { raw } = columns
    const isWhole = raw.length === role.record.width && !raw.includes('\0')
    return isWhole || this.options.boundary?.begins(raw) !== false ? role : undefined
  }

  private readColumns(line: ByteLine, columns: Columns, role: Role | undefined): void {
    if (role !== undefined && role.part !== 'companion' && role.part !== 'loose') this.closeTitle()
    this.checkWidth(line, columns, role?.record.width ?? this.layout.width)
    this.file.lines++
    if (role === undefined) {
      this.countInLot()
      this.unread++
      this.file.strays++
      if (this.open !== null) this.open.unread++
      this.log.report('unknown_record', { line: line.number, got: this.keyColumns(columns) })
      this.onPart({ type: 'stray', line: unknownLine(line, columns) })
      return
    }
    const row = role.codec.row(columns.text, columns.bytes, columns.at, this.faults)
    this.addLine(this.readLine(line, columns, role, row), role, row)
  }

  /** Holds a line that starts another file, and skips the lines of a file that is not read. */
  private isOtherFile(line: ByteLine, columns: Columns, role: Role | undefined): boolean {
    const { boundary } = this.options
    if (boundary === undefined) return false
    if (this.beginsAnother(columns, role, boundary)) {
      this.closeTitle()
      this.hold(line)
      return true
    }
    if (this.foreign) this.onPart({ type: 'stray', line: unknownLine(line, columns) })
    return this.foreign
  }

  private beginsAnother(columns: Columns, role: Role | undefined, boundary: FileBoundary): boolean {
    if (this.header === 'awaited') return false
    if (role?.part === 'header' && !this.foreign) return true
    const isOrdinary = role !== undefined && isOfTitle(role) && columns.raw.length === this.layout.width
    return !isOrdinary && boundary.begins(columns.raw)
  }

  private beginsFile(line: ByteLine): boolean {
    // No header is so short, but one that only names its bank.
    if (this.shortLines.has(line)) return this.options.boundary!.begins(this.shortLines.textOf(line))
    const columns = columnsOfLine(line, this.layout.width, this.options.charset)
    return this.beginsAnother(columns, this.roleOf(columns), this.options.boundary!)
  }

  private hold(line: ByteLine): void {
    this.held ??= new HeldLines()
    this.held.add(line)
    if (this.held.bytes.length > MAX_HELD_BYTES) this.release()
  }

  /** Reads or skips the held lines, depending on their dialect. */
  private release(): void {
    const { held } = this
    if (held === null) return
    this.held = null
    const [header, ...lines] = held.lines as [ByteLine, ...ByteLine[]]
    const isOwn = this.options.boundary!.isOwn(held.bytes)
    const columns = columnsOfLine(header, this.layout.width, this.options.charset)
    const role = this.roleOf(columns)
    const isHeader = role?.part === 'header'
    if (isOwn === true && isHeader) this.foreign = false
    else if (isOwn === false || isHeader) {
      this.foreign = true
      this.log.report('other_file', { line: header.number })
    }
    if (this.foreign) this.onPart({ type: 'stray', line: unknownLine(header, columns) })
    else this.readColumns(header, columns, role)
    for (const line of lines) this.push(line)
  }

  private pushBlank(line: ByteLine): void {
    if (!isEndMark(line)) this.log.report('blank_line', { line: line.number })
    this.keepShort(line)
  }

  /** @param row values of the columns, even if they are misplaced: lot, line number and link fields are usually before the damage */
  private addLine(line: ReadLine, role: Role, row: ValueRow): void {
    if (role.part !== 'header') {
      if (this.header === 'awaited') {
        this.header = 'missing'
        this.log.report('missing_header', { line: line.number })
      }
      if (this.trailer === 'read') {
        this.trailer = 'passed'
        this.log.report('unexpected_record', { line: line.number, got: role.name, expected: 'antes do trailer' })
      }
    }
    switch (role.part) {
      case 'header':
        this.startFile(line, role, row)
        break
      case 'lot_header':
        this.startLot(line, role, row)
        break
      case 'lot_trailer':
        this.countInLot()
        if (this.lot === null) this.log.report('missing_lot_header', { line: line.number })
        this.checkTotals(line, role, row)
        this.lot = null
        break
      case 'trailer':
        this.endLot(line)
        this.checkTotals(line, role, row)
        if (this.trailer === 'awaited') this.trailer = 'read'
        break
      default:
        this.countInLot(line)
    }
    if (role.part === 'main') this.openTitle(line, role, row)
    else if (role.part === 'companion') this.joinTitle(line, role, row)
    else this.onPart({ type: role.part, line })
    this.checkLot(line, role, row)
    this.checkSequence(line, role, row)
    this.addUp(role, line.row)
    this.unread = 0
  }

  private startFile(line: ReadLine, role: Role, row: ValueRow): void {
    const isRepeated = this.history.startFile(line.raw)
    if (this.header !== 'awaited') {
      // The line of this header is already counted, but is not of the file before it.
      this.file.lines--
      this.checkHeaderTotals()
      this.reportSecondHeader(line.number, isRepeated)
      this.endLot(line)
      this.checkTitles(line.number)
      this.file = tally()
      this.file.lines = 1
    }
    this.lotHeaders.clear()
    this.header = 'read'
    this.headerRow = line.row
    this.trailer = 'awaited'
    this.nextSequence = 1
    this.constants.clear()
    this.headerTotals = role.totals.length === 0 || line.misplaced ? null : { line, role, row }
    this.padding =
      line.misplaced || role.record.width !== this.layout.width ? 0 : Math.max(0, line.raw.length - this.layout.width)
    this.trimmed = line.margin === 'trimmed' && !line.misplaced
    this.keepsBlanks = line.raw.endsWith(' ')
    this.checkVersion(line, role)
    this.checkKind(line)
  }

  private checkKind(line: ReadLine): void {
    const { fileKind } = this.layout
    if (fileKind === undefined) return
    const { role, field: name } = fieldAt(this.layout, fileKind.field)
    const field = this.layout.records[role]!.fields[name]!
    const found = line.raw.slice(field.from - 1, field.to)
    if (found === fileKind.usual || /^[0 ]*$/.test(found)) return
    const code = Object.hasOwn(fileKind.report, found) ? fileKind.report[found]! : 'unexpected_literal'
    this.reportField(code, line, this.roles.get(role)!, name, field.codes?.[found] ?? found, fileKind.usual)
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
    this.reportField(code, line, role, version.name, found, version.known.join(', '))
  }

  private startLot(line: ReadLine, role: Role, row: ValueRow): void {
    this.endLot(line)
    this.lot = tally()
    this.lot.lines = 1
    this.file.lots++
    if (line.margin === 'trimmed' && !line.misplaced) this.trimmed = true
    this.lotNumber = role.lotIndex < 0 ? null : String(row[role.lotIndex])
    // A shifted or cut header does not show that its lot is another one: titles that are read again must not count.
    const isWhole = !line.misplaced && (line.raw.length >= this.layout.width || line.margin === 'trimmed')
    if (isWhole || !this.lotHeaders.has(this.lotNumber)) this.lotHeaders.set(this.lotNumber, line)
    this.enterLot(this.lotNumber)
    this.startCounting()
    this.checkVersion(line, role)
  }

  private startCounting(): void {
    if (this.layout.sequence?.within === 'lot') this.nextSequence = 1
  }

  private endLot(line: Pick<FileLine, 'number'>): void {
    if (this.lot === null) return
    this.log.report('missing_lot_trailer', { line: line.number })
    this.lot = null
  }

  /** Counts a line of a lot. Opens a lot for lines without a lot header. */
  private countInLot(line?: FileLine): void {
    if (this.layout.structure.lot === undefined) return
    if (this.lot === null) {
      if (line === undefined) return
      this.log.report('missing_lot_header', { line: line.number })
      this.lot = tally()
      this.lotNumber = null
      this.startCounting()
    }
    this.lot.lines++
  }

  private openTitle(line: ReadLine, role: Role, row: ValueRow): void {
    for (const tally of this.tallies) tally.titles++
    const repeated = this.isRepeated(line, role, row)
    this.previousMain = { raw: line.raw, number: line.number, counted: true }
    const lastNumber = numberOf(role, row)
    const lotHeader = this.lotHeaders.get(valueIn(row, role.lotIndex))
    this.open = {
      role,
      main: line,
      mainRow: row,
      companions: {},
      lotHeader,
      repeated,
      problems: undefined,
      stepsBack: false,
      lastNumber,
      unread: 0,
      strayed: false,
    }
  }

  /** Whether the title of a line was read before. Reports it. */
  private isRepeated(line: ReadLine, role: Role, row: ValueRow): boolean {
    if (line.misplaced) return false
    this.enterLot(valueIn(row, role.lotIndex))
    const number = numberOf(role, row)
    const isKnown = this.history.isRepeated(line.raw, typeof number === 'number' ? number : null)
    const previous = this.previousMain
    if (previous?.counted === true && previous.raw === line.raw) {
      this.log.report('repeated_line', { line: line.number, expected: String(previous.number) })
      return true
    }
    if (isKnown && role.numbering === null) this.log.report('equal_line', { line: line.number })
    else if (isKnown) this.reportField('repeated_title', line, role, this.layout.sequence!.field, String(number))
    return isKnown
  }

  /** Continues with the titles of a lot. */
  private enterLot(number: FieldValue | undefined): void {
    if (this.layout.sequence?.within !== 'lot') return
    this.history.startLot(this.lotHeaders.get(number)?.raw ?? String(number))
  }

  private joinTitle(line: ReadLine, role: Role, row: ValueRow): void {
    const open = this.open
    const membership = open === null ? undefined : membershipIn(open, role)
    if (open === null || membership === undefined || !this.belongs(open, row, role, membership)) {
      const expected = role.memberships.map((of) => of.title.main).join(' ou ')
      this.log.report('orphan_companion', { line: line.number, got: role.name, expected })
      if (open !== null) {
        open.strayed = true
        this.checkDouble(open, line, role, row)
      }
      this.file.strays++
      this.onPart({ type: 'stray', line })
      return
    }
    this.checkRival(open, line, role, row)
    open.companions[role.name] ??= []
    open.companions[role.name]!.push(line)
    open.lastNumber = numberOf(role, row)
    open.unread = 0
    open.strayed = false
  }

  /** Checks whether a companion could also belong to the previous, incomplete title, because lines were inserted or two files were mixed. */
  private checkRival(open: OpenTitle, line: ReadLine, role: Role, row: ValueRow): void {
    const rival = this.incomplete
    if (rival === null || rival.main.raw === open.main.raw || stepFrom(rival.lastNumber, row, role) !== 1) return
    // Each lot numbers its records from 1: only a title of the same lot can be the rival.
    if (valueIn(rival.mainRow, rival.role.lotIndex) !== valueIn(row, role.lotIndex)) return
    this.reportAmbiguous(open, line, role, rival.main, open.main)
  }

  /** Checks whether the title has the companion of another title, because another companion with the same number follows. */
  private checkDouble(open: OpenTitle, line: ReadLine, role: Role, row: ValueRow): void {
    const given = open.companions[role.name]?.at(-1)
    if (given === undefined || given.raw === line.raw || open.lastNumber !== numberOf(role, row)) return
    this.reportAmbiguous(open, given, role, given, line)
  }

  private reportAmbiguous(open: OpenTitle, line: ReadLine, role: Role, ...rivals: readonly ReadLine[]): void {
    const expected = rivals.map(({ number }) => number).join(', ')
    this.reportOn(open, diagnostic('ambiguous_companion', { line: line.number, got: role.name, expected }))
  }

  private reportOn(open: OpenTitle, found: Diagnostic): void {
    // A title may have as many rivals as the file has lines.
    open.problems ??= []
    if (open.problems.length < MAX_PROBLEMS) open.problems.push(found)
    this.log.add(found)
  }

  private belongs(open: OpenTitle, row: ValueRow, role: Role, { companion, same }: Membership): boolean {
    if (open.companions[role.name] !== undefined && companion.many !== true) return false
    const main = open.mainRow
    for (const { inMain, own, literal } of same) {
      if (valueIn(main, inMain) !== (valueIn(row, own) ?? literal)) return false
    }
    if (valueIn(main, open.role.lotIndex) !== valueIn(row, role.lotIndex)) return false
    return this.follows(open, row, role, companion)
  }

  /**
   * Whether a record directly follows the last record of the title: by its line number, or by order if lines are not numbered. A gap or a step back means that
   * lines are missing, possibly with the title of the record. Unknown lines may fill a gap, but not before a required companion: an unknown line may be the
   * title that the companion belongs to.
   */
  private follows(open: OpenTitle, row: ValueRow, role: Role, terms: Companion): boolean {
    const step = stepFrom(open.lastNumber, row, role)
    if (step === 1) return true
    if (open.strayed) return false
    if (step === null || step === 0) return open.unread === 0
    return terms.required !== true && step <= 1 + open.unread
  }

  private closeTitle(): void {
    const open = this.open
    if (open === null) return
    this.open = null
    const { companions } = open
    let isWhole = !open.main.misplaced
    this.incomplete = null
    for (const { role, onlyFor, alternatives } of open.role.required) {
      if (onlyFor !== null && !onlyFor.codes.has(valueIn(open.mainRow, onlyFor.index))) continue
      const found = alternatives.reduce((lines, name) => lines.concat(companions[name] ?? []), companions[role] ?? [])
      if (found.length === 0 || found.some(({ misplaced }) => misplaced)) isWhole = false
      if (found.length === 0) {
        this.incomplete = open
        this.reportOn(open, diagnostic('missing_companion', { line: open.main.number, expected: role }))
      }
    }
    if (!isWhole && !open.repeated) this.forgetTitle(open)
    this.onPart({ type: 'title', title: open })
  }

  /** Removes an incomplete title from the history: the same line may come again, with the missing records. */
  private forgetTitle({ role, mainRow }: OpenTitle): void {
    const number = numberOf(role, mainRow)
    if (typeof number === 'number') this.history.forget(number)
    if (this.previousMain !== null) this.previousMain.counted = false
  }

  private checkLot(line: ReadLine, role: Role, row: ValueRow): void {
    for (const { name, index } of role.constants) {
      const value = row[index]!
      const first = this.constants.get(name)
      if (first === undefined) this.constants.set(name, value)
      else if (value !== first) this.reportField('constant_mismatch', line, role, name, String(value), String(first))
    }
    if (role.lotIndex < 0 || role.part === 'header' || role.part === 'trailer') return
    const number = row[role.lotIndex]
    if (this.lotNumber !== null && typeof number === 'string' && number !== this.lotNumber) {
      this.reportField('lot_number_mismatch', line, role, this.layout.structure.lot!.number, number, this.lotNumber)
    }
  }

  private checkSequence(line: ReadLine, role: Role, row: ValueRow): void {
    if (role.numbering === null) {
      this.checkTitleNumber(line, role, row)
      return
    }
    const { index, modulus } = role.numbering
    const number = valueIn(row, index)
    const next = this.nextSequence % modulus
    if (typeof number !== 'number' || (line.misplaced && isOfTitle(role) && number !== next)) {
      this.nextSequence = next + 1 + this.unread
      return
    }
    this.isInOrder = number === next
    if (number < next || number > next + this.unread) {
      this.reportField('sequence_break', line, role, this.layout.sequence!.field, String(number), String(next))
    }
    if (number < next && isOfTitle(role) && this.open !== null) this.open.stepsBack = true
    this.nextSequence = number + 1
    if (isOfTitle(role)) this.history.note(number, role.part === 'main')
  }

  /** Checks a record that repeats the number of its title. Some programs count such records. */
  private checkTitleNumber(line: ReadLine, role: Role, row: ValueRow): void {
    const number = valueIn(row, role.titleNumber)
    const ofTitle = this.open === null ? undefined : numberOf(this.open.role, this.open.mainRow)
    if (typeof number !== 'number' || typeof ofTitle !== 'number' || number === ofTitle) return
    this.reportField('sequence_break', line, role, this.layout.sequence!.ofTitle!, String(number), String(ofTitle))
    if (number === this.nextSequence) this.nextSequence++
  }

  private addUp(role: Role, row: ValueRow): void {
    for (const { path, index } of role.summed) {
      const value = valueIn(row, index)
      if (typeof value !== 'number') continue
      for (const { sums } of this.tallies) sums.set(path, (sums.get(path) ?? 0) + value)
    }
  }

  private checkTotals(line: FileLine, role: Role, row: ValueRow): void {
    for (const total of role.totals) {
      const value = valueIn(row, total.index)
      const counted = this.measure(total.equals)
      if (value === counted || counted === null) continue
      if (total.accepts?.some((measure) => value === this.measure(measure)) === true) continue
      if (total.optional === true && (value === 0 || value === null)) continue
      this.reportField('total_mismatch', line, role, total.name, String(value ?? ''), String(counted))
    }
  }

  /** Null for a measure of a lot, outside lots. */
  private measure(measure: Measure): number | null {
    if (typeof measure === 'object') {
      const tally = this[measure.over]
      return tally && (tally.sums.get(measure.sum) ?? 0)
    }
    return MEASURES[measure](this.file, this.lot)
  }

  /** The tallies that a line counts in. */
  private get tallies(): readonly Tally[] {
    return this.lot === null ? [this.file] : [this.file, this.lot]
  }

  /** Reports a problem with a field of a line. */
  private reportField(
    code: DiagnosticCode,
    line: Pick<FileLine, 'number'>,
    { name, record }: Role,
    field: string,
    got: string,
    expected: string | null = null,
  ): void {
    const { from, to } = record.fields[field]!
    const columns = [from, to] as const
    this.log.report(code, { line: line.number, columns, field: `${name}.${field}`, expected, got })
  }

  private readLine(line: ByteLine, columns: Columns, role: Role, row: ValueRow): ReadLine {
    const faults = this.takeFaults()
    const margin = this.marginOf(columns, role)
    const misplacement = this.misplacementOf(columns, role, faults, margin === 'trimmed')
    if (misplacement !== null) {
      const { code, field } = misplacement
      this.reportField(code, line, role, field, String(columns.raw.length), String(role.record.width))
    }
    if (misplacement === null || !isOfTitle(role)) {
      const faulty = { number: line.number, text: columns.text, role: role.name, record: role.record }
      for (const fault of faults) this.reportFault(fault, faulty)
    }
    const isMisplaced = misplacement !== null
    const { number, offset } = line
    const values = isMisplaced ? role.blankRow : row
    const source = sourceOf(line, columns)
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
    if (this.options.keepsFaults === true && !isSilent(code)) this.log.diagnostics.push(faultDiagnostic(fault, line)!)
    else if (!isSilent(code) && this.log.keeps(code, line.role, line.number))
      this.log.keep(code, faultDetails(fault, line))
  }

  private misplacementOf(
    { raw }: Columns,
    role: Role,
    faults: readonly Fault[],
    trimmed: boolean,
  ): Misplacement | null {
    if (raw.length === role.record.width && faults.length === 0) return null
    const { padding } = this
    const needed = this.neededOf(role)
    return misplacementOf(role.record, raw, { faults, padding, trimmed, needed, number: this.expectedNumber(role) })
  }

  /** The number of the next line, if it ends the lines of titles, and the line before has its number. */
  private expectedNumber({ record, numbering, part }: Role): ExpectedNumber | undefined {
    const name = this.layout.sequence?.field
    if (numbering === null || name === undefined || !this.isInOrder || (part !== 'main' && part !== 'companion')) return
    const { from, to } = record.fields[name]!
    if (to !== record.width) return
    return { name, columns: String(this.nextSequence % numbering.modulus).padStart(to - from + 1, '0') }
  }

  /** The headers, which end with blanks, show for the lines after them whether the file lacks trailing blanks or has further ones. */
  private marginOf({ raw }: Columns, { part, record }: Role): Margin | null {
    if (raw.length >= record.width) return isPadded(record, raw, this.padding) ? 'padded' : null
    const isHeader = part === 'header' || part === 'lot_header'
    if (part === 'lot_header' && this.keepsBlanks) return null
    return (isHeader ? isTrimmed(record, raw) : this.trimmed && !raw.endsWith(' ')) ? 'trimmed' : null
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

  /**
   * Splits a line that consists of several records without line ends; null for an ordinary line. More than half of the records must be known or of a lot of
   * another service, so that a line that is only too long is not split. The last record may be short.
   */
  private joinedLines(line: ByteLine, columns: Columns): { line: ByteLine; columns: Columns }[] | null {
    const { width, structure, records } = this.layout
    const { raw } = columns
    const isHeader = this.layout.recogniseAnyCase(columns.bytes, columns.at) === structure.header
    const first = isHeader ? records[structure.header]!.width : width
    const count = 1 + Math.ceil((raw.length - first) / width)
    if (count < 2 || raw.length < first + width) return null
    let end = line.start
    const pieces = Array.from({ length: count }, (_, i) => {
      const start = end
      const last = i === count - 1
      const from = i === 0 ? 0 : first + (i - 1) * width
      end += byteLength(raw.slice(from, i === 0 ? first : from + width), columns.charset)
      const piece: ByteLine = {
        ...line,
        offset: line.offset + start - line.start,
        start,
        end,
        before: i === 0 ? line.before : '',
        after: last ? line.after : '',
        terminator: last ? line.terminator : '',
      }
      return { line: piece, columns: columnsOfLine(piece, width, columns.charset) }
    })
    // A multi-byte character may cross the end of a record.
    if (end !== line.end) return null
    const isKnown = ({ bytes, at, raw: piece }: Columns): boolean =>
      this.layout.recogniseAnyCase(bytes, at) !== null || this.beginsAsRecord(piece, raw)
    const known = pieces.filter(({ columns }) => isKnown(columns))
    if (known.length <= count / 2) return null
    this.log.report('joined_lines', { line: line.number, expected: String(width), got: String(count) })
    return pieces
  }

  /** Whether a piece of a line may be a record of another service: the number of the bank, the number of a lot and the type of the record are digits. */
  private beginsAsRecord(piece: string, line: string): boolean {
    const { structure, records } = this.layout
    const number = structure.lot && records[structure.lot.header]!.fields[structure.lot.number]!
    if (number === undefined) return false
    return piece.startsWith(line.slice(0, number.from - 1)) && /^[0-9]+$/.test(piece.slice(0, number.to + 1))
  }

  /** Returns the content of the key columns of an unknown line. */
  private keyColumns({ text }: Columns): string {
    this.keys ??= keysOf(this.layout)
    return this.keys.map((column) => text[column - 1]).join('')
  }
}

/** Returns the key columns of all records of a layout. */
function keysOf(layout: FileLayout): number[] {
  const columns = claimsOf(layout).flatMap(({ keys }) => keys.map(({ column }) => column + 1))
  return [...new Set(columns)].sort((a, b) => a - b)
}

const amountsAndDates: (record: FixedRecord) => ReadonlySet<string> = once(
  ({ fields }) => new Set(Object.keys(fields).filter((name) => /^(?:money|date)$/.test(fields[name]!.kind))),
)

const isOfTitle = ({ part }: Role): boolean => part === 'main' || part === 'companion'

/** Whether a record begins or ends a file or a lot. */
const isEnd = (role: Role | undefined): boolean => role !== undefined && ENDS.has(role.part)

const ENDS: ReadonlySet<Role['part']> = new Set(['header', 'lot_header', 'lot_trailer', 'trailer'])

/** Whether a line has only 0x1A, which some manuals demand after the last line end, or NUL, which pads blocks. */
const isEndMark = ({ start, end, before, terminator }: ByteLine): boolean =>
  start === end && terminator === '' && /^[\0\x1a]+$/.test(before)

function sourceOf({ before, after, terminator }: ByteLine, { charset }: Pick<Columns, 'charset'>): LineSource {
  return { before, after, terminator, charset }
}

const unknownLine = (line: ByteLine, columns: Pick<Columns, 'raw' | 'charset'>): ReadLine =>
  new ReadLine(line.number, line.offset, columns.raw, null, null, NO_ROW, NO_FAULTS, sourceOf(line, columns))

const numberOf = ({ numbering }: Role, row: ValueRow): FieldValue | undefined =>
  numbering === null ? undefined : valueIn(row, numbering.index)

const membershipIn = (open: OpenTitle, role: Role): Membership | undefined =>
  role.memberships.find(({ title }) => title === open.role.memberships[0]!.title)

/** Returns the difference of two line numbers. After all nines, numbers continue at zero. Null if a number is missing. */
function stepFrom(before: FieldValue | undefined, row: ValueRow, role: Role): number | null {
  if (role.numbering === null) return null
  const { index, modulus } = role.numbering
  const number = valueIn(row, index)
  if (typeof before !== 'number' || typeof number !== 'number') return null
  return (number - before + modulus) % modulus
}

/** Returns the number of bytes of a text in a charset. */
const byteLength = (text: string, charset: Charset): number =>
  charset === 'utf-8' ? Buffer.byteLength(text) : text.length
