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
import { inOrder } from './in-order.js'
import type { Findings, Job, JobHooks } from './job.js'
import { type ByteRange, type FormattedRange, type RangeTask, rangesOf, type WrittenRun } from './ranges.js'
import { recordWriter } from './record-writer.js'
import { Results } from './results.js'
import { hashOf, permissionsOf } from './source.js'

/** Who formats ranges. */
export interface RangeFormatter {
  /** How many are formatted, or wait to be taken, at a time. */
  readonly width: number
  format(task: RangeTask): Promise<FormattedRange>
  /** Size of the ranges, when it is to be another than the usual one. */
  readonly rangeSize?: number
  /** Lines of the shortest run that is taken, when that is to be other than usual. */
  readonly shortest?: number
}

const CHUNK = 1024 * 1024
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
  { width, format, rangeSize, shortest = SHORTEST_RUN }: RangeFormatter,
): Promise<Findings> {
  if (source.kind !== 'file') throw new Error('only plain files have ranges')
  const { path } = source
  const writer = await recordWriter(options)
  const results = new Results(temporary, writer, await permissionsOf(source))
  const file = await open(path, 'r')
  let isOver = false
  // It is waited for at the end; when that does not come, it is not to be read on.
  const hash = hashOf(source, () => {
    if (isOver) throw new Error('over')
  })
  hash.catch(() => {})

  const of = randomUUID()
  const chunk = Buffer.allocUnsafeSlow(CHUNK)
  /** Up to where the file is read. */
  let position = 0
  let told = { bytes: 0, titles: 0 }
  /** Where the line behind the last run begins. */
  let known: KnownLine = { line: 1, offset: 0 }

  const tell = (): void => {
    signal?.throwIfAborted()
    const { titles } = writer.sums
    onProgress?.({ bytes: position - told.bytes, titles: titles - told.titles })
    told = { bytes: position, titles }
  }
  const readTo = async (end: number): Promise<void> => {
    while (position < end) {
      const { bytesRead } = await file.read(chunk, 0, Math.min(CHUNK, end - position), position)
      if (bytesRead === 0) throw new ChangedError()
      position += bytesRead
      await results.take(writer.push(chunk.subarray(0, bytesRead)))
      tell()
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
    await readTo(Math.min(size, ENOUGH_BYTES))
    const ranges = rangesOf(position, size, rangeSize)
    const free: ArrayBuffer[] = []
    const started = (range: ByteRange): Promise<FormattedRange> => {
      const room = free.pop() ?? new ArrayBuffer(GROWTH * (ranges[0]!.end - ranges[0]!.start))
      return format({ path, of, options, range, known, shortest, room })
    }
    async function* all() {
      yield* ranges
    }
    for await (const formatted of inOrder(all(), width, started)) {
      for (const { runs, output } of formatted) {
        let at = 0
        for (const run of runs) {
          await take(run, output.subarray(at, at + run.size))
          at += run.size
        }
        // Its last bytes may still be on their way to the disk.
        await results.written()
        free.push(output.buffer)
      }
    }
    await readTo(size)
    const sha256 = await hash
    const now = await file.stat()
    if (now.size !== size || now.mtimeMs !== mtimeMs) throw new ChangedError()
    const findings = await results.finish(sha256, size)
    tell()
    return findings
  } catch (error) {
    await results.discard()
    if (error instanceof ChangedError) onProgress?.({ bytes: -told.bytes, titles: -told.titles })
    throw error
  } finally {
    isOver = true
    await file.close()
  }
}

/** The file is no longer what it was. */
class ChangedError extends Error {}
