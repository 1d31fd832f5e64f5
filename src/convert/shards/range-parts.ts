/** Takes formatted ranges from the outputs of shards. */
import type { FileHandle } from 'node:fs/promises'
import type { RangeFormatter } from '../convert-in-ranges.js'
import { readAt } from '../input/range-reader.js'
import type { StoredRun } from './shard-folder.js'

/** Output of a range, and the runs in it. */
interface RangeOutput {
  readonly runs: readonly StoredRun[]
  readonly handle: FileHandle
}

/** @param outputs in the order of the file */
export function rangeParts(outputs: readonly RangeOutput[]): RangeFormatter {
  const all = outputs.flatMap(({ runs, handle }) => runs.map((run) => ({ run, handle })))
  let next = 0
  return {
    // A second range is read while the first is written.
    width: 2,
    isReady: () => true,
    async format({ range, bytes, outputBuffer }) {
      const first = next
      while (next < all.length && all[next]!.run.start < range.end) next++
      const parts = all.slice(first, next)
      const size = parts.reduce((sum, { run }) => sum + run.size, 0)
      const output = new Uint8Array(size > outputBuffer.byteLength ? new ArrayBuffer(size) : outputBuffer, 0, size)
      let at = 0
      for (const { run, handle } of parts) {
        await readAt(handle, output.subarray(at, at + run.size), run.at)
        at += run.size
      }
      return { runs: parts.map(({ run }) => run), output, input: bytes.buffer }
    },
  }
}
