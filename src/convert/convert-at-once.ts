/** Converts a small file with synchronous operations, on a thread that may wait for the disk. */
import { createHash } from 'node:crypto'
import { FileTooLargeError } from '../cobranca/index.js'
import { withTurns } from '../code/turns.js'
import { MAX_SIZE_OF_SMALL, readAtOnce } from './input/read-at-once.js'
import { DiagnosticTally } from './output/diagnostic-tally.js'
import { permissionsOfMode, writeAtOnce } from './output/output-file.js'
import { type OutputWriter, recordWriter } from './output/record-writer.js'
import { summarized } from './results.js'
import type { Job, JobHooks, JobResult } from './workers/job.js'

/** Room for the output of a file, as large as the largest so far; empty while a file of this thread uses it. */
let room = new ArrayBuffer(0)

/** Returns null, without effect, if the job has no small file. */
export async function convertAtOnce(
  { source, size, temporary, options, known, maxBytes }: Job,
  { onProgress, blocking, signal }: JobHooks,
): Promise<JobResult | null> {
  if (blocking !== true || source.kind !== 'file' || !isSmall(size)) return null
  const writer = await recordWriter(options)
  const file = readAtOnce(source.path)
  if (file === null) return null
  // Until the next `await`, no other job of this thread runs: all of them read into the same buffer.
  const { bytes, mode } = file
  const read = bytes.length
  if (maxBytes !== undefined && read > maxBytes) throw new FileTooLargeError(maxBytes)
  onProgress?.({ bytes: read, titles: 0 })
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  if (known.includes(sha256)) return { status: 'known', sha256 }
  const own = room
  room = new ArrayBuffer(0)
  writer.writeInto?.(own)
  const work = outputOf(writer, bytes)
  let output = inTime(work)
  if (output === null) {
    // From here on, other jobs run in between: they need the bytes of their own files.
    file.keep()
    output = await withTurns(work, signal)
  }
  const output_size = sizeOf(output)
  const synced = writeAtOnce(temporary, output, permissionsOfMode(mode))
  // The output is written, and only its sync is awaited: the room is free again.
  const larger = output_size > own.byteLength ? new ArrayBuffer(2 * output_size) : own
  if (larger.byteLength > room.byteLength) room = larger
  await synced
  onProgress?.({ bytes: 0, titles: writer.totals.titles })
  const tally = new DiagnosticTally()
  tally.add(writer.diagnostics)
  return { status: 'converted', findings: summarized(writer, tally, { sha256, size: read, output_size }) }
}

const sizeOf = (pieces: readonly Uint8Array[]): number => pieces.reduce((sum, { length }) => sum + length, 0)

function* outputOf(writer: OutputWriter, bytes: Uint8Array): Generator<unknown, Uint8Array[], undefined> {
  return [yield* writer.push(bytes), yield* writer.end()]
}

/** Longest time that a file blocks the thread, in milliseconds. Few do. */
const MAX_TIME = 50

/** Does work until it takes too long or waits; then returns null, and the work may be continued. */
function inTime<T>(work: Iterator<unknown, T>): T | null {
  const start = performance.now()
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
    if (step.value instanceof Promise || performance.now() - start > MAX_TIME) return null
  }
}

/** @param size bytes on disk; null if unknown */
export const isSmall = (size: number | null): boolean => size !== null && size <= MAX_SIZE_OF_SMALL
