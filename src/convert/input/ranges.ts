/** Ranges of a big file, and messages to and from the thread that formats them. Plain data. */
import type { KnownLine, TitleRun } from '../../return/index.js'
import type { RecordOptions } from '../output/record-options.js'

/** Offsets in the file; `end` is exclusive. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** A range and the bytes needed to format it: from the byte before the range to some lines after it, in a buffer of their own. */
export interface RangePart {
  readonly range: ByteRange
  readonly bytes: Uint8Array<ArrayBuffer>
  /** File offset of the first of `bytes`. */
  readonly offset: number
}

export interface RangeTask extends RangePart {
  /** Same for all ranges of one conversion, and unique to it. */
  readonly conversionId: string
  /** The beginning of the file. */
  readonly head: Uint8Array
  readonly options: RecordOptions
  readonly known: KnownLine
  /** Shorter runs are left out. */
  readonly minLines: number
  /** Buffer for the output; replaced by a larger buffer if necessary. */
  readonly outputBuffer: ArrayBuffer
}

/** A run and the size of its output. */
export interface WrittenRun extends TitleRun {
  readonly written: number
  readonly size: number
}

export interface FormattedRange extends WrittenRuns {
  /** Buffer of the input, for reuse. */
  readonly input: ArrayBuffer
}

export interface WrittenRuns {
  /** In the order of the file. Lines outside of runs are left to the sequential reader. */
  readonly runs: readonly WrittenRun[]
  /** Concatenated output of the runs, at the start of its buffer. */
  readonly output: Uint8Array<ArrayBuffer>
}

/**
 * Large, so that messages cost little. Small, so that the memory that threads transfer stays below the amount that triggers a garbage collection each time
 * (about 60 MB for all pending ranges).
 */
export const RANGE_SIZE = 1024 * 1024

/** Shorter runs cost less to read again than to transfer. */
export const MIN_RUN_LINES = 64

/** Buffer size per input size. Output that does not fit gets a larger buffer. */
export const OUTPUT_PER_INPUT = 5

/** Splits the bytes between two offsets into ranges. */
export function rangesOf(start: number, end: number, size: number): ByteRange[] {
  const count = Math.max(0, Math.ceil((end - start) / size))
  return Array.from({ length: count }, (_, i) => ({
    start: start + i * size,
    end: Math.min(end, start + (i + 1) * size),
  }))
}
