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

/** Output of the file that this thread converts, as large as the largest so far. */
let buffer = new ArrayBuffer(0)

/** Returns null, without effect, if the job has no small file. */
export async function convertAtOnce(
  { source, size, temporary, options, known, maxBytes }: Job,
  { onProgress, blocking, signal }: JobHooks,
): Promise<JobResult | null> {
  if (blocking !== true || source.kind !== 'file' || !isSmall(size)) return null
  const writer = await recordWriter(options, buffer)
  const file = readAtOnce(source.path)
  if (file === null) return null
  // Until the next `await`: all jobs of this thread read into the same buffer, and write from the same.
  const { bytes, mode } = file
  const read = bytes.length
  if (maxBytes !== undefined && read > maxBytes) throw new FileTooLargeError(maxBytes)
  onProgress?.({ bytes: read, titles: 0 })
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  if (known.includes(sha256)) return { status: 'known', sha256 }
  const work = outputOf(writer, bytes)
  let output = inTime(work)
  if (output === null) {
    // From here on, other jobs need buffers of their own.
    buffer = new ArrayBuffer(0)
    file.keep()
    output = await withTurns(work, signal)
  }
  const output_size = output.reduce((sum, { length }) => sum + length, 0)
  if (output_size > buffer.byteLength) buffer = new ArrayBuffer(2 * output_size)
  await writeAtOnce(temporary, output, permissionsOfMode(mode))
  onProgress?.({ bytes: 0, titles: writer.totals.titles })
  const tally = new DiagnosticTally()
  tally.add(writer.diagnostics)
  return { status: 'converted', findings: summarized(writer, tally, { sha256, size: read, output_size }) }
}

function* outputOf(writer: OutputWriter, bytes: Uint8Array): Generator<null, Uint8Array[], undefined> {
  return [yield* writer.push(bytes), yield* writer.end()]
}

/** Longest time that a file blocks the thread, in milliseconds. Few do. */
const MAX_TIME = 50

/** Does work until it takes too long; then returns null, and the work may be continued. */
function inTime<T>(work: Iterator<unknown, T>): T | null {
  const start = performance.now()
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
    if (performance.now() - start > MAX_TIME) return null
  }
}

/** @param size bytes on disk; null if unknown */
export const isSmall = (size: number | null): boolean => size !== null && size <= MAX_SIZE_OF_SMALL
