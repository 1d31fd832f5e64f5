import type { Companion, FileLayout } from '../define/layout.js'
import type { FieldValue } from '../interpreter.js'
import type { DiagnosticLog } from './diagnostic-log.js'
import { type Diagnostic, diagnostic } from './diagnostics.js'
import type { FileLine, ReadLine } from './file-line.js'
import type { Title } from './parts.js'
import type { RegularTitlesRead } from './regular-run.js'
import { isOfTitle, type Membership, type Role } from './roles.js'
import { type ValueRow, valueIn } from './row.js'
import { TitleHistory } from './title-history.js'

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
  /** Number of unknown lines since the last record. Any of these lines may have started another title. */
  unread: number
  /** Whether a companion of another title came after the last record. If it is set, the order of the lines is no evidence. */
  strayed: boolean
}

/** The main record of the previous title. */
interface PreviousMain extends Pick<FileLine, 'raw' | 'number'> {
  /** Whether the title is complete, so that an equal line is a repetition. */
  counted: boolean
}

/** Maximum number of problems that a title keeps; each is also a diagnostic of the file. */
const MAX_PROBLEMS = 100

/** Joins the records of a title. A record without its partner is reported, and never gets the partner of another title. */
export class TitleAssembler {
  private open: OpenTitle | null = null
  private previous: PreviousMain | null = null
  /** The previous title, if it lacks a required companion. */
  private incomplete: OpenTitle | null = null
  /** Lot headers of the file, by lot number. */
  private readonly lotHeaders = new Map<FieldValue | undefined, ReadLine>()
  private readonly history: TitleHistory

  /** @param onTitle called for every complete title */
  constructor(
    private readonly layout: FileLayout,
    roles: ReadonlyMap<string, Role>,
    private readonly log: DiagnosticLog,
    private readonly onTitle: (title: Title<ReadLine>) => void,
  ) {
    const main = roles.get(layout.structure.titles[0]?.main ?? '')
    this.history = new TitleHistory(main?.numbering?.modulus ?? null)
  }

  /** Starts a file. Returns whether its header was read before. */
  startFile(header: string): boolean {
    this.lotHeaders.clear()
    return this.history.startFile(header)
  }

  /** Starts a lot. */
  startLot(number: string | null, header: ReadLine): void {
    // A shifted or cut header does not show that its lot is another one: titles that are read again must not count.
    const isWhole = !header.misplaced && (header.raw.length >= this.layout.width || header.margin === 'trimmed')
    if (isWhole || !this.lotHeaders.has(number)) this.lotHeaders.set(number, header)
    this.enterLot(number)
  }

  /** Whether the open title lacks a companion of this role. */
  lacks(role: string): boolean {
    return this.open !== null && this.open.companions[role] === undefined
  }

  /** The first line of the open title; infinite without one. */
  get openLine(): number {
    return this.open === null ? Number.POSITIVE_INFINITY : this.open.main.number
  }

  /** Line number of the open title; undefined without one. */
  get openNumber(): FieldValue | undefined {
    return this.open === null ? undefined : numberOf(this.open.role, this.open.mainRow)
  }

  /** Opens a title. */
  begin(line: ReadLine, role: Role, row: ValueRow): void {
    const repeated = this.isRepeated(line, role, row)
    this.previous = { raw: line.raw, number: line.number, counted: true }
    this.open = {
      role,
      main: line,
      mainRow: row,
      companions: {},
      lotHeader: this.lotHeaders.get(valueIn(row, role.lotIndex)),
      repeated,
      problems: undefined,
      stepsBack: false,
      lastNumber: numberOf(role, row),
      unread: 0,
      strayed: false,
    }
  }

  /** Adds a companion to the open title. Returns false, and reports it, if it belongs to another title. */
  join(line: ReadLine, role: Role, row: ValueRow): boolean {
    const open = this.open
    const membership = open === null ? undefined : membershipIn(open, role)
    if (open === null || membership === undefined || !belongs(open, row, role, membership)) {
      const expected = role.memberships.map((of) => of.title.main).join(' ou ')
      this.log.report('orphan_companion', { line: line.number, got: role.name, expected })
      if (open !== null) {
        open.strayed = true
        this.checkDouble(open, line, role, row)
      }
      return false
    }
    this.checkRival(open, line, role, row)
    open.companions[role.name] ??= []
    open.companions[role.name]!.push(line)
    open.lastNumber = numberOf(role, row)
    open.unread = 0
    open.strayed = false
    return true
  }

  /** Notes an unknown line, which may have started another title. */
  passUnknown(): void {
    if (this.open !== null) this.open.unread++
  }

  /** Notes the number of a record of a title. */
  note(role: Role, row: ValueRow, order: 'back' | 'on'): void {
    if (!isOfTitle(role)) return
    if (order === 'back' && this.open !== null) this.open.stepsBack = true
    this.history.note(numberOf(role, row) as number, role.part === 'main')
  }

  /** Closes the open title, if there is one. */
  close(): void {
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
    if (!isWhole && !open.repeated) this.forget(open)
    this.onTitle(open)
  }

  /** Whether a fast reader may read the titles from a line number on: they are new, and no companion of theirs may belong to the title before. */
  isFreeFrom(number: number): boolean {
    return this.history.isNewFrom(number) && (this.open ?? this.incomplete)?.lastNumber !== number
  }

  /** The main record of the previous title. */
  get previousMain(): string | null {
    return this.previous?.raw ?? null
  }

  /** Continues after titles that a fast reader has read. */
  continueAfter(
    {
      titles,
      lines,
      nextSequence,
      lastLines = Math.round(lines / titles),
      lastMain: { raw, number },
    }: RegularTitlesRead,
    lot: string | null,
  ): void {
    this.enterLot(lot)
    const last = { number: nextSequence - lastLines, raw }
    this.history.noteAll(nextSequence - lines, nextSequence, last)
    this.previous = { raw, number, counted: true }
    this.incomplete = null
  }

  /** Whether the title of a line was read before. Reports it. */
  private isRepeated(line: ReadLine, role: Role, row: ValueRow): boolean {
    if (line.misplaced) return false
    this.enterLot(valueIn(row, role.lotIndex))
    const number = numberOf(role, row)
    const isKnown = this.history.isRepeated(line.raw, typeof number === 'number' ? number : null)
    const { previous } = this
    if (previous?.counted === true && previous.raw === line.raw) {
      this.log.report('repeated_line', { line: line.number, expected: String(previous.number) })
      return true
    }
    if (isKnown && role.numbering === null) this.log.report('equal_line', { line: line.number })
    else if (isKnown)
      this.log.reportField('repeated_title', line, role, this.layout.sequence!.field, String(number), null)
    return isKnown
  }

  /** Continues with the titles of a lot. */
  private enterLot(number: FieldValue | undefined): void {
    if (this.layout.sequence?.within !== 'lot') return
    this.history.startLot(this.lotHeaders.get(number)?.raw ?? String(number))
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

  /** Removes an incomplete title from the history: the same line may come again, with the missing records. */
  private forget({ role, mainRow }: OpenTitle): void {
    const number = numberOf(role, mainRow)
    if (typeof number === 'number') this.history.forget(number)
    if (this.previous !== null) this.previous.counted = false
  }
}

function belongs(open: OpenTitle, row: ValueRow, role: Role, { companion, same }: Membership): boolean {
  if (open.companions[role.name] !== undefined && companion.many !== true) return false
  const main = open.mainRow
  for (const { inMain, own, literal } of same) {
    if (valueIn(main, inMain) !== (valueIn(row, own) ?? literal)) return false
  }
  if (valueIn(main, open.role.lotIndex) !== valueIn(row, role.lotIndex)) return false
  return follows(open, row, role, companion)
}

/**
 * Whether a record directly follows the last record of the title: by its line number, or by order if lines are not numbered. A gap or a step back means that
 * lines are missing, possibly with the title of the record. Unknown lines may fill a gap, but not before a required companion: an unknown line may be the
 * title that the companion belongs to.
 */
function follows(open: OpenTitle, row: ValueRow, role: Role, terms: Companion): boolean {
  const step = stepFrom(open.lastNumber, row, role)
  if (step === 1) return true
  if (open.strayed) return false
  if (step === null || step === 0) return open.unread === 0
  return terms.required !== true && step <= 1 + open.unread
}

const membershipIn = (open: OpenTitle, role: Role): Membership | undefined =>
  role.memberships.find(({ title }) => title === open.role.memberships[0]!.title)

const numberOf = ({ numbering }: Role, row: ValueRow): FieldValue | undefined =>
  numbering === null ? undefined : valueIn(row, numbering.index)

/** Returns the difference of two line numbers. After all nines, numbers continue at zero. Null if a number is missing. */
function stepFrom(before: FieldValue | undefined, row: ValueRow, role: Role): number | null {
  if (role.numbering === null) return null
  const { index, modulus } = role.numbering
  const number = valueIn(row, index)
  if (typeof before !== 'number' || typeof number !== 'number') return null
  return (number - before + modulus) % modulus
}
