/**
 * Skims titles: checks the ends, records and numbers of their lines, and reads no values. What the file reader knows after them is as if it had read them, except
 * sums, and which titles were damaged: a later line with the number of a damaged title is no repetition of it.
 */
import type { FileLayout } from '../define/layout.js'
import { once } from '../once.js'
import { CR, LF } from './column-reads.js'
import { ExactWidthLines } from './exact-width-lines.js'
import type { ByteLine, UnreadBytes } from './lines.js'
import type { AssumedRun, RegularState } from './regular-run.js'
import { isOfTitle, rolesOf } from './roles.js'

/** A run of titles that were skimmed. */
export interface SkimmedRun extends AssumedRun {
  /** Start of the next line in the bytes. */
  readonly at: number
}

/** Limits of a call. */
interface SkimLimits {
  /** Number of a line: titles from there on are not skimmed. */
  readonly before: number
  /** End of each line. */
  readonly terminator: ByteLine['terminator']
}

/** Columns, counted from 0; `to` is excluded. */
interface ColumnSpan {
  readonly from: number
  readonly to: number
}

/** The columns that a line of a title is checked by. */
interface SkimmedLine {
  readonly isMain: boolean
  readonly sequence: ColumnSpan
  /** Null without lots. */
  readonly lot: ColumnSpan | null
  /** Names of its file constants. */
  readonly constants: readonly string[]
}

/** The first line of a title. */
interface TitleStart {
  readonly at: number
  readonly number: number
}

export class TitleSkimmer {
  private readonly lines: ExactWidthLines
  private readonly ends: ExactEnds
  private readonly checked: ReadonlyMap<string, SkimmedLine>
  /** Whether the last call ended because the bytes did. */
  isWaiting = false

  constructor(layout: FileLayout) {
    this.lines = new ExactWidthLines(layout)
    this.ends = new ExactEnds(layout.width)
    this.checked = skimmedLines(layout)
  }

  /**
   * Skims titles that continue a state. The last two titles are left to the reader: the lines after them may belong to them.
   *
   * @returns null if there are none
   */
  skim(unread: UnreadBytes, state: RegularState, { before, terminator }: SkimLimits): SkimmedRun | null {
    const { lines, ends } = this
    const { bytes, at: start, line } = unread
    this.isWaiting = false
    lines.open(bytes)
    ends.open(bytes, terminator)
    let titles = -2
    let at = start
    let number = line
    let skipped: TitleStart | null = null
    let end: TitleStart | null = null
    let last: TitleStart | null = null
    for (; ; number++) {
      const next = ends.next(at)
      if (next < 0) {
        this.isWaiting = !lines.has(1, at)
        break
      }
      const role = lines.roleOf(at)
      const checked = role === null ? undefined : this.checked.get(role)
      if (checked === undefined || !isExpected(bytes, at, checked, state, number - line)) break
      if (checked.isMain) {
        if (number >= before) break
        titles++
        skipped = end
        end = last
        last = { at, number }
      } else if (last === null) break
      at = next
    }
    if (skipped === null || end === null) return null
    const firstMain = lines.text(start)
    if (firstMain === state.previous) return null
    return {
      titles,
      lines: end.number - line,
      lastLines: end.number - skipped.number,
      nextSequence: state.sequence + end.number - line,
      lastMain: { raw: lines.text(skipped.at), number: skipped.number },
      firstMain,
      state: { ...state, header: null },
      at: end.at,
    }
  }
}

/** Whether a line has the number and lot of a state, `offset` lines before it, and no file constant that the state lacks. */
function isExpected(
  bytes: Uint8Array,
  at: number,
  { sequence, lot, constants }: SkimmedLine,
  state: RegularState,
  offset: number,
): boolean {
  let number = 0
  for (let i = at + sequence.from; i < at + sequence.to; i++) {
    const digit = bytes[i]! - ZERO
    if (digit < 0 || digit > 9) return false
    number = number * 10 + digit
  }
  if (number !== state.sequence + offset) return false
  if (lot !== null) {
    const { lot: expected } = state
    if (expected === null || expected.length !== lot.to - lot.from) return false
    for (let i = 0; i < expected.length; i++) if (bytes[at + lot.from + i] !== expected.charCodeAt(i)) return false
  }
  for (const name of constants) if (!state.constants.has(name)) return false
  return true
}

const ZERO = 0x30

/** Returns the lines of titles that can be skimmed: those with exactly the width of the layout, and a number. */
const skimmedLines: (layout: FileLayout) => ReadonlyMap<string, SkimmedLine> = once((layout) => {
  const { sequence, structure, width } = layout
  const checked = new Map<string, SkimmedLine>()
  for (const role of rolesOf(layout, 'compiled').values()) {
    if (role.numbering === null || !isOfTitle(role) || role.record.width !== width) continue
    const lot = structure.lot === undefined ? null : role.record.fields[structure.lot.number]
    if (lot === undefined) continue
    checked.set(role.name, {
      isMain: role.part === 'main',
      sequence: spanOf(role.record.fields[sequence!.field]!),
      lot: lot === null ? null : spanOf(lot),
      constants: role.constants.map(({ name }) => name),
    })
  }
  return checked
})

const spanOf = ({ from, to }: ColumnSpan): ColumnSpan => ({ from: from - 1, to })

/** Ends of lines with exactly the width of a layout. */
export class ExactEnds {
  private bytes: Uint8Array = new Uint8Array(0)
  private terminator: ByteLine['terminator'] = ''
  /** Positions of the next LF and CR, from the last line on; -1 without one. */
  private lineFeed = UNKNOWN
  private carriageReturn = UNKNOWN

  constructor(private readonly width: number) {}

  /** Sets the bytes, and the end that lines must have. */
  open(bytes: Uint8Array, terminator: ByteLine['terminator']): void {
    if (bytes !== this.bytes) {
      this.bytes = bytes
      this.lineFeed = UNKNOWN
      this.carriageReturn = UNKNOWN
    }
    this.terminator = terminator
  }

  /** Returns the start of the next line; -1 if the line at `at` is incomplete, or has another width or end, or starts or ends with a byte that is no text. */
  next(at: number): number {
    const { bytes, terminator } = this
    const end = at + this.width
    if (this.lineFeed < at && this.lineFeed !== -1) this.lineFeed = bytes.indexOf(LF, at)
    if (this.carriageReturn < at && this.carriageReturn !== -1) this.carriageReturn = bytes.indexOf(CR, at)
    const { lineFeed, carriageReturn } = this
    const isWhole =
      terminator === '\r\n'
        ? carriageReturn === end && lineFeed === end + 1
        : terminator === '\n' && lineFeed === end && (carriageReturn === -1 || carriageReturn > end)
    if (!isWhole || bytes[at]! < BLANK || bytes[at]! > LAST_OF_ASCII || bytes[end - 1]! < BLANK) return -1
    return lineFeed + 1
  }
}

const UNKNOWN = -2
const BLANK = 0x20
const LAST_OF_ASCII = 0x7e
