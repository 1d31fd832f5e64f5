/** A big file in ranges, which any thread can format by itself: what is told to it, and what comes of it. Plain data. */
import type { KnownLine, TitleRun } from '../../return/index.js'
import type { RecordOptions } from '../output/record-options.js'

/** From the first byte to the one before `end`. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** A range, and the bytes of the file from the one before it to some lines behind it, alone in their buffer: what is needed to format it by itself. */
export interface RangePart {
  readonly range: ByteRange
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Offset in the file of the first of them. */
  readonly offset: number
}

export interface RangeTask extends RangePart {
  /** What ranges of one conversion have in common, and those of no other. */
  readonly of: string
  /** The beginning of the file. */
  readonly head: Uint8Array
  readonly options: RecordOptions
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

export interface FormattedRange extends WrittenRuns {
  /** The buffer of what was read, given back. */
  readonly input: ArrayBuffer
}

export interface WrittenRuns {
  /** In the order of the file. What is not in one is left to whoever reads the file from its beginning. */
  readonly runs: readonly WrittenRun[]
  /** Their output, one behind the other, from the beginning of a buffer that holds nothing else. */
  readonly output: Uint8Array<ArrayBuffer>
}

/**
 * Large enough to be worth the messages; so small that the memory handed to and fro is less than what makes the engine collect garbage each time
 * (some 60 MB, over all that are under way).
 */
export const RANGE_SIZE = 1024 * 1024

/** What lies between two offsets, in ranges. */
export function rangesOf(start: number, end: number, size: number): ByteRange[] {
  const count = Math.max(0, Math.ceil((end - start) / size))
  return Array.from({ length: count }, (_, i) => ({
    start: start + i * size,
    end: Math.min(end, start + (i + 1) * size),
  }))
}
