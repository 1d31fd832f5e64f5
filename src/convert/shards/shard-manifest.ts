/** Result of a shard, as the file `<out>/.cnab-shards/<id>.json` has it. Contains no data of the records. */
import type { Severity } from '../../fixed-width/index.js'
import type { ReturnTotals } from '../../return/index.js'
import type { StoredFindings } from '../output/manifest-lines.js'
import type { JobResult } from '../workers/job.js'
import type { ShardProblem } from './shard.js'

/** A file that could not be converted. Another attempt gives the same. */
export type FailedFile = Extract<JobResult, { readonly status: 'unsupported' | 'failed' }>

/** Result of one file of a shard. */
export type FileResult = { readonly path: string } & (
  | { readonly status: 'converted'; readonly findings: StoredFindings }
  | FailedFile
  | { readonly status: 'untried'; readonly problem: ShardProblem['problem'] }
)

/** Result of a range. The merge reads the lines that are not in its titles: the header, the trailer, lines with diagnostics. */
export type RangeResult = { readonly path: string } & (
  | {
      readonly status: 'formatted'
      /** Size of the output, in bytes. */
      readonly output_size: number
      /** SHA-256 of the bytes read, in hexadecimal. */
      readonly sha256: string
    }
  | FailedFile
)

/** Result of a shard: the outcome of each file, and the sums of the converted files. Amounts in integer cents. */
export interface ShardManifest extends ReturnTotals {
  readonly shard: number
  readonly id: string
  readonly version: string
  /** Number of files per status. */
  readonly statuses: Readonly<Partial<Record<(FileResult | RangeResult)['status'], number>>>
  /** Number of records in the output. */
  readonly written: number
  /** Number of diagnostics per severity. */
  readonly severities: Readonly<Record<Severity, number>>
  /** In the order of the shard. */
  readonly files: readonly (FileResult | RangeResult)[]
}
