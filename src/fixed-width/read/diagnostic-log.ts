import type { FixedRecord } from '../define/record.js'
import type { LayoutWords } from '../words/layout-words.js'
import { Counted, recordIn } from './counted.js'
import { type Details, type Diagnostic, type DiagnosticCode, diagnostic, furtherDiagnostic } from './diagnostics.js'
import type { FileLine } from './file-line.js'

/** A record with its name in the layout. */
interface RoleRecord {
  readonly name: string
  readonly record: FixedRecord
}

/** Collects the diagnostics of a file in bounded memory. */
export class DiagnosticLog {
  /** The diagnostics. The reader of a stream may empty the list at any time. */
  readonly diagnostics: Diagnostic[] = []
  private readonly counted: Counted<DiagnosticCode>
  /** The words of the file's layout, set by its reader: a log may be made before the layout is known. */
  words: LayoutWords | undefined

  /**
   * @param max see `maxDiagnostics`
   * @param take takes each diagnostic that is kept. Default: the list
   */
  constructor(
    max?: number,
    private readonly take: (found: Diagnostic) => void = (found) => this.diagnostics.push(found),
  ) {
    this.counted = new Counted(max)
  }

  /** Adds a diagnostic. A diagnostic that is only counted is not created. */
  report(code: DiagnosticCode, details: Partial<Details> = {}): void {
    if (this.keeps(code, recordIn(details.field), details.line ?? null)) this.keep(code, details)
  }

  /** Adds a diagnostic about a field of a line. */
  reportField(
    code: DiagnosticCode,
    line: Pick<FileLine, 'number'>,
    { name, record }: RoleRecord,
    field: string,
    got: string,
    expected: string | null,
  ): void {
    const { from, to } = record.fields[field]!
    this.report(code, { line: line.number, columns: [from, to], field: `${name}.${field}`, expected, got })
  }

  /** Adds a diagnostic that also belongs to a record. */
  add(found: Diagnostic): void {
    if (this.keeps(found.code, recordIn(found.field), found.line)) this.take(found)
  }

  /** Adds the diagnostics that stand for those that were only counted, at the end of the file. */
  end(): void {
    for (const [code, further] of this.counted.further()) this.take(furtherDiagnostic(code, further))
  }

  /** The first lines of the diagnostics that are only counted so far, of each code. */
  firstCountedLines(): Iterable<number> {
    return this.counted.firstLines()
  }

  /** Counts a diagnostic. Returns whether it is kept: only then compute its details, and call {@link keep}. */
  keeps(code: DiagnosticCode, record: string | null, line: number | null): boolean {
    return !this.counted.counts(code, record, line)
  }

  keep(code: DiagnosticCode, details: Partial<Details>): void {
    this.take(diagnostic(code, details, this.words))
  }
}
