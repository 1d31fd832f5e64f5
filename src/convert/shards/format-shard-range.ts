/** Formats the regular titles of one range of a file, without the lines before it. */
import { open } from 'node:fs/promises'
import { withTurns } from '../../code/turns.js'
import { DETECTION_BYTES, FileHead } from '../../febraban/index.js'
import type { ReturnTotals } from '../../return/index.js'
import { bytesRead, ChangedError, RangeReader, readAt } from '../input/range-reader.js'
import { type ByteRange, MIN_RUN_LINES, OUTPUT_PER_INPUT, RANGE_SIZE, rangesOf } from '../input/ranges.js'
import { permissionsOf } from '../input/source.js'
import { partOptions } from '../output/join/part-options.js'
import { OutputFile } from '../output/output-file.js'
import { runWriter } from '../output/run-writer.js'
import { addedTotals, NO_TOTALS } from '../sums.js'
import type { JobHooks } from '../workers/job.js'
import type { RangeShard, ShardFile } from './shard.js'
import type { StoredRun } from './shard-folder.js'

export interface FormattedShard {
  readonly runs: readonly StoredRun[]
  readonly output_size: number
  readonly sha256: string
  readonly totals: ReturnTotals
  readonly written: number
}

/** Lines are numbered as if all had the length of the first. If not, the merge reads the file itself. */
const FIRST_LINE = { line: 1, offset: 0 }

/** Whether a file is the one that was planned. */
export const isUnchanged = (stats: { readonly size: number; readonly mtimeMs: number }, file: ShardFile): boolean =>
  stats.size === file.size && stats.mtimeMs === file.modified

/** The head of the file, which identifies its dialect, and the bytes after it whose titles are formatted. The merge reads the titles of the head. */
function partsOf({ file, range }: RangeShard): { readonly head: ByteRange; readonly body: ByteRange } {
  const head = { start: 0, end: Math.min(DETECTION_BYTES, file.size) }
  return { head, body: { start: Math.max(range.start, head.end), end: range.end } }
}

/** Returns the bytes of the file that {@link formatShardRange} reads. */
export function bytesOfShard(shard: RangeShard): ByteRange[] {
  const { head, body } = partsOf(shard)
  return body.start < body.end ? [head, bytesRead(body, shard.file.size)] : [head]
}

/**
 * Writes the output of the titles to `temporary`.
 *
 * @throws {ChangedError} if the file has changed since it was planned
 * @throws {UnsupportedFileError} if the file is not a supported cobrança return
 */
export async function formatShardRange(
  shard: RangeShard,
  temporary: string,
  { onProgress, signal }: JobHooks,
): Promise<FormattedShard> {
  const { file } = shard
  const { source } = file
  if (source.kind !== 'file') throw new Error('only plain files have ranges')
  const { head: first, body } = partsOf(shard)
  const output = new OutputFile(temporary, temporary, await permissionsOf(source))
  const input = await open(source.path, 'r')
  try {
    if (!isUnchanged(await input.stat(), file)) throw new ChangedError()
    const head = new Uint8Array(first.end)
    await readAt(input, head, 0)
    // A head that starts with another service does not identify the file: the merge reads all of it.
    const writer = new FileHead(head).startsWithOtherLot ? null : await runWriter(head, partOptions(shard.options))
    const reader = new RangeReader(input, file.size)
    const runs: StoredRun[] = []
    let outputBuffer = new ArrayBuffer(OUTPUT_PER_INPUT * RANGE_SIZE)
    for await (const part of reader.parts(rangesOf(body.start, body.end, RANGE_SIZE))) {
      signal?.throwIfAborted()
      const { buffer, length } = part.bytes
      if (writer === null) {
        reader.release(buffer)
        continue
      }
      const bytes = Buffer.from(buffer, 0, length)
      const { offset, range } = part
      const work = writer.write(
        { bytes, offset, from: range.start, to: range.end, known: FIRST_LINE },
        MIN_RUN_LINES,
        outputBuffer,
      )
      const formatted = await withTurns(work, signal)
      let at = output.size
      for (const run of formatted.runs) {
        runs.push({ ...run, at })
        at += run.size
      }
      await output.write(formatted.output)
      outputBuffer = formatted.output.buffer
      reader.release(buffer)
      const titles = formatted.runs.reduce((sum, run) => sum + run.titles, 0)
      onProgress?.({ bytes: part.range.end - part.range.start, titles })
    }
    if (!isUnchanged(await input.stat(), file)) throw new ChangedError()
    await output.finish()
    return {
      runs,
      output_size: output.size,
      sha256: reader.digest(),
      totals: runs.reduce((sum, { totals }) => addedTotals(sum, totals), NO_TOTALS),
      written: runs.reduce((sum, { written }) => sum + written, 0),
    }
  } catch (error) {
    await output.discard()
    throw error
  } finally {
    await input.close()
  }
}
