/** Parts of a benchmark. */
import { FILES, type FileId } from './files/index.js'
import type { Run, Time } from './measure.js'
import type { Row } from './result.js'

export type SuiteName =
  | 'parse'
  | 'kept'
  | 'irregular'
  | 'hostile'
  | 'stream'
  | 'large'
  | 'many-small'
  | 'convert'
  | 'outputs'
  | 'tools'
  | 'queue'
  | 'settle'
  | 'build'
  | 'start'
  | 'peers'
  | 'peers-write'

/** Input of a work. Files are not read in advance, so that memory is measured for the work alone. */
export interface Input {
  readonly file: FileId
  readonly titles: number
  /** The return file on disk, or a folder of small files. */
  readonly path: string
  /** Folder for further files of the suite. */
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
  /** Whether the work is another program, for comparison. */
  readonly isPeer?: boolean
  /** Largest size to measure. */
  readonly maxTitles?: number
  /** Returns the reason why the work cannot run, shown instead of figures; null if it can. */
  missing?(input: Input): string | null | Promise<string | null>
  /** Prepares the run; not measured. */
  prepare(input: Input): Run | Promise<Run>
}

/** Writes the file of the input: for suites that need no other. */
export const writeFile = ({ file, titles, path }: Input): number => FILES[file].write({ titles }, path)

export interface Suite {
  readonly name: SuiteName
  readonly title: string
  /** Description, in Markdown. */
  readonly about: string
  /** Clock of rates and ratios: `cpu` for work of one process, `wall` if disks and threads count. */
  readonly clock: keyof Time
  readonly files: readonly FileId[]
  /** Writes the files that the works need, and returns the bytes of `path`. */
  write?(input: Input): number
  /** Sizes to measure by default. */
  sizes?(file: FileId): readonly number[]
  /** Largest size to measure. */
  readonly maxTitles?: number
  /** Baselines; all run in every process of the suite. The chart uses the first. */
  baselines(file: FileId): readonly Work[]
  works(file: FileId): readonly Work[]
  /** Returns a table of figures that are computed from several rows. */
  summary?(rows: readonly Row[]): string
}
