import type { FurtherDiagnostics } from './diagnostics.js'
import { LineRanges } from './line-ranges.js'

/** Number of diagnostics of one code and record that are kept whole, by default. */
const MAX_DIAGNOSTICS = 100

export interface DiagnosticLimit {
  /**
   * Number of diagnostics of one code and record that are kept whole. Further ones are counted: one diagnostic at the end of the list has their number and lines.
   * Default: 100. `Infinity` keeps all of them, in memory without a bound.
   */
  readonly maxDiagnostics?: number
}

/** Decides which diagnostics are kept whole: of one code and record, the first ones. Counts the others, with their lines, in bounded memory. */
export class Counted<Code extends string> {
  private readonly kept = new Map<Code, Map<string | null, number>>()
  private readonly others = new Map<Code, { count: number; readonly lines: LineRanges }>()

  /** @param max number of diagnostics of one code and record that are kept whole */
  constructor(private readonly max: number = MAX_DIAGNOSTICS) {}

  /**
   * Counts a diagnostic, if enough of its code and record are kept. Returns false if this one is kept, too.
   *
   * @param record null for a diagnostic that is not about a record
   * @param line 1-based; null for the whole file
   */
  counts(code: Code, record: string | null, line: number | null): boolean {
    let kept = this.kept.get(code)
    if (kept === undefined) {
      kept = new Map()
      this.kept.set(code, kept)
    }
    const count = kept.get(record) ?? 0
    if (count < this.max) {
      kept.set(record, count + 1)
      return false
    }
    let others = this.others.get(code)
    if (others === undefined) {
      others = { count: 0, lines: new LineRanges() }
      this.others.set(code, others)
    }
    others.count++
    if (line !== null) others.lines.add(line)
    return true
  }

  /** The diagnostics that were only counted, by code. */
  *further(): Generator<[Code, FurtherDiagnostics], void, undefined> {
    for (const [code, { count, lines }] of this.others)
      yield [code, { count, first_line: lines.first, last_line: lines.last, lines: lines.list }]
  }

  /** The first lines of the diagnostics that were only counted, of each code. */
  *firstLines(): Generator<number, void, undefined> {
    for (const { lines } of this.others.values()) if (lines.first !== null) yield lines.first
  }
}

/** Returns the record of a field, `record.field`. */
export const recordIn = (field: string | null | undefined): string | null =>
  field == null ? null : field.slice(0, field.indexOf('.'))
