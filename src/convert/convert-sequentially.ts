/** Converts a return from the first chunk to the last, on one thread. */
import { createHash } from 'node:crypto'
import { withTurns } from '../code/turns.js'
import { chunksOf, permissionsOf } from './input/source.js'
import { recordWriter } from './output/record-writer.js'
import { Results } from './results.js'
import type { Findings, Job, JobHooks } from './workers/job.js'

export async function convertSequentially(
  { source, temporary, options, maxBytes }: Job,
  { onProgress, signal }: JobHooks,
): Promise<Findings> {
  const writer = await recordWriter(options)
  const results = new Results(temporary, writer, await permissionsOf(source))
  const hash = createHash('sha256')
  let size = 0
  let read = 0
  let titles = 0
  const report = (): void => {
    const now = writer.totals.titles
    onProgress?.({ bytes: read, titles: now - titles })
    read = 0
    titles = now
  }
  try {
    const onRead = (bytes: number): void => {
      read += bytes
    }
    for await (const chunk of chunksOf(source, onRead, { signal, maxBytes })) {
      size += chunk.length
      hash.update(chunk)
      await results.write(await withTurns(writer.push(chunk), signal))
      report()
    }
    const findings = await results.finish(hash.digest('hex'), size, signal)
    report()
    return findings
  } catch (error) {
    await results.discard()
    throw error
  }
}
