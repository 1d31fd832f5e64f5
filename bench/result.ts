import { availableParallelism, cpus, totalmem } from 'node:os'
import type { FileId } from './files/index.js'
import type { Found, Time } from './measure.js'
import type { SuiteName } from './suite.js'

/** What was found of one work on one file. */
export interface Row {
  readonly file: FileId
  readonly titles: number
  /** Bytes of the file that is read or written; 0 where there is none. */
  readonly bytes: number
  readonly work: string
  readonly isBaseline: boolean
  /** The same whatever the size: no rate is told. */
  readonly isFixed: boolean
  /** Why there are no figures; null when there are. */
  readonly missing: string | null
  readonly time: Time
  readonly taken: Found['taken']
  readonly kept: Found['kept']
  /** Of the work and of its baselines. */
  readonly isSteady: Found['isSteady']
  /** The baselines of the same process, in the suite's order. */
  readonly bases: readonly Time[]
  /** Bytes, of a process that does this once. */
  readonly peak: number
  /** Bytes of that process when all was ready. */
  readonly before: number
}

/** What one command measured of a suite. */
export interface Part {
  readonly machine: Machine
  readonly command: string
  readonly rows: readonly Row[]
}

/** All that is kept of a suite. No file and size is in two parts. */
export interface SuiteResult {
  readonly suite: SuiteName
  readonly parts: readonly Part[]
}

export const rowsOf = ({ parts }: SuiteResult): Row[] => parts.flatMap(({ rows }) => rows)

/** With what was measured anew: it replaces the same files and sizes, and others stay. */
export function merged({ suite, parts }: SuiteResult, part: Part): SuiteResult {
  const isNew = ({ file, titles }: Row): boolean => part.rows.some((row) => row.file === file && row.titles === titles)
  const former = parts.map((each) => ({ ...each, rows: each.rows.filter((row) => !isNew(row)) }))
  return { suite, parts: [...former, part].filter(({ rows }) => rows.length > 0) }
}

export interface Machine {
  readonly cpu: string
  readonly cores: number
  readonly memory: number
  readonly node: string
  readonly platform: string
}

export const thisMachine = (): Machine => ({
  cpu: cpus()[0]?.model.trim() ?? 'unknown CPU',
  cores: availableParallelism(),
  memory: totalmem(),
  node: process.version,
  platform: `${process.platform} ${process.arch}`,
})
