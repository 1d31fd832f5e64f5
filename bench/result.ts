import { availableParallelism, cpus, totalmem } from 'node:os'
import type { FileId } from './files/index.js'
import type { Found, Time } from './measure.js'
import type { SuiteName } from './suite.js'

/** Result of a work with a file. */
export interface Row {
  readonly file: FileId
  readonly titles: number
  /** Bytes of the file that is read or written; 0 without a file. */
  readonly bytes: number
  readonly work: string
  readonly isBaseline: boolean
  /** Whether the cost does not depend on the size; then no rate is shown. */
  readonly isFixed: boolean
  /** Reason why there are no figures; null if there are. */
  readonly missing: string | null
  readonly time: Time
  readonly taken: Found['taken']
  readonly kept: Found['kept']
  /** Whether the work and its baselines are steady. */
  readonly isSteady: Found['isSteady']
  /** Times of the baselines in the same process, in the order of the suite. */
  readonly bases: readonly Time[]
  /** Peak memory in bytes of a process that runs the work once. */
  readonly peak: number
  /** Memory in bytes of that process before the run. */
  readonly before: number
}

/** Results of a suite measured by one command. */
export interface Part {
  readonly machine: Machine
  readonly command: string
  readonly rows: readonly Row[]
}

/** All saved results of a suite. Each file and size is in one part only. */
export interface SuiteResult {
  readonly suite: SuiteName
  readonly parts: readonly Part[]
}

export const rowsOf = ({ parts }: SuiteResult): Row[] => parts.flatMap(({ rows }) => rows)

/** Adds new results. They replace those of the same file and size. */
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
