/** What the manifest of a folder of results is made of: one JSON document a line. */
import { DIAGNOSTICS, type DiagnosticCode } from '../../fixed-width/index.js'
import type { Findings } from '../workers/job.js'
import type { DiagnosticGroup } from './diagnostic-tally.js'
import type { RecordOptions } from './record-options.js'

/** The options on which a result depends. */
export type ResultOptions = Omit<RecordOptions, 'engine'>

/** A call began. */
export interface RunLine {
  readonly type: 'run'
  /** 1, 2 …: what the other lines refer to. */
  readonly run: number
  readonly version: string
  readonly started_at: string
  /** Absolute, but for the standard input. */
  readonly paths: readonly string[]
  readonly options: ResultOptions
}

/** A file was converted. */
export interface ManifestFile extends Omit<Findings, 'diagnostics'> {
  readonly type: 'file'
  readonly run: number
  readonly finished_at: string
  /** Absolute, but for the standard input. */
  readonly path: string
  /** The result, as a path within the folder, with `/`. */
  readonly output: string
  /** How many diagnostics of each code. */
  readonly diagnostics: Readonly<Partial<Record<DiagnosticCode, number>>>
}

/** A call came to its end, and nothing failed. */
interface EndLine {
  readonly type: 'end'
  readonly run: number
  readonly finished_at: string
}

export type ManifestLine = RunLine | ManifestFile | EndLine

/** The line, or null for what is none: the end of what was being written when the power failed. */
export function manifestLine(text: string): ManifestLine | null {
  try {
    const line: unknown = JSON.parse(text)
    return typeof line === 'object' && line !== null && 'type' in line && 'run' in line ? (line as ManifestLine) : null
  } catch {
    return null
  }
}

/** The diagnostics without what they tell of, which may be somebody's data. */
export const diagnosticCounts = (groups: readonly DiagnosticGroup[]): ManifestFile['diagnostics'] =>
  Object.fromEntries(groups.map(({ code, count }) => [code, count]))

/** What a line tells of the file that was converted. */
export function findingsOf(line: ManifestFile): Findings {
  const { type: _, run: __, finished_at: ___, path: ____, output: _____, diagnostics, ...findings } = line
  const counts = Object.entries(diagnostics) as [DiagnosticCode, number][]
  return {
    ...findings,
    diagnostics: counts.map(([code, count]) => ({ code, severity: DIAGNOSTICS[code].severity, count, first: [] })),
  }
}
