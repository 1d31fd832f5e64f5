/** Converts one return, in whichever thread. */
import { createHash } from 'node:crypto'
import { isUnsupportedFileError } from '../return/index.js'
import { DiagnosticTally } from './diagnostic-tally.js'
import { plainError } from './errors.js'
import type { Findings, Job, JobHooks, JobResult } from './job.js'
import { OutputFile } from './output-file.js'
import { recordWriter } from './record-writer.js'
import { chunksOf, type Source } from './source.js'

/** Never throws, but when the signal says that nobody wants the result any more. Then, as after a failure, nothing is left behind. */
export async function runJob(job: Job, hooks: JobHooks = {}): Promise<JobResult> {
  try {
    if (job.known.length > 0) {
      let read = 0
      const onRead = (bytes: number): void => {
        read += bytes
      }
      const sha256 = await hashOf(job.source, onRead, hooks.signal)
      if (job.known.includes(sha256)) {
        hooks.onProgress?.({ bytes: read, titles: 0 })
        return { status: 'known', sha256 }
      }
    }
    return { status: 'converted', findings: await convert(job, hooks) }
  } catch (error) {
    hooks.signal?.throwIfAborted()
    if (!isUnsupportedFileError(error)) return { status: 'failed', error: plainError(error) }
    const { reason, identity, message } = error
    return { status: 'refused', reason, identity, message }
  }
}

async function convert({ source, temporary, options }: Job, { onProgress, signal }: JobHooks): Promise<Findings> {
  const writer = await recordWriter(options)
  const output = new OutputFile(temporary, temporary)
  const hash = createHash('sha256')
  const tally = new DiagnosticTally()
  let size = 0
  let read = 0
  let titles = 0
  let writing: Promise<void> = Promise.resolve()
  /** Bytes are written while the next ones are made. */
  const take = async (bytes: Uint8Array): Promise<void> => {
    tally.add(writer.diagnostics.splice(0))
    await writing
    if (bytes.length === 0) return
    writing = output.write(bytes)
    // It is waited for above or below.
    writing.catch(() => {})
  }
  try {
    const onRead = (bytes: number): void => {
      read += bytes
    }
    for await (const chunk of chunksOf(source, onRead, signal)) {
      signal?.throwIfAborted()
      size += chunk.length
      hash.update(chunk)
      await take(writer.push(chunk))
      if (onProgress !== undefined) {
        const now = writer.sums.titles
        onProgress({ bytes: read, titles: now - titles })
        read = 0
        titles = now
      }
    }
    await take(writer.end())
    await writing
    await output.finish()
    onProgress?.({ bytes: read, titles: writer.sums.titles - titles })
  } catch (error) {
    await writing.catch(() => {})
    await output.discard()
    throw error
  }
  const { bank, layout } = writer.dialect!
  return {
    bank: bank.number,
    bank_name: bank.name,
    layout,
    generated_at: writer.header?.generated_at ?? null,
    file_number: writer.header?.file_number ?? null,
    sha256: hash.digest('hex'),
    size,
    ...writer.sums,
    written: writer.written,
    output_size: output.size,
    severities: tally.counts,
    diagnostics: tally.list,
  }
}

async function hashOf(source: Source, onRead: (bytes: number) => void, signal?: AbortSignal): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of chunksOf(source, onRead, signal)) {
    signal?.throwIfAborted()
    hash.update(chunk)
  }
  return hash.digest('hex')
}
