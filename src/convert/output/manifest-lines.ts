/** Lines of the manifest: one JSON document per line. */
import { DIAGNOSTICS, type DiagnosticCode } from '../../fixed-width/index.js'
import type { Findings } from '../workers/job.js'
import type { RecordOptions } from './record-options.js'

/** Options that the result depends on. */
export type ResultOptions = Omit<RecordOptions, 'engine' | 'csv'>

/** Start of a call. */
export interface RunLine {
  readonly type: 'run'
  /** 1, 2 …; the other lines refer to it. */
  readonly run: number
  readonly version: string
  readonly started_at: string
  /** Absolute path, or `-` for the standard input. */
  readonly paths: readonly string[]
  readonly options: ResultOptions
}

/** Summary of a return without the details of its diagnostics, which may contain personal data. */
export interface StoredFindings extends Omit<Findings, 'diagnostics'> {
  /** Number of diagnostics per code. */
  readonly diagnostics: Readonly<Partial<Record<DiagnosticCode, number>>>
}

/** A file was converted. */
export interface ManifestFile extends StoredFindings {
  readonly type: 'file'
  readonly run: number
  readonly finished_at: string
  /** Absolute path, or `-` for the standard input. */
  readonly path: string
  /** Path of the result, relative to the folder, with `/`. */
  readonly output: string
}

/** End of a call without failures. */
interface EndLine {
  readonly type: 'end'
  readonly run: number
  readonly finished_at: string
}

export type ManifestLine = RunLine | ManifestFile | EndLine

/** Parses a line. Returns null for an incomplete one, e.g. after a power failure. */
export function manifestLine(text: string): ManifestLine | null {
  try {
    const line: unknown = JSON.parse(text)
    return typeof line === 'object' && line !== null && 'type' in line && 'run' in line ? (line as ManifestLine) : null
  } catch {
    return null
  }
}

/** Keeps the number of diagnostics per code only. */
export const storedFindings = ({ diagnostics, ...findings }: Findings): StoredFindings => ({
  ...findings,
  diagnostics: Object.fromEntries(diagnostics.map(({ code, count }) => [code, count])),
})

/** Returns stored findings; their diagnostics are counts only. */
export function restoredFindings({ diagnostics, ...findings }: StoredFindings): Findings {
  const counts = Object.entries(diagnostics) as [DiagnosticCode, number][]
  return {
    ...findings,
    diagnostics: counts.map(([code, count]) => ({ code, severity: DIAGNOSTICS[code].severity, count, first: [] })),
  }
}

/** Returns the summary of a converted file; its diagnostics are counts only. */
export function findingsOf(line: ManifestFile): Findings {
  const { type: _, run: __, finished_at: ___, path: ____, output: _____, ...stored } = line
  return restoredFindings(stored)
}
