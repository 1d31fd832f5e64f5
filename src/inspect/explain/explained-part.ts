/** Reads a part of a file: some lines, with all that the lines before and after them show about them. */
import {
  type Diagnostic,
  DiagnosticLog,
  ExactEnds,
  type FileLine,
  FileReader,
  LineSplitter,
  type Part,
  type ReadLine,
  type SkimmedRun,
  TitleSkimmer,
} from '../../fixed-width/index.js'
import { keepsFaults, remittanceFileOf } from '../../remittance/index.js'
import { neededFields, returnChecks } from '../../return/index.js'
import { LineEnds, type Violation } from '../lint/index.js'
import type { FoundFile, OpenedFile } from '../opened-file.js'

/** Lines from the first to the last, 1-based. */
export interface LineSpan {
  readonly from: number
  readonly to: number
}

export interface ExplainedPart {
  /** The wanted lines, their titles and diagnostics, and the headers before them. */
  readonly opened: OpenedFile
  /** Violations of the line ends of the file. Complete for the wanted lines. */
  readonly ends: readonly Violation[]
  readonly lineCount: number
}

export interface ExplainedPartOptions {
  /** COMPE number that the caller gave. */
  readonly bank?: string | undefined
  /** Whether titles before the wanted lines are only skimmed. */
  readonly skims: boolean
}

/** Number of lines before the wanted lines that are read, and the last titles of what is skimmed. */
const NEAR = 8

/** Reads a part of a file from its chunks. */
export class ExplainedPartReader {
  private readonly splitter = new LineSplitter()
  private readonly log = new DiagnosticLog(Number.POSITIVE_INFINITY)
  /** Reads all lines by the layout of the file. */
  private readonly file: FileReader
  /** Reads the lines of a return again, for their diagnostics: there, files of another dialect are not read. */
  private readonly checks: FileReader | null
  private readonly skimmer: TitleSkimmer | null
  private readonly ends = new LineEnds()
  private readonly exactEnds: ExactEnds
  /** The last header of the file and of a lot before the wanted lines. */
  private header: FileLine | null = null
  private lotHeader: FileLine | null = null
  private readonly lines: FileLine[] = []
  private readonly parts: Part[] = []
  private readonly diagnostics: Diagnostic[] = []
  /** Whether only the ends of the lines are still needed. */
  private isCounting = false
  private hasSkimmed = false
  /** Whether a wanted line has totals that are checked at the end of the file. */
  private needsEnd = false
  /** Whether a wanted line has a sum, to which the skimmed lines belong. */
  private hasSum = false

  constructor(
    private readonly found: FoundFile,
    private readonly wanted: LineSpan,
    { bank, skims }: ExplainedPartOptions,
  ) {
    const { layout } = found.dialect
    const { log } = this
    const isReturn = found.direction === 'return'
    this.file = new FileReader(layout, this.takePart, {
      onLine: this.takeLine,
      ...(isReturn
        ? { log: new DiagnosticLog(0, () => {}), needed: neededFields(found.dialect) }
        : { log, keepsFaults: keepsFaults(found.dialect) }),
    })
    this.checks = isReturn ? returnChecks(found, bank, log) : null
    this.skimmer = skims ? new TitleSkimmer(layout) : null
    this.exactEnds = new ExactEnds(layout.width)
    this.takeDiagnostics()
  }

  push(chunk: Uint8Array): void {
    this.splitter.feed(chunk)
    this.readLines(false)
    this.file.endChunk()
  }

  /** Returns the part; null if it depends on lines that were skimmed. */
  end(): ExplainedPart | null {
    this.readLines(true)
    if (!this.isCounting) {
      this.file.end()
      this.checks?.end()
      this.takeDiagnostics()
    }
    return this.hasSkimmed && this.dependsOnSkimmed ? null : this.part
  }

  private get dependsOnSkimmed(): boolean {
    const isRepeated = (part: Part): boolean => part.type === 'title' && part.title.repeated === true
    return this.hasSum || this.parts.some(isRepeated) || this.diagnostics.some(({ code }) => code === 'repeated_title')
  }

  private get part(): ExplainedPart {
    const { found, parts, diagnostics } = this
    const { bank, layout, dialect } = found
    const lines = [this.header, this.lotHeader].flatMap((line) => line ?? []).concat(this.lines)
    const file = { layout: dialect.layout, parts, lines, diagnostics }
    const whole = { bank, layout, file, diagnostics }
    const opened: OpenedFile =
      found.direction === 'return'
        ? { ...whole, direction: 'return', dialect: found.dialect }
        : { ...whole, direction: 'remittance', dialect: found.dialect, ...this.remittance(found, file) }
    return { opened, ends: this.ends.violations(), lineCount: this.splitter.unread.line - 1 }
  }

  private remittance(found: FoundFile & { direction: 'remittance' }, file: OpenedFile['file']) {
    const { titles, diagnostics } = remittanceFileOf(found, file, Number.POSITIVE_INFINITY)
    return { titles, diagnostics }
  }

  private readLines(last: boolean): void {
    const { splitter } = this
    for (;;) {
      if (this.isCounting) this.count()
      const isWaiting = !this.isCounting && this.skim()
      if (splitter.loadMore()) continue
      if (isWaiting && !last) {
        splitter.keep()
        break
      }
      const line = splitter.next(last)
      if (line === null) break
      if (this.isCounting) continue
      this.file.push(line)
      this.checks?.push(line)
      this.takeDiagnostics()
      if (line.number > this.wanted.to) this.isCounting = this.hasPassed
    }
  }

  private get hasPassed(): boolean {
    const { to } = this.wanted
    const { file, checks } = this
    return !this.needsEnd && this.ends.hasContentAfter(to) && file.hasPassed(to) && checks?.hasPassed(to) !== false
  }

  /** Skims titles that are not wanted. Returns whether the next title needs more bytes. */
  private skim(): boolean {
    const { skimmer, splitter, checks } = this
    const { from, to } = this.wanted
    if (skimmer === null || this.ends.usual === null) return false
    const { unread } = splitter
    const before = unread.line > to ? Number.POSITIVE_INFINITY : from - NEAR
    if (unread.line >= before) return false
    const limits = { before, terminator: this.ends.usual }
    let run: SkimmedRun | null = null
    skimmer.isWaiting = false
    const isRead = this.file.readRegular((state, begin) => {
      run = skimmer.skim(unread, state, limits)
      if (run === null || checks?.acceptRun(run) === false) return null
      begin()
      return run
    })
    if (isRead) {
      const { lines, at } = run as unknown as SkimmedRun
      splitter.skipRead(lines, at)
      this.hasSkimmed = true
    }
    return skimmer.isWaiting
  }

  /** Counts lines by their ends. */
  private count(): void {
    const { splitter, exactEnds } = this
    const { bytes, at: start } = splitter.unread
    exactEnds.open(bytes, this.ends.usual ?? '')
    let at = start
    let lines = 0
    for (let next = exactEnds.next(at); next >= 0; next = exactEnds.next(at)) {
      at = next
      lines++
    }
    if (lines > 0) splitter.skipRead(lines, at)
  }

  private readonly takeLine = (line: ReadLine): void => {
    this.ends.add(line)
    const { from, to } = this.wanted
    const { layout } = this.found.dialect
    const { header, lot } = layout.structure
    const isBefore = line.number < from
    if (isBefore && line.role === header) [this.header, this.lotHeader] = [line, null]
    else if (isBefore && line.role !== null && line.role === lot?.header) this.lotHeader = line
    if (line.number > to || line.number + (line.lines ?? 1) <= from) return
    this.lines.push(line)
    for (const { field, equals, accepts = [] } of layout.totals ?? []) {
      if (field.slice(0, field.indexOf('.')) !== line.role) continue
      if ([equals, ...accepts].some((measure) => typeof measure === 'object')) this.hasSum = true
      if (line.role === header) this.needsEnd = true
    }
  }

  private readonly takePart = (part: Part<ReadLine>): void => {
    if (part.type !== 'title') return
    const { main, companions } = part.title
    const isWanted = ({ number }: ReadLine): boolean => number >= this.wanted.from && number <= this.wanted.to
    if (isWanted(main) || Object.values(companions).some((lines) => lines.some(isWanted))) this.parts.push(part)
  }

  /** Keeps the diagnostics of the wanted lines. */
  private takeDiagnostics(): void {
    const { diagnostics } = this.log
    if (diagnostics.length === 0) return
    const { from, to } = this.wanted
    for (const each of diagnostics)
      if (each.line !== null && each.line >= from && each.line <= to) this.diagnostics.push(each)
    diagnostics.length = 0
  }
}
