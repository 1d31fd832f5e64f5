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
  /** Memory in bytes that the result of the run holds, after a garbage collection; 0 if it was not measured. */
  readonly held: number
}

/** Results of a suite, and the command that measured them. */
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
