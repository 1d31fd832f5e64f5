import type { Findings } from './workers/job.js'

/** Result of converting one file. */
export interface Conversion extends Findings {
  /** Path of the input. */
  readonly path: string
  /** Path of the output. */
  readonly output: string
}
