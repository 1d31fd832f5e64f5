/** Runs of regular titles. They are plain data, so they can be posted to another thread. */
import type { RegularRun } from '../../fixed-width/index.js'
import type { ReturnTotals } from '../meaning/return-record.js'

/** A run of regular titles, and their totals. */
export interface TitleRun extends RegularRun {
  readonly totals: ReturnTotals
  /** Number of titles that `kinds` and `since` left out. */
  readonly leftOut: number
}

/** A part of a file. */
export interface FilePart {
  readonly bytes: Uint8Array
  /** Offset of the first byte in the file. */
  readonly offset: number
  /** The part has the titles that begin between these offsets. `bytes` starts one byte before `from` and ends some lines after `to`. */
  readonly from: number
  readonly to: number
  /** A line whose number is known. Other line numbers are computed from it, assuming that all lines have one length. */
  readonly known: KnownLine
}

export interface KnownLine {
  readonly line: number
  readonly offset: number
}
