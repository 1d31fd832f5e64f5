/**
 * One big file by all threads. Each formats ranges of it without knowing what stands before them, as far as they are regular; one reads the
 * file from its beginning, and keeps account of all that a reader does: lines, lots, numbers, sums, what is amiss. Where a range goes on from
 * what was read so far, its output is taken as it is; what is in no range, or in one that does not go on from there, is read the ordinary way.
 * So however a file is cut, the output and what is told of it are those of reading it in one go.
 */
import { randomUUID } from 'node:crypto'
import { open } from 'node:fs/promises'
import { ENOUGH_BYTES } from '../febraban/index.js'
import type { KnownLine } from '../return/index.js'
import { convertInOneGo } from './convert-in-one-go.js'
import { ChangedError, RangeReader, readAt } from './input/range-reader.js'
import {
  type FormattedRange,
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

/** Who formats ranges. */
export interface RangeFormatter {
  /** How many are formatted, or wait to be taken, at a time. */
  readonly width: number
  /** Until it can format, the file is read without it. */
  isReady(): boolean
  format(task: RangeTask): Promise<FormattedRange>
  /** Size of the ranges, when it is to be another than the usual one. */
  readonly rangeSize?: number
  /** Lines of the shortest run that is taken, when that is to be other than usual. */
  readonly shortest?: number
}

/** What is shorter costs less to read again than to hand over. */
const SHORTEST_RUN = 64
/** Output is this much larger than what is read, at most mostly: what does not fit gets more room. */
const GROWTH = 5

/** Converts a plain file; one that somebody still writes to, as its bytes come. */
export async function convertInRanges(job: Job, hooks: JobHooks, formatter: RangeFormatter): Promise<Findings> {
  try {
    return await convert(job, hooks, formatter)
  } catch (error) {
    if (error instanceof ChangedError) return convertInOneGo(job, hooks)
    throw error
  }
}

async function convert(
  { source, temporary, options }: Job,
  { onProgress, signal }: JobHooks,
  { width, isReady, format, rangeSize = RANGE_SIZE, shortest = SHORTEST_RUN }: RangeFormatter,
): Promise<Findings> {
  if (source.kind !== 'file') throw new Error('only plain files have ranges')
  const writer = await recordWriter(options)
  const results = new Results(temporary, writer, await permissionsOf(source))
  const file = await open(source.path, 'r')
  const chunk = Buffer.allocUnsafeSlow(rangeSize)
  /** Up to where the file is read. */
  let position = 0
  let told = { bytes: 0, titles: 0 }
  /** Where the line behind the last run begins. */
  let known: KnownLine = { line: 1, offset: 0 }

  const tell = (): void => {
    signal?.throwIfAborted()
    const { titles } = writer.totals
    onProgress?.({ bytes: position - told.bytes, titles: titles - told.titles })
    told = { bytes: position, titles }
  }
  const push = async (bytes: Uint8Array): Promise<void> => {
    position += bytes.length
    await results.take(writer.push(bytes))
    tell()
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
    const before = writer.adopt(run)
    if (before === null) return
    await results.take(before)
    await results.take(bytes)
    position = run.end
    known = { line: run.line + run.lines, offset: run.end }
    tell()
  }

  try {
    const { size, mtimeMs } = await file.stat()
    const reader = new RangeReader(file, size)
    const head = new Uint8Array(Math.min(ENOUGH_BYTES, size))
    await reader.fill(head)
    await push(head)
    while (position < size && !isReady()) {
      const bytes = chunk.subarray(0, Math.min(rangeSize, size - position))
      await reader.fill(bytes)
      await push(bytes)
    }
    const ranges = rangesOf(position, size, rangeSize)
    const of = randomUUID()
    const rooms: ArrayBuffer[] = []
    const started = (part: RangePart): Promise<FormattedRange> => {
      const room = rooms.pop() ?? new ArrayBuffer(GROWTH * (ranges[0]!.end - ranges[0]!.start))
      return format({ ...part, of, head, options, known, shortest, room })
    }
    /** Where bytes were taken from that may still be on their way to the disk. */
    let room: ArrayBuffer | null = null
    for await (const formatted of inOrder(reader.parts(ranges), width, started)) {
      for (const { runs, output, input } of formatted) {
        reader.giveBack(input)
        await results.written()
        if (room !== null) rooms.push(room)
        room = output.buffer
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
    const findings = await results.finish(reader.digest(), size)
    tell()
    return findings
  } catch (error) {
    await results.discard()
    if (error instanceof ChangedError) onProgress?.({ bytes: -told.bytes, titles: -told.titles })
    throw error
  } finally {
    await file.close()
  }
}
