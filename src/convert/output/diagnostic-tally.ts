import {
  DIAGNOSTICS,
  type Diagnostic,
  type DiagnosticCode,
  type FurtherDiagnostics,
  type Severity,
} from '../../fixed-width/index.js'

/** The diagnostics of one code. */
export interface DiagnosticGroup {
  readonly code: DiagnosticCode
  readonly severity: Severity
  readonly count: number
  /** The first diagnostics, up to {@link DIAGNOSTICS_KEPT}. */
  readonly first: readonly Diagnostic[]
  /** Number and lines of the diagnostics that the reader only counted; an entry for each part of the file that was read separately. Absent without such diagnostics. */
  readonly further?: readonly FurtherDiagnostics[]
}

/** Maximum number of diagnostics kept per code; bounds the memory for files with a million faulty lines. */
export const DIAGNOSTICS_KEPT = 100

const WORST_FIRST: readonly Severity[] = ['error', 'warning', 'info']

/** Counts diagnostics and keeps the first of each code. */
export class DiagnosticTally {
  private readonly groups = new Map<
    DiagnosticCode,
    { count: number; first: Diagnostic[]; further?: FurtherDiagnostics[] }
  >()

  add(diagnostics: readonly Diagnostic[]): void {
    for (const diagnostic of diagnostics) {
      let group = this.groups.get(diagnostic.code)
      if (group === undefined) {
        group = { count: 0, first: [] }
        this.groups.set(diagnostic.code, group)
      }
      const { further } = diagnostic
      if (further !== undefined) {
        group.count += further.count
        group.further = [...(group.further ?? []), further]
        continue
      }
      group.count++
      if (group.first.length < DIAGNOSTICS_KEPT) group.first.push(diagnostic)
    }
  }

  /** Errors first, then warnings, then infos; within each severity, in the order of the file. */
  get list(): DiagnosticGroup[] {
    const all = [...this.groups].map(([code, group]) => ({ code, severity: DIAGNOSTICS[code].severity, ...group }))
    return WORST_FIRST.flatMap((severity) => all.filter((group) => group.severity === severity))
  }

  /** Number of diagnostics per severity. */
  get counts(): Record<Severity, number> {
    const counts: Record<Severity, number> = { error: 0, warning: 0, info: 0 }
    for (const [code, { count }] of this.groups) counts[DIAGNOSTICS[code].severity] += count
    return counts
  }
}
