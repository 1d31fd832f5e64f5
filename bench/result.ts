import { availableParallelism, cpus, totalmem } from 'node:os'
import type { FileId } from './files/index.js'
import type { Time } from './measure.js'
import type { SuiteName } from './suite.js'

/** What was found of one work on one file. */
export interface Row {
  readonly file: FileId
  readonly titles: number
  /** Bytes of the file. */
  readonly bytes: number
  readonly work: string
  readonly isBaseline: boolean
  /** Why there are no figures; null when there are. */
  readonly missing: string | null
  readonly time: Time
  /** The baselines of the same process, in the suite's order. */
  readonly bases: readonly Time[]
  /** Bytes, of a process that does this once. */
  readonly peak: number
  /** Bytes of that process when all was ready. */
  readonly before: number
}

/** One run of a suite. */
export interface SuiteResult {
  readonly suite: SuiteName
  readonly machine: Machine
  readonly command: string
  readonly rows: readonly Row[]
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
