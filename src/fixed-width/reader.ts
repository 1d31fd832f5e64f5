/**
 * Lines to records to titles: reads a file by its layout, one line at a time, keeping no more than the title at hand.
 *
 * What belongs together is joined by lot, order, number and content. A record whose partner is missing becomes a diagnostic and never takes
 * the partner of its neighbour.
 */
import type { CharsetOption } from './charset.js'
import { type Codec, codecOf, type Engine } from './codec.js'
import { type Columns, columnsOfLine } from './columns.js'
import { type Diagnostic, diagnostic } from './diagnostics.js'
import type { Fault } from './faults.js'
import type { FieldValue } from './interpreter.js'
import {
  type Companion,
  type FileLayout,
  fieldAt,
  type Measure,
  type TitleStructure,
  type Total,
  type Version,
} from './layout.js'
import type { ByteLine } from './lines.js'
import type { FixedRecord } from './record.js'
import type { Values } from './row.js'

/** A line of a file, read. */
export interface FileLine {
  /** 1-based. */
  readonly number: number
  /** Offset of its first byte in the file. */
  readonly offset: number
  /** The line as it stands in the file, without its line end. */
  readonly raw: string
  /** Which record of the layout it is; null for a blank or unknown line. */
  readonly role: string | null
  /** The values of its fields; null when `role` is. */
  readonly values: Values | null
  /** Fields whose columns are not what their value would be written as. */
  readonly faults: readonly Fault[]
  /** What is needed to write the same bytes again. */
  readonly source: LineSource
}

/** How a line was written, around its columns. */
export interface LineSource extends Pick<ByteLine, 'before' | 'after' | 'terminator'>, Pick<Columns, 'charset'> {}

/** A title: its main record and what came with it, by role. */
export interface Title {
  readonly main: FileLine
  readonly companions: Readonly<Record<string, readonly FileLine[]>>
}

/** What reading a line, or the end of the file, brought. */
export type Part =
  | { readonly type: 'header' | 'lot_header' | 'lot_trailer' | 'trailer' | 'loose' | 'stray'; readonly line: FileLine }
  | { readonly type: 'title'; readonly title: Title }

export interface ReaderOptions {
  readonly charset?: CharsetOption
  readonly engine?: Engine
  /** Called for everything that is wrong, or worth knowing, as it is found. */
  readonly onDiagnostic?: (diagnostic: Diagnostic) => void
}

/** How a role takes part in the file. */
interface Role {
  readonly name: string
  readonly record: FixedRecord
  readonly codec: Codec
  readonly place: 'header' | 'trailer' | 'lot_header' | 'lot_trailer' | 'main' | 'companion' | 'loose'
  /** For a companion: whose it is, and on which terms. */
  readonly of: readonly { readonly title: TitleStructure; readonly companion: Companion }[]
  readonly totals: readonly (Total & { readonly name: string })[]
  /** Fields that some total sums up. */
  readonly summed: readonly { readonly path: string; readonly field: string }[]
}

interface OpenTitle {
  readonly structure: TitleStructure
  readonly main: FileLine
  readonly companions: Record<string, FileLine[]>
  /** The last line that joined it. */
  last: FileLine
  /** Lines since that no record claims: any of them may have begun another title. */
  unread: number
  /** Whether a companion of another title came since: then order tells nothing any more. */
  strayed: boolean
}

/** What the next line must agree with, where nothing is amiss. */
export interface RegularState {
  /** The number it should have. */
  readonly sequence: number
  /** The lot it should be of; null where there are no lots. */
  readonly lot: string | null
  /** What the constant fields of the layout hold. */
  readonly constants: ReadonlyMap<string, FieldValue>
  /** The line that began the title before. */
  readonly previous: string | null
}

interface Tally {
  lines: number
  lots: number
  titles: number
  sums: Map<string, number>
}

const NO_FAULTS: readonly Fault[] = []
const tally = (): Tally => ({ lines: 0, lots: 0, titles: 0, sums: new Map() })

/** Reads the lines of one file. Feed it every line, then {@link end}. */
export class FileReader {
  private readonly roles: ReadonlyMap<string, Role>
  private readonly tell: (diagnostic: Diagnostic) => void
  private file = tally()
  private lot: Tally | null = null
  private lotNumber: string | null = null
  /** The values of the layout's constant fields, as the first record with them has them. */
  private constants = new Map<string, FieldValue>()
  private header: 'awaited' | 'missing' | 'read' = 'awaited'
  /** `passed`: something came behind it. */
  private trailer: 'awaited' | 'read' | 'passed' = 'awaited'
  private open: OpenTitle | null = null
  private previousMain: Pick<FileLine, 'raw' | 'number'> | null = null
  /** The number the next line should have, and how many unread lines may have taken some. */
  private nextSequence = 1
  private unread = 0
  private faults: Fault[] = []

  /** @param onPart called for every line, or whole title, as soon as it is complete: before anything is told of what comes behind it */
  constructor(
    readonly layout: FileLayout,
    private readonly onPart: (part: Part) => void,
    private readonly options: ReaderOptions = {},
  ) {
    this.roles = rolesOf(layout, options.engine ?? 'compiled')
    this.tell = options.onDiagnostic ?? (() => {})
  }

  /** Reads one line. */
  push(line: ByteLine): void {
    const columns = columnsOfLine(line, this.layout.width, this.options.charset)
    const pieces = this.joinedLines(line, columns)
    if (pieces === null) this.pushColumns(line, columns)
    else for (const piece of pieces) this.pushColumns(piece.line, piece.columns)
  }

  /** Tells that the file is over. */
  end(): void {
    this.closeTitle()
    if (this.file.lines === 0) this.tell(diagnostic('empty_file'))
    else if (this.trailer === 'awaited') {
      if (this.lot !== null) this.tell(diagnostic('missing_lot_trailer'))
      this.tell(diagnostic('missing_trailer'))
    }
  }

  /** What regular lines can go on from; null where the next line is no ordinary one: before the header, outside a lot, behind unknown lines. */
  get regularState(): RegularState | null {
    const hasLots = this.layout.structure.lot !== undefined
    if (this.header === 'awaited' || this.trailer !== 'awaited' || this.unread > 0) return null
    if (hasLots && (this.lot === null || this.lotNumber === null)) return null
    return {
      sequence: this.nextSequence,
      lot: this.lotNumber,
      constants: this.constants,
      previous: this.previousMain?.raw ?? null,
    }
  }

  /** Takes note of whole regular titles that were read elsewhere: see {@link regularState}. */
  passTitles(titles: number, lines: number, nextSequence: number, lastMain: Pick<FileLine, 'raw' | 'number'>): void {
    for (const tally of this.lot === null ? [this.file] : [this.file, this.lot]) {
      tally.lines += lines
      tally.titles += titles
    }
    this.nextSequence = nextSequence
    this.previousMain = lastMain
  }

  private pushColumns(line: ByteLine, columns: Columns): void {
    if (columns.raw.trim() === '') {
      if (!isEndMark(line)) this.tell(diagnostic('blank_line', { line: line.number }))
      this.onPart({ type: 'stray', line: this.fileLine(line, columns, null, null) })
      return
    }
    const name = this.layout.recognise(columns.bytes, columns.at)
    const role = name === null ? undefined : this.roles.get(name)
    if (role !== undefined && role.place !== 'companion' && role.place !== 'loose') this.closeTitle()
    this.checkWidth(line, columns)
    this.file.lines++
    if (role === undefined) {
      this.countInLot()
      this.unread++
      if (this.open !== null) this.open.unread++
      this.tell(diagnostic('unknown_record', { line: line.number, got: this.keyColumns(columns) }))
      this.onPart({ type: 'stray', line: this.fileLine(line, columns, null, null) })
      return
    }
    const values = role.codec.parse(columns.text, columns.bytes, columns.at, this.faults) as Values
    const read = this.fileLine(line, columns, role, values)
    this.place(read, role, values)
  }

  private place(line: FileLine, role: Role, values: Values): void {
    if (role.place !== 'header') {
      if (this.header === 'awaited') {
        this.header = 'missing'
        this.tell(diagnostic('missing_header', { line: line.number }))
      }
      if (this.trailer === 'read') {
        this.trailer = 'passed'
        this.tell(diagnostic('unexpected_record', { line: line.number, got: role.name, expected: 'antes do trailer' }))
      }
    }
    switch (role.place) {
      case 'header':
        this.startFile(line, values)
        this.onPart({ type: 'header', line })
        break
      case 'lot_header':
        this.startLot(line, values)
        this.onPart({ type: 'lot_header', line })
        break
      case 'main':
        this.countInLot(line)
        this.openTitle(line, role)
        break
      case 'companion':
        this.countInLot(line)
        this.joinTitle(line, role, values)
        break
      case 'loose':
        this.countInLot(line)
        this.onPart({ type: 'loose', line })
        break
      case 'lot_trailer':
        this.countInLot()
        if (this.lot === null) this.tell(diagnostic('missing_lot_header', { line: line.number }))
        this.checkTotals(line, role, values)
        this.lot = null
        this.onPart({ type: 'lot_trailer', line })
        break
      case 'trailer':
        this.endLot(line)
        this.checkTotals(line, role, values)
        if (this.trailer === 'awaited') this.trailer = 'read'
        this.onPart({ type: 'trailer', line })
        break
    }
    this.checkLot(line, role, values)
    this.checkSequence(line, role, values)
    this.addUp(role, values)
    this.unread = 0
  }

  private startFile(line: FileLine, values: Values): void {
    if (this.header !== 'awaited') {
      this.tell(
        diagnostic('unexpected_record', { line: line.number, got: 'header', expected: 'um só header por arquivo' }),
      )
      this.endLot(line)
      if (this.header === 'read' && this.trailer === 'awaited') {
        this.tell(diagnostic('missing_trailer', { line: line.number }))
      }
      this.file = tally()
      this.file.lines = 1
    }
    this.header = 'read'
    this.trailer = 'awaited'
    this.nextSequence = 1
    this.constants.clear()
    this.checkVersion(this.layout.version, line, values)
  }

  private checkVersion(version: Version | undefined, line: FileLine, values: Values): void {
    if (version === undefined) return
    const { role, field } = fieldAt(this.layout, version.field)
    const found = line.role === role ? String(values[field]) : null
    if (found === null || version.known.includes(found)) return
    const { from, to } = this.layout.records[role]!.fields[field]!
    this.tell(
      diagnostic('unknown_version', {
        line: line.number,
        columns: [from, to],
        field: version.field,
        expected: version.known.join(', '),
        got: found,
      }),
    )
  }

  private startLot(line: FileLine, values: Values): void {
    this.endLot(line)
    this.lot = tally()
    this.lot.lines = 1
    this.file.lots++
    const number = this.layout.structure.lot?.number
    this.lotNumber = number === undefined ? null : String(values[number])
    this.startCounting()
    this.checkVersion(this.layout.lotVersion, line, values)
  }

  private startCounting(): void {
    if (this.layout.sequence?.within === 'lot') this.nextSequence = 1
  }

  private endLot(line: FileLine): void {
    if (this.lot === null) return
    this.tell(diagnostic('missing_lot_trailer', { line: line.number }))
    this.lot = null
  }

  /** Counts a line of a lot; opens one for lines that come without a header. */
  private countInLot(line?: FileLine): void {
    if (this.layout.structure.lot === undefined) return
    if (this.lot === null) {
      if (line === undefined) return
      this.tell(diagnostic('missing_lot_header', { line: line.number }))
      this.lot = tally()
      this.lotNumber = null
      this.startCounting()
    }
    this.lot.lines++
  }

  private openTitle(line: FileLine, role: Role): void {
    this.file.titles++
    if (this.lot !== null) this.lot.titles++
    if (this.previousMain !== null && this.previousMain.raw === line.raw) {
      this.tell(diagnostic('repeated_line', { line: line.number, expected: String(this.previousMain.number) }))
    }
    this.previousMain = line
    this.open = { structure: role.of[0]!.title, main: line, companions: {}, last: line, unread: 0, strayed: false }
  }

  private joinTitle(line: FileLine, role: Role, values: Values): void {
    const open = this.open
    const terms = open === null ? undefined : role.of.find((of) => of.title === open.structure)?.companion
    if (open === null || terms === undefined || !this.belongs(open, values, role, terms)) {
      const expected = role.of.map((of) => of.title.main).join(' ou ')
      this.tell(diagnostic('orphan_companion', { line: line.number, got: role.name, expected }))
      if (open !== null) open.strayed = true
      this.onPart({ type: 'stray', line })
      return
    }
    const list = open.companions[role.name]
    if (list === undefined) open.companions[role.name] = [line]
    else list.push(line)
    open.last = line
    open.unread = 0
    open.strayed = false
  }

  private belongs(open: OpenTitle, values: Values, role: Role, terms: Companion): boolean {
    if (open.companions[role.name] !== undefined && terms.many !== true) return false
    const main = open.main.values!
    const constants = role.record.fields
    for (const field of terms.same ?? []) if (main[field] !== (values[field] ?? constants[field]?.literal)) return false
    const lot = this.layout.structure.lot?.number
    if (lot !== undefined && main[lot] !== values[lot]) return false
    return this.follows(open, values, role, terms)
  }

  /**
   * Whether a record comes right behind the last one of the title: by its number, or by order where numbers do not tell (some programs do not
   * count). A gap or a step back means that other lines belong in between, and with them maybe the record's own title. Lines that no record
   * claims may fill a gap, but not before a required companion: one of them may be the title that the companion came with.
   */
  private follows(open: OpenTitle, values: Values, role: Role, terms: Companion): boolean {
    const step = this.stepFrom(open.last, values, role)
    if (step === 1) return true
    if (open.strayed) return false
    if (step === null || step === 0) return open.unread === 0
    return terms.required !== true && step <= 1 + open.unread
  }

  /** How far the number of a record is from that of a line before; behind all nines it goes on at zero. Null when either has none. */
  private stepFrom(last: FileLine, values: Values, role: Role): number | null {
    const name = this.layout.sequence?.field
    const field = name === undefined ? undefined : role.record.fields[name]
    if (name === undefined || field === undefined) return null
    const before = last.values![name]
    const number = values[name]
    if (typeof before !== 'number' || typeof number !== 'number') return null
    const round = 10 ** (field.to - field.from + 1)
    return (number - before + round) % round
  }

  /** Closes the title at hand; to be called from outside only before a line, to be read elsewhere, that begins something else. */
  closeTitle(): void {
    const open = this.open
    if (open === null) return
    this.open = null
    const companions = Object.entries(open.structure.companions ?? {}) as [string, Companion][]
    const isReplaced = (role: string): boolean =>
      companions.some(([other, { insteadOf }]) => insteadOf === role && open.companions[other] !== undefined)
    for (const [role, companion] of companions) {
      if (companion.required === true && open.companions[role] === undefined && !isReplaced(role)) {
        this.tell(diagnostic('missing_companion', { line: open.main.number, expected: role }))
      }
    }
    this.onPart({ type: 'title', title: open })
  }

  private checkLot(line: FileLine, role: Role, values: Values): void {
    for (const constant of this.layout.constant ?? []) {
      const value = values[constant]
      if (value === undefined) continue
      const first = this.constants.get(constant)
      if (first === undefined) this.constants.set(constant, value)
      else if (value !== first) this.mismatch('constant_mismatch', line, role, constant, String(first), String(value))
    }
    const field = this.layout.structure.lot?.number
    if (field === undefined || role.place === 'header' || role.place === 'trailer') return
    const number = values[field]
    if (this.lotNumber !== null && typeof number === 'string' && number !== this.lotNumber) {
      this.mismatch('lot_number_mismatch', line, role, field, this.lotNumber, number)
    }
  }

  private checkSequence(line: FileLine, role: Role, values: Values): void {
    const sequence = this.layout.sequence
    if (sequence === undefined) return
    const field = role.record.fields[sequence.field]
    if (field === undefined) return
    const number = values[sequence.field]
    const next = this.nextSequence % 10 ** (field.to - field.from + 1)
    if (typeof number !== 'number') {
      this.nextSequence = next + 1 + this.unread
      return
    }
    if (number < next || number > next + this.unread) {
      this.mismatch('sequence_break', line, role, sequence.field, String(next), String(number))
    }
    this.nextSequence = number + 1
  }

  private addUp(role: Role, values: Values): void {
    for (const { path, field } of role.summed) {
      const value = values[field]
      if (typeof value !== 'number') continue
      this.file.sums.set(path, (this.file.sums.get(path) ?? 0) + value)
      this.lot?.sums.set(path, (this.lot.sums.get(path) ?? 0) + value)
    }
  }

  private checkTotals(line: FileLine, role: Role, values: Values): void {
    for (const total of role.totals) {
      const stated = values[total.name]
      const counted = this.measure(total.equals)
      if (stated === counted || counted === null) continue
      if (total.optional === true && (stated === 0 || stated === null)) continue
      this.mismatch('total_mismatch', line, role, total.name, String(counted), stated === null ? '' : String(stated))
    }
  }

  private measure(measure: Measure): number | null {
    switch (measure) {
      case 'file_lines':
        return this.file.lines
      case 'file_lots':
        return this.file.lots
      case 'file_titles':
        return this.file.titles
      case 'lot_lines':
        return this.lot?.lines ?? null
      case 'lot_titles':
        return this.lot?.titles ?? null
      default:
        return measure.over === 'file'
          ? (this.file.sums.get(measure.sum) ?? 0)
          : this.lot && (this.lot.sums.get(measure.sum) ?? 0)
    }
  }

  private mismatch(
    code: 'constant_mismatch' | 'lot_number_mismatch' | 'sequence_break' | 'total_mismatch',
    line: FileLine,
    role: Role,
    field: string,
    expected: string,
    got: string,
  ): void {
    const { from, to } = role.record.fields[field]!
    this.tell(
      diagnostic(code, { line: line.number, columns: [from, to], field: `${role.name}.${field}`, expected, got }),
    )
  }

  private fileLine(line: ByteLine, columns: Columns, role: Role | null, values: Values | null): FileLine {
    let faults = NO_FAULTS
    if (this.faults.length > 0) {
      faults = this.faults
      this.faults = []
      for (const fault of faults) this.tellFault(fault, line, columns, role!)
    }
    return {
      number: line.number,
      offset: line.offset,
      raw: columns.raw,
      role: role === null ? null : role.name,
      values,
      faults,
      source: { before: line.before, after: line.after, terminator: line.terminator, charset: columns.charset },
    }
  }

  private tellFault(fault: Fault, line: ByteLine, columns: Columns, role: Role): void {
    if (fault.code === 'other_empty') return
    const { from, to, literal } = role.record.fields[fault.field]!
    this.tell(
      diagnostic(fault.code, {
        line: line.number,
        columns: [from, to],
        field: `${role.name}.${fault.field}`,
        expected: literal ?? null,
        got: columns.text.slice(from - 1, to),
      }),
    )
  }

  private checkWidth(line: ByteLine, columns: Columns): void {
    const width = this.layout.width
    const length = columns.raw.length
    if (length === width) return
    const details = { line: line.number, expected: String(width), got: String(length) }
    if (length < width) this.tell(diagnostic('line_too_short', details))
    else if (columns.raw.slice(width).trim() === '') this.tell(diagnostic('trailing_blanks', details))
    else this.tell(diagnostic('line_too_long', details))
  }

  /**
   * Records that came in one line without line ends, each with its own columns; null for an ordinary line. Most of them must be known: a line
   * that is only too long is not cut into records. The last one may be cut short.
   */
  private joinedLines(line: ByteLine, columns: Columns): { line: ByteLine; columns: Columns }[] | null {
    const { width } = this.layout
    const length = columns.raw.length
    if (length < 2 * width || line.end - line.start !== length) return null
    const count = Math.ceil(length / width)
    const pieces = Array.from({ length: count }, (_, i) => {
      const start = line.start + i * width
      const last = i === count - 1
      const piece: ByteLine = {
        ...line,
        offset: line.offset + i * width,
        start,
        end: last ? line.end : start + width,
        before: i === 0 ? line.before : '',
        after: last ? line.after : '',
        terminator: last ? line.terminator : '',
      }
      return { line: piece, columns: columnsOfLine(piece, width, columns.charset) }
    })
    const known = pieces.filter(({ columns: { bytes, at } }) => this.layout.recognise(bytes, at) !== null)
    if (known.length <= count / 2) return null
    this.tell(diagnostic('joined_lines', { line: line.number, expected: String(width), got: String(count) }))
    return pieces
  }

  /** The columns by which records are told apart, as they stand in a line that no record claims. */
  private keyColumns(columns: Columns): string {
    const keys = new Set<number>()
    for (const record of Object.values(this.layout.records)) {
      for (const field of Object.values(record.fields)) {
        if (field.kind === 'key') for (let column = field.from; column <= field.to; column++) keys.add(column)
      }
    }
    return [...keys]
      .sort((a, b) => a - b)
      .map((column) => columns.text[column - 1])
      .join('')
  }
}

/** 0x1A behind the last line end, which some banks' manuals ask for. */
const isEndMark = ({ start, end, before, terminator }: ByteLine): boolean =>
  start === end && terminator === '' && /^\x1a[\0\x1a]*$/.test(before)

function rolesOf(layout: FileLayout, engine: Engine): ReadonlyMap<string, Role> {
  const { structure } = layout
  const places = new Map<string, Role['place']>([
    [structure.header, 'header'],
    [structure.trailer, 'trailer'],
  ])
  if (structure.lot !== undefined)
    places.set(structure.lot.header, 'lot_header').set(structure.lot.trailer, 'lot_trailer')
  const of = new Map<string, { title: TitleStructure; companion: Companion }[]>()
  for (const title of structure.titles) {
    places.set(title.main, 'main')
    of.set(title.main, [{ title, companion: {} }])
    for (const [role, companion] of Object.entries(title.companions ?? {}) as [string, Companion][]) {
      places.set(role, 'companion')
      of.set(role, [...(of.get(role) ?? []), { title, companion }])
    }
  }
  const sums = (layout.totals ?? []).flatMap((total) => (typeof total.equals === 'object' ? [total.equals.sum] : []))
  return new Map(
    Object.entries(layout.records).map(([name, record]) => [
      name,
      {
        name,
        record,
        codec: codecOf(record, engine),
        place: places.get(name) ?? 'loose',
        of: of.get(name) ?? [],
        totals: (layout.totals ?? [])
          .filter((total) => fieldAt(layout, total.field).role === name)
          .map((total) => ({ ...total, name: fieldAt(layout, total.field).field })),
        summed: [...new Set(sums)]
          .filter((path) => fieldAt(layout, path).role === name)
          .map((path) => ({ path, field: fieldAt(layout, path).field })),
      },
    ]),
  )
}
