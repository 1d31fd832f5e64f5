import { DIAGNOSTICS, type Diagnostic, type DiagnosticCode, type Severity } from '../../fixed-width/index.js'

/** The diagnostics of one code. */
export interface DiagnosticGroup {
  readonly code: DiagnosticCode
  readonly severity: Severity
  readonly count: number
  /** The first of them, at most {@link DIAGNOSTICS_KEPT}. */
  readonly first: readonly Diagnostic[]
}

/** How many diagnostics of one code are kept, so that a file of a million faulty lines takes no more memory than one of a hundred. */
export const DIAGNOSTICS_KEPT = 100

const WORST_FIRST: readonly Severity[] = ['error', 'warning', 'info']

/** Counts diagnostics as they come, and keeps the first of each code. */
export class DiagnosticTally {
  private readonly groups = new Map<DiagnosticCode, { count: number; first: Diagnostic[] }>()

  add(diagnostics: readonly Diagnostic[]): void {
    for (const diagnostic of diagnostics) {
      let group = this.groups.get(diagnostic.code)
      if (group === undefined) {
        group = { count: 0, first: [] }
        this.groups.set(diagnostic.code, group)
      }
      group.count++
      if (group.first.length < DIAGNOSTICS_KEPT) group.first.push(diagnostic)
    }
  }

  /** Errors first, then warnings, then what is merely worth knowing; within each, in the order of the file. */
  get list(): DiagnosticGroup[] {
    const all = [...this.groups].map(([code, group]) => ({ code, severity: DIAGNOSTICS[code].severity, ...group }))
    return WORST_FIRST.flatMap((severity) => all.filter((group) => group.severity === severity))
  }

  /** How many of each severity. */
  get counts(): Record<Severity, number> {
    const counts: Record<Severity, number> = { error: 0, warning: 0, info: 0 }
    for (const [code, { count }] of this.groups) counts[DIAGNOSTICS[code].severity] += count
    return counts
  }
}
