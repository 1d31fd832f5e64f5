/** What a conversion writes, and what it finds on the way. */
import { DiagnosticTally } from './output/diagnostic-tally.js'
import { OutputFile } from './output/output-file.js'
import type { OutputWriter } from './output/record-writer.js'
import type { Findings, Job } from './workers/job.js'

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

  /** Writes bytes, which must stay as they are until the call after this one is answered: they are written while the next ones are made. */
  async take(bytes: Uint8Array): Promise<void> {
    this.tally.add(this.writer.diagnostics.splice(0))
    await this.writing
    if (bytes.length === 0) return
    this.writing = this.output.write(bytes)
    // It is waited for above or below.
    this.writing.catch(() => {})
  }

  /** What was taken is written. */
  async written(): Promise<void> {
    await this.writing
  }

  /** All is written, and on the disk. */
  async finish(sha256: string, size: number): Promise<Findings> {
    const { writer, output, tally } = this
    await this.take(writer.end())
    await this.written()
    await output.finish()
    const { bank, layout } = writer.dialect!
    return {
      bank: bank.number,
      bank_name: bank.name,
      layout,
      generated_at: writer.header?.generated_at ?? null,
      file_number: writer.header?.file_number ?? null,
      sha256,
      size,
      ...writer.totals,
      written: writer.written,
      output_size: output.size,
      severities: tally.counts,
      diagnostics: tally.list,
    }
  }

  /** Leaves no trace. */
  async discard(): Promise<void> {
    await this.writing.catch(() => {})
    await this.output.discard()
  }
}
