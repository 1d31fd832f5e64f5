/** Reads regular titles, which are nearly all, with the fast readers. All other lines are left to the fallback reader. Both readers give equal results. */
import type { FoundReturn } from '../../banks/index.js'
import {
  type CharsetOption,
  ExactWidthLines,
  type FileLayout,
  type FileReader,
  type LineSplitter,
  once,
  type PlainBytes,
  type RegularState,
  type RegularTitlesRead,
} from '../../fixed-width/index.js'
import type { RecordOrigin } from '../meaning/title-record.js'
import type { Destination, RegularTitle } from './regular-title.js'

/** The part of a {@link LineSplitter} that regular titles are read from. */
type UnreadLines = Pick<LineSplitter, 'unread' | 'skipRead'>

export class RegularTitles<Made> {
  private readonly titles = new Map<string, RegularTitle>()
  /** Records that end a title when they follow it. */
  readonly closing: ReadonlySet<string>
  private readonly lines: ExactWidthLines
  private readonly plain: PlainBytes
  /** Whether the next title, or the line after it, is incomplete. */
  private isWaiting = false
  private readonly patience = new Patience()

  constructor(
    { dialect }: FoundReturn,
    origin: RecordOrigin,
    charset: CharsetOption | undefined,
    private readonly destination: Destination<Made>,
  ) {
    this.closing = closingRecords(dialect.layout)
    this.lines = new ExactWidthLines(dialect.layout)
    this.plain = charset === undefined || charset === 'auto' ? 'auto' : charset === 'latin1' ? 'latin1' : 'ascii'
    // In UTF-8, a line with the right number of bytes may have too few characters.
    if (charset === 'utf-8') return
    for (const main of Object.keys(dialect.titles)) {
      const title = destination.sink.kind.titleOf(dialect, main, origin)
      if (title !== null) this.titles.set(main, title)
    }
  }

  /** Whether a fast reader exists for titles that begin with this record. */
  reads(role: string): boolean {
    return this.titles.has(role)
  }

  /**
   * Reads titles of a file until one is irregular or the sink is full.
   *
   * @returns true if the next title needs more bytes: its lines, or the line after them, are incomplete
   */
  read(from: UnreadLines, file: FileReader): boolean {
    this.isWaiting = false
    if (this.titles.size === 0 || !this.patience.tries()) return false
    const isRead = file.readRegular((state, begin) => this.readRun(from, state, begin))
    if (isRead || this.isWaiting) this.patience.renew()
    return this.isWaiting
  }

  /** Reads regular titles that continue a state until the sink is full; null if there are none. */
  readRun(from: UnreadLines, state: RegularState, begin: () => void): RegularTitlesRead | null {
    const { bytes, at, line } = from.unread
    const { lines, destination, closing } = this
    lines.open(bytes)
    let main = at
    let next = lines.next(main)
    let role = next < 0 ? null : lines.roleOf(main)
    if (role === null || !closing.has(role) || lines.text(main) === state.previous) return null
    begin()
    let title: RegularTitle | undefined
    let titleRole: string | null = null
    let sequence = state.sequence
    let number = line
    let titles = 0
    let last = { at: main, number }
    while (role !== null && !destination.sink.isFull) {
      if (role !== titleRole) {
        title?.end()
        title = this.titles.get(role)
        titleRole = role
        if (title?.begin(state, destination, this.plain) !== true) break
      }
      const { companion, position } = title!
      const each = companion === null ? 1 : 2
      const after = companion === null ? next : lines.roleOf(next) === companion ? lines.next(next) : -1
      const behind = after < 0 || lines.next(after) < 0 ? null : lines.roleOf(after)
      if (behind === null || !closing.has(behind)) {
        this.isWaiting = !lines.has(each + 1, main)
        break
      }
      const count = title!.read(bytes, lines.view, main, after, number, sequence)
      if (count === 0) break
      titles += count
      sequence += count * each
      number += count * each
      last = { at: position.last, number: number - each }
      main = position.next
      if (position.isIrregular) break
      next = lines.next(main)
      role = lines.roleOf(main)
    }
    title?.end()
    if (titles === 0) return null
    from.skipRead(number - line, main)
    return {
      titles,
      lines: number - line,
      nextSequence: sequence,
      lastMain: { raw: lines.text(last.at), number: last.number },
    }
  }
}

/**
 * Lines in a row that no fast reader read. Where many lines are damaged, an attempt at each line would cost as much as reading it. So the pause before the next
 * attempt grows; the fallback reader gives equal results.
 */
class Patience {
  private attempts = 0
  private pause = 0

  /** Whether to try the next line. */
  tries(): boolean {
    if (this.pause > 0) {
      this.pause--
      return false
    }
    this.attempts++
    if (this.attempts > FREE_ATTEMPTS) this.pause = Math.min(this.attempts - FREE_ATTEMPTS, LONGEST_PAUSE)
    return true
  }

  renew(): void {
    this.attempts = 0
    this.pause = 0
  }
}

/** Failed attempts in a row before the first pause: the headers of a file, and a few irregular titles. */
const FREE_ATTEMPTS = 8
/** Lines without an attempt: about as many titles as the fallback reader reads in the time of a page of a whole file. */
const LONGEST_PAUSE = 16

/** Returns the records that end a title when they follow it, by their keys alone: a header also has to be a whole line ({@link FileReader}). */
const closingRecords: (layout: FileLayout) => ReadonlySet<string> = once(
  ({ structure: { trailer, lot, titles } }) =>
    new Set([
      ...(trailer === undefined ? [] : [trailer]),
      ...(lot === undefined ? [] : [lot.header, lot.trailer]),
      ...titles.map(({ main }) => main),
    ]),
)
