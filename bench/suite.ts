/** Parts of a benchmark. */
import type { FileId } from './files/index.js'
import type { Run, Time } from './measure.js'

export type SuiteName = 'parse' | 'stream' | 'large' | 'convert' | 'build' | 'start' | 'peers' | 'peers-write'

/** Input of a work. Files are not read in advance, so that memory is measured for the work alone. */
export interface Input {
  readonly file: FileId
  readonly titles: number
  /** The return file on disk. */
  readonly path: string
  /** Folder with the same titles in eight files. */
  readonly parts: string
  /** Folder for the output of this measurement. */
  readonly scratch: string
  /** Folder of the built package, with `cli/cnab.cjs`. */
  readonly dist: string
}

export interface Work {
  readonly name: string
  /** Whether the cost does not depend on the size, e.g. the start of a command; then no rate is shown. */
  readonly isFixed?: boolean
  /** Largest size to measure. */
  readonly maxTitles?: number
  /** Returns the reason why the work cannot run, shown instead of figures; null if it can. */
  missing?(input: Input): string | null | Promise<string | null>
  /** Prepares the run; not measured. */
  prepare(input: Input): Run | Promise<Run>
}

export interface Suite {
  readonly name: SuiteName
  readonly title: string
  /** Description, in Markdown. */
  readonly about: string
  /** Clock of rates and ratios: `cpu` for work of one process, `wall` if disks and threads count. */
  readonly clock: keyof Time
  readonly files: readonly FileId[]
  /** Whether the file is needed on disk. */
  readonly onDisk: boolean
  /** Whether the folder of eight files is needed, too. */
  readonly inParts?: boolean
  /** Largest size to measure. */
  readonly maxTitles?: number
  /** Baselines; all run in every process of the suite. The chart uses the first. */
  baselines(file: FileId): readonly Work[]
  works(file: FileId): readonly Work[]
}
