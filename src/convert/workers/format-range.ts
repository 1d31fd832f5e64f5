/** Formats ranges, on any thread. */
import { atOnce } from '../../code/turns.js'
import type { FormattedRange, RangeTask } from '../input/ranges.js'
import { type RunWriter, runWriter } from '../output/run-writer.js'

/** Writer of the last conversion; ranges of one file come consecutively. */
let last: { readonly conversionId: string; readonly writer: Promise<RunWriter> } | null = null

/** @throws {UnsupportedFileError} if the file is not a supported cobrança return */
export async function formatRange(task: RangeTask): Promise<FormattedRange> {
  const { bytes, offset, conversionId, head, options, range, known, minLines, outputBuffer } = task
  if (last?.conversionId !== conversionId) last = { conversionId, writer: runWriter(head, options) }
  const writer = await last.writer
  const input = bytes.buffer
  const part = { bytes: Buffer.from(input, 0, bytes.length), offset, from: range.start, to: range.end, known }
  return { ...atOnce(writer.write(part, minLines, outputBuffer)), input }
}
