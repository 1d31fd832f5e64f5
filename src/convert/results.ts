/** The output of a conversion, and the summary of its input. */
import { withTurns } from '../code/turns.js'
import { DiagnosticTally } from './output/diagnostic-tally.js'
import { OutputFile } from './output/output-file.js'
import type { OutputWriter } from './output/record-writer.js'
import type { Findings, Job } from './workers/job.js'

/** Returns the summary of an input that has been read. */
export function summarized(
  writer: OutputWriter,
  tally: DiagnosticTally,
  read: Pick<Findings, 'sha256' | 'size' | 'output_size'>,
): Findings {
  const { bank, layout } = writer.dialect!
  return {
    bank: bank.number,
    bank_name: bank.name,
    layout,
    generated_at: writer.header?.generated_at ?? null,
    file_number: writer.header?.file_number ?? null,
    ...read,
    ...writer.totals,
    written: writer.written,
    severities: tally.counts,
    diagnostics: tally.list,
  }
}

export class Results {
  private readonly output: OutputFile
  private readonly tally = new DiagnosticTally()
  private writing: Promise<void> = Promise.resolve()

  constructor(
    temporary: Job['temporary'],
    private readonly writer: OutputWriter,
    permissions: number | undefined,
  ) {
    this.output = new OutputFile(temporary, temporary, permissions)
  }

  /** Writes bytes in the background. The caller must not change them until the next call resolves. */
  async write(bytes: Uint8Array): Promise<void> {
    this.tally.add(this.writer.diagnostics.splice(0))
    await this.writing
    if (bytes.length === 0) return
    this.writing = this.output.write(bytes)
    // The next call or `flush` awaits it.
    this.writing.catch(() => {})
  }

  /** Waits for pending writes. */
  async flush(): Promise<void> {
    await this.writing
  }

  /**
   * Writes the rest and syncs the file to disk.
   *
   * @throws the reason of the signal if it is aborted
   */
  async finish(sha256: string, size: number, signal?: AbortSignal): Promise<Findings> {
    const { writer, output, tally } = this
    await this.write(await withTurns(writer.end(), signal))
    await this.flush()
    await output.finish()
    signal?.throwIfAborted()
    return summarized(writer, tally, { sha256, size, output_size: output.size })
  }

  /** Removes the output. */
  async discard(): Promise<void> {
    await this.writing.catch(() => {})
    await this.output.discard()
  }
}
