/** Diagnostics of files with lines that another descriptor of their role may read with fewer faults: see `keepsFaults`. */
import type { Fitting } from '../banks/index.js'
import {
  type Diagnostic,
  DiagnosticLog,
  type FileLine,
  faultDiagnostic,
  type LayoutWords,
} from '../fixed-width/index.js'

/**
 * Returns the diagnostics of the faults that a line has by another descriptor.
 *
 * @param words the words of the file's layout
 */
export function diagnosticsOfFitting(
  { number, role }: FileLine,
  fitting: Fitting,
  words: LayoutWords | undefined,
): Diagnostic[] {
  return fitting.faults.flatMap((fault) => faultDiagnostic(fault, { number, role: role!, ...fitting }, words) ?? [])
}

/** Replaces the diagnostics of the faults of a line by those of another descriptor, where the first of them was. */
export function refittedDiagnostics(
  found: readonly Diagnostic[],
  line: FileLine,
  fitting: Fitting,
  words: LayoutWords | undefined,
): Diagnostic[] {
  const isFault = ({ code, field, line: number }: Diagnostic): boolean =>
    number === line.number &&
    line.faults.some((fault) => fault.code === code && `${line.role}.${fault.field}` === field)
  let instead = diagnosticsOfFitting(line, fitting, words)
  return found.flatMap((each) => {
    if (!isFault(each)) return [each]
    const own = instead
    instead = []
    return own
  })
}

/** Counts the further diagnostics of a code and record, after all faults were kept. */
export class FaultLimit {
  private readonly log: DiagnosticLog

  constructor(
    max: number | undefined,
    private readonly take: (found: Diagnostic) => void,
  ) {
    this.log = new DiagnosticLog(max, take)
  }

  add(found: Diagnostic): void {
    if (found.further === undefined && found.field !== null) this.log.add(found)
    else this.take(found)
  }

  /** Adds the diagnostics that stand for those that were only counted, at the end of the file. */
  end(): void {
    this.log.end()
  }

  /** The first lines of the diagnostics that are only counted so far, of each code. */
  firstCountedLines(): Iterable<number> {
    return this.log.firstCountedLines()
  }
}
