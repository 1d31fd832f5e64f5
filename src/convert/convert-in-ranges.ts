/**
 * Converts one big file on all threads. Each thread formats ranges of the file, as far as their lines are regular, without the lines before
 * them. One thread reads the file from the beginning and keeps the state of a reader: lines, lots, numbers, sums, diagnostics. If a range
 * continues from this state, its output is used as is; other lines are read the ordinary way. Thus the output and the diagnostics do not
 * depend on how the file is split.
 */
import { randomUUID } from 'node:crypto'
import { open } from 'node:fs/promises'
import { FileTooLargeError } from '../cobranca/index.js'
import { withTurns } from '../code/turns.js'
import { DETECTION_BYTES } from '../febraban/index.js'
import type { KnownLine } from '../return/index.js'
import { convertSequentially } from './convert-sequentially.js'
import { ChangedError, RangeReader, readAt } from './input/range-reader.js'
import {
  type FormattedRange,
  MIN_RUN_LINES,
  OUTPUT_PER_INPUT,
  RANGE_SIZE,
  type RangePart,
  type RangeTask,
  rangesOf,
  type WrittenRun,
} from './input/ranges.js'
import { permissionsOf } from './input/source.js'
import { recordWriter } from './output/record-writer.js'
import { Results } from './results.js'
import { inOrder } from './workers/in-order.js'
import type { Findings, Job, JobHooks } from './workers/job.js'

/** Formats ranges, usually on other threads. */
export interface RangeFormatter {
  /** Maximum number of ranges being formatted or waiting to be taken. */
  readonly width: number
  /** Until it is ready, the file is read without it. */
  isReady(): boolean
  format(task: RangeTask): Promise<FormattedRange>
  /** Size of the ranges, in bytes. Default: {@link RANGE_SIZE}. */
  readonly rangeSize?: number
  /** Minimum number of lines of a run. Default: {@link MIN_RUN_LINES}. */
  readonly minLines?: number
}

/** Converts a plain file. If the file changes meanwhile, converts it sequentially. */
export async function convertInRanges(job: Job, hooks: JobHooks, formatter: RangeFormatter): Promise<Findings> {
  try {
    return await convert(job, hooks, formatter)
  } catch (error) {
    if (error instanceof ChangedError) return convertSequentially(job, hooks)
    throw error
  }
}

async function convert(
  { source, temporary, options, maxBytes }: Job,
  { onProgress, signal }: JobHooks,
  { width, isReady, format, rangeSize = RANGE_SIZE, minLines = MIN_RUN_LINES }: RangeFormatter,
): Promise<Findings> {
  if (source.kind !== 'file') throw new Error('only plain files have ranges')
  const writer = await recordWriter(options)
  const results = new Results(temporary, writer, await permissionsOf(source))
  const file = await open(source.path, 'r')
  const chunk = Buffer.allocUnsafeSlow(rangeSize)
  /** End offset of the bytes read so far. */
  let position = 0
  let reported = { bytes: 0, titles: 0 }
  /** Start of the line after the last run. */
  let known: KnownLine = { line: 1, offset: 0 }

  const report = (): void => {
    signal?.throwIfAborted()
    const { titles } = writer.totals
    onProgress?.({ bytes: position - reported.bytes, titles: titles - reported.titles })
    reported = { bytes: position, titles }
  }
  const push = async (bytes: Uint8Array): Promise<void> => {
    position += bytes.length
    await results.write(await withTurns(writer.push(bytes), signal))
    report()
  }
  const readTo = async (end: number): Promise<void> => {
    while (position < end) {
      const bytes = chunk.subarray(0, Math.min(rangeSize, end - position))
      await readAt(file, bytes, position)
      await push(bytes)
    }
  }
  const take = async (run: WrittenRun, bytes: Uint8Array): Promise<void> => {
    if (run.start < position) return
    await readTo(run.start)
    const before = writer.adopt?.(run) ?? null
    if (before === null) return
    await results.write(before)
    await results.write(bytes)
    position = run.end
    known = { line: run.line + run.lines, offset: run.end }
    report()
  }

  try {
    const { size, mtimeMs } = await file.stat()
    if (maxBytes !== undefined && size > maxBytes) throw new FileTooLargeError(maxBytes)
    const reader = new RangeReader(file, size)
    const head = new Uint8Array(Math.min(DETECTION_BYTES, size))
    await reader.fill(head)
    await push(head)
    // A head that starts with another service does not identify the file, which ranges need.
    const isIdentified = writer.dialect !== null
    while (position < size && !(isIdentified && isReady())) {
      const bytes = chunk.subarray(0, Math.min(rangeSize, size - position))
      await reader.fill(bytes)
      await push(bytes)
    }
    const ranges = rangesOf(position, size, rangeSize)
    const conversionId = randomUUID()
    const buffers: ArrayBuffer[] = []
    const startFormat = (part: RangePart): Promise<FormattedRange> => {
      const outputBuffer = buffers.pop() ?? new ArrayBuffer(OUTPUT_PER_INPUT * (ranges[0]!.end - ranges[0]!.start))
      return format({ ...part, conversionId, head, options, known, minLines, outputBuffer })
    }
    /** Buffer of output that may still be in the process of being written. */
    let pending: ArrayBuffer | null = null
    for await (const formatted of inOrder(reader.parts(ranges), width, startFormat)) {
      for (const { runs, output, input } of formatted) {
        reader.release(input)
        await results.flush()
        if (pending !== null) buffers.push(pending)
        pending = output.buffer
        let at = 0
        for (const run of runs) {
          await take(run, output.subarray(at, at + run.size))
          at += run.size
        }
      }
    }
    await readTo(size)
    const now = await file.stat()
    if (now.size !== size || now.mtimeMs !== mtimeMs) throw new ChangedError()
    const findings = await results.finish(reader.digest(), size, signal)
    report()
    return findings
  } catch (error) {
    await results.discard()
    if (error instanceof ChangedError) onProgress?.({ bytes: -reported.bytes, titles: -reported.titles })
    throw error
  } finally {
    await file.close()
  }
}
