/** Formats ranges, in whichever thread. */
import type { FormattedRange, RangeTask } from '../input/ranges.js'
import { type RunWriter, runWriter } from '../output/run-writer.js'

/** Ranges of one file come one behind the other: what was learnt of the last is kept. */
let last: { readonly of: string; readonly writer: Promise<RunWriter> } | null = null

/** @throws {UnsupportedFileError} when the file is no cobrança return that the library reads */
export async function formatRange(task: RangeTask): Promise<FormattedRange> {
  const { bytes, offset, of, head, options, range, known, shortest, room } = task
  if (last?.of !== of) last = { of, writer: runWriter(head, options) }
  const writer = await last.writer
  const input = bytes.buffer
  const part = { bytes: Buffer.from(input, 0, bytes.length), offset, from: range.start, to: range.end, known }
  return { ...writer.write(part, shortest, room), input }
}
