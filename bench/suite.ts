/** What a benchmark consists of. */
import type { FileId } from './files/index.js'
import type { Run, Time } from './measure.js'

export type SuiteName = 'parse' | 'stream' | 'large' | 'convert' | 'build' | 'start' | 'peers' | 'peers-write'

/** What a work is given: nothing of it is read before it is asked for, so that memory is the work's own. */
export interface Input {
  readonly file: FileId
  readonly titles: number
  /** The return file on disk. */
  readonly path: string
  /** A folder with the same titles in eight files. */
  readonly parts: string
  /** A folder for what is made, of this measurement alone. */
  readonly scratch: string
  /** Where the built package is: `cli/cnab.js`. */
  readonly dist: string
}

export interface Work {
  readonly name: string
  /** Costs the same whatever the size, as the start of a command: no rate is told. */
  readonly isFixed?: boolean
  /** The largest size that is worth the time. */
  readonly most?: number
  /** Why it cannot run here: said instead of figures. */
  missing?(input: Input): string | null | Promise<string | null>
  /** Makes ready what is not to be measured. */
  prepare(input: Input): Run | Promise<Run>
}

export interface Suite {
  readonly name: SuiteName
  readonly title: string
  /** What is measured and what is not, in Markdown. */
  readonly about: string
  /** By which clock rates and ratios go: the processor's for work of one process, the wall's where disks and threads count. */
  readonly clock: keyof Time
  readonly files: readonly FileId[]
  /** Whether the file is needed on disk. */
  readonly onDisk: boolean
  /** Folder of eight files needed too. */
  readonly inParts?: boolean
  /** The largest size that is worth the time. */
  readonly most?: number
  /** The first is what the others are measured by. All of them run in every process of the suite. */
  baselines(file: FileId): readonly Work[]
  works(file: FileId): readonly Work[]
}
