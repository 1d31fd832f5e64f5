/** Checks a file chunk by chunk, in the memory of a chunk and of the findings. */
import { checkMaxDiagnostics } from '../../banks/index.js'
import { type Diagnostic, DiagnosticLog, FileReader, LineSplitter, type ReadLine } from '../../fixed-width/index.js'
import { keepsFaults } from '../../remittance/index.js'
import { neededFields } from '../../return/index.js'
import type { FoundFile, OpenOptions } from '../opened-file.js'
import { LineEnds } from './check-bytes.js'
import { type DiagnosticSource, RemittanceDiagnostics, ReturnDiagnostics } from './diagnostic-source.js'
import { findingsOfViolations, type LintFinding } from './finding.js'
import { LineNotes, type LineProgress } from './line-notes.js'
import { checkMovement, LineChecks, OwnViolations } from './own-violations.js'
import { violationOf } from './violations-in.js'

/** The end of a file. */
const ALL: LineProgress = { hasPassed: () => true, hasRead: () => true }

/** Returns the findings of `findingsIn`, without the whole file. */
export class LintReader implements LineProgress {
  /** Lines so far, including blank lines. */
  lineCount = 0
  private readonly splitter = new LineSplitter()
  /** Reads all lines by the layout of the file. */
  private readonly file: FileReader
  private readonly source: DiagnosticSource
  private readonly diagnostics: Diagnostic[] = []
  private readonly notes = new LineNotes()
  private readonly ends = new LineEnds()
  private readonly checked: OwnViolations
  private readonly movements: OwnViolations
  private readonly checks: LineChecks

  constructor(
    private readonly found: FoundFile,
    options: OpenOptions,
  ) {
    const { maxDiagnostics } = options
    checkMaxDiagnostics(maxDiagnostics)
    // The first line may have a byte order mark.
    this.notes.want(1)
    this.checked = new OwnViolations(maxDiagnostics, this.note)
    this.movements = new OwnViolations(maxDiagnostics, this.note)
    this.checks = new LineChecks(found.dialect, this.checked)
    if (found.direction === 'return') {
      this.source = new ReturnDiagnostics(options, this.take)
      const log = new DiagnosticLog(0, () => {})
      const needed = neededFields(found.dialect)
      this.file = new FileReader(found.dialect.layout, () => {}, { log, needed, onLine: this.takeLine })
    } else {
      const { dialect } = found
      const source = new RemittanceDiagnostics(found, options, this.take)
      this.source = source
      this.file = new FileReader(
        dialect.layout,
        (part) => {
          if (part.type === 'title') this.movements.add(checkMovement(part.title, dialect))
        },
        { log: source.log, keepsFaults: keepsFaults(dialect), onLine: this.takeLine },
      )
    }
  }

  push(chunk: Uint8Array): void {
    this.source.push(chunk)
    this.splitter.feed(chunk)
    this.read(false)
    this.file.endChunk()
    this.passLines(this)
  }

  end(): LintFinding[] {
    const { source, checked, movements, notes, ends } = this
    this.read(true)
    this.file.end()
    source.end()
    const ofEnds = ends.violations()
    for (const line of ends.lines) notes.note(line)
    checked.add(ofEnds)
    this.passLines(ALL)
    const { layout } = this.found.dialect
    const violations = [
      ...this.diagnostics.map((each) => violationOf(each, layout, notes.textOf(each.line!))),
      ...checked.kept,
      ...movements.kept,
      ...checked.further(),
      ...movements.further(),
    ]
    return findingsOfViolations(violations, this.found, (line) => notes.roleOf(line))
  }

  private read(last: boolean): void {
    const { splitter, file } = this
    for (let line = splitter.next(last); line !== null; line = splitter.next(last)) file.push(line)
  }

  hasPassed(line: number): boolean {
    return this.hasRead(line) && this.file.hasPassed(line) && this.source.hasPassed(line)
  }

  hasRead(line: number): boolean {
    return this.splitter.unread.line > line && !this.file.isHolding && this.source.hasRead(line)
  }

  /** Lets go of the lines that have passed. */
  private passLines(progress: LineProgress): void {
    for (const all of [this.source, this.checked, this.movements])
      for (const line of all.firstCountedLines()) this.notes.want(line)
    this.notes.pass(progress)
  }

  private readonly takeLine = (line: ReadLine): void => {
    this.lineCount += line.lines ?? 1
    this.source.line(line)
    this.notes.add(line)
    this.ends.add(line)
    this.checks.add(line)
  }

  private readonly take = (found: Diagnostic): void => {
    this.diagnostics.push(found)
    this.note(found)
  }

  /** Notes the line of a violation. The source of a violation about a field is that of the field’s record. */
  private readonly note = ({ line, field }: Pick<Diagnostic, 'line' | 'field'>): void => {
    if (line !== null && field === null) this.notes.want(line)
  }
}
