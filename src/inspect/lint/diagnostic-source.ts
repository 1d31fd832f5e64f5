/** The diagnostics of the reader, chunk by chunk. */
import { fittingRecord, isKnown, type RemittanceReading } from '../../banks/index.js'
import { type Diagnostic, DiagnosticLog, type ReadLine } from '../../fixed-width/index.js'
import { FaultLimit, keepsFaults, refittedDiagnostics } from '../../remittance/index.js'
import { ReturnReader } from '../../return/index.js'
import type { FoundFile, OpenOptions } from '../opened-file.js'
import type { LineProgress } from './line-notes.js'

export type TakeDiagnostic = (found: Diagnostic) => void

export interface DiagnosticSource extends LineProgress {
  /** Takes a chunk, before its lines. */
  push(chunk: Uint8Array): void
  /** Takes a line as the layout of the file reads it. */
  line(line: ReadLine): void
  end(): void
  /** The first lines of the diagnostics that are only counted so far, of each code. */
  firstCountedLines(): Iterable<number>
}

/** The diagnostics of `parseReturn`. The file is read twice: here, files of another dialect are not read, and titles are read by the fast reader. */
export class ReturnDiagnostics implements DiagnosticSource {
  private readonly reader: ReturnReader<'kind'>

  constructor({ bank, maxDiagnostics }: OpenOptions, take: TakeDiagnostic) {
    this.reader = new ReturnReader({
      ...(bank === undefined ? {} : { bank }),
      ...(maxDiagnostics === undefined ? {} : { maxDiagnostics }),
      // Only the diagnostics are used: one field makes the reader skip the others.
      fields: ['kind'],
      onDiagnostic: take,
    })
  }

  push(chunk: Uint8Array): void {
    this.reader.push(chunk)
  }

  line(): void {}

  end(): void {
    this.reader.end()
  }

  hasPassed(line: number): boolean {
    return this.reader.hasPassed(line)
  }

  hasRead(line: number): boolean {
    return this.reader.hasRead(line)
  }

  firstCountedLines(): Iterable<number> {
    return this.reader.firstCountedLines()
  }
}

/** The diagnostics of `parseRemittance`, from the log of the reader of the lines. */
export class RemittanceDiagnostics implements DiagnosticSource {
  readonly log: DiagnosticLog
  private readonly dialect: RemittanceReading
  /** Null if no line has another descriptor. */
  private readonly limit: FaultLimit | null

  constructor(
    { dialect, diagnostics }: FoundFile & { readonly direction: 'remittance' },
    { maxDiagnostics }: OpenOptions,
    take: TakeDiagnostic,
  ) {
    this.dialect = dialect
    for (const diagnostic of diagnostics) take(diagnostic)
    this.limit = keepsFaults(dialect) ? new FaultLimit(maxDiagnostics, take) : null
    this.log = this.limit === null ? new DiagnosticLog(maxDiagnostics, take) : new DiagnosticLog(maxDiagnostics)
  }

  push(): void {}

  /** The diagnostics of the faults of a line come just before it. */
  line(line: ReadLine): void {
    const { diagnostics } = this.log
    if (this.limit === null || diagnostics.length === 0) return
    const found = diagnostics.splice(0)
    const { layout, alternatives } = this.dialect
    const fitting = isKnown(line) && alternatives?.[line.role] !== undefined ? fittingRecord(this.dialect, line) : null
    const isRefitted = fitting !== null && fitting.record !== layout.records[line.role!]
    for (const each of isRefitted ? refittedDiagnostics(found, line, fitting, layout.words) : found)
      this.limit.add(each)
  }

  end(): void {
    this.log.end()
    if (this.limit === null) return
    for (const each of this.log.diagnostics.splice(0)) this.limit.add(each)
    this.limit.end()
  }

  hasPassed(): boolean {
    return this.hasRead()
  }

  /** A diagnostic that follows its line, such as that of a repeated header, is taken with the next line. */
  hasRead(): boolean {
    return this.limit === null || this.log.diagnostics.length === 0
  }

  *firstCountedLines(): Generator<number, void, undefined> {
    yield* this.log.firstCountedLines()
    if (this.limit !== null) yield* this.limit.firstCountedLines()
  }
}
