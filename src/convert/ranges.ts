/** A big file in ranges, which any thread can format by itself: what is told to it, and what comes of it. Plain data. */
import type { KnownLine, TitleRun } from '../return/index.js'
import type { RecordOptions } from './record-options.js'

/** From the first byte to the one before `end`. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

export interface RangeTask {
  readonly path: string
  /** What ranges of one conversion have in common, and those of no other. */
  readonly of: string
  readonly options: RecordOptions
  readonly range: ByteRange
  readonly known: KnownLine
  /** Runs of fewer lines are left out. */
  readonly shortest: number
  /** Where to write; it comes back as the output's buffer, or a larger one in its place. */
  readonly room: ArrayBuffer
}

/** A run, and how much of the output is its own. */
export interface WrittenRun extends TitleRun {
  readonly written: number
  readonly size: number
}

export interface FormattedRange {
  /** In the order of the file. What is not in one is left to whoever reads the file from its beginning. */
  readonly runs: readonly WrittenRun[]
  /** Their output, one behind the other, from the beginning of a buffer that holds nothing else. */
  readonly output: Uint8Array<ArrayBuffer>
}

/**
 * Large enough to be worth the messages; so small that the memory handed to and fro is less than what makes the engine collect garbage each time
 * (some 60 MB, over all that are under way).
 */
const RANGE_SIZE = 1024 * 1024

/** What lies between two offsets, in ranges. */
export function rangesOf(start: number, end: number, size = RANGE_SIZE): ByteRange[] {
  const count = Math.max(0, Math.ceil((end - start) / size))
  return Array.from({ length: count }, (_, i) => ({
    start: start + i * size,
    end: Math.min(end, start + (i + 1) * size),
  }))
}
