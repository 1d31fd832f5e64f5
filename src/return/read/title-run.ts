/** Runs of regular titles, as they go from one thread to another: plain data. */
import type { RegularRun } from '../../fixed-width/index.js'
import type { ReturnTotals } from '../meaning/return-record.js'

/** A run of regular titles, and what was added up of them. */
export interface TitleRun extends RegularRun {
  readonly totals: ReturnTotals
  /** How many of them were not wanted. */
  readonly leftOut: number
}

/** Bytes of a file. */
export interface FilePart {
  readonly bytes: Buffer
  /** Offset in the file of the first of them. */
  readonly offset: number
  /** The titles wanted begin between these offsets. The bytes reach from the one before `from` to some lines behind `to`. */
  readonly from: number
  readonly to: number
  /** Number and offset of a line: the one at hand is counted from there, all of them as long as it is. */
  readonly known: KnownLine
}

export interface KnownLine {
  readonly line: number
  readonly offset: number
}
