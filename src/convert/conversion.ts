import type { Findings } from './workers/job.js'

/** What became of one file. */
export interface Conversion extends Findings {
  /** The file read. */
  readonly path: string
  /** The file made. */
  readonly output: string
}
