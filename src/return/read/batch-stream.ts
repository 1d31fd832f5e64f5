/** A return file being read as it comes, whatever is made of its records. */
import { checkNoContent } from '../../cobranca/index.js'
import type { Diagnostic } from '../../fixed-width/index.js'
import type { ReturnHeader, ReturnTotals } from '../meaning/return-record.js'
import type { BatchReader } from './batch-reader.js'
import { type ByteSource, chunksOf } from './byte-source.js'

/** What is known of a file while it is read; all is known when the iteration is over. */
export interface BeingRead {
  /** What the header says; null before the first record, or when the file has none. */
  readonly header: ReturnHeader | null
  /** Sums of all records so far, wanted or not. */
  readonly totals: ReturnTotals
  /** All that was noticed so far. */
  readonly diagnostics: readonly Diagnostic[]
  /** How many records were left out by `kinds` and `since` so far; they are in the totals. */
  readonly leftOut: number
}

export class BatchStream<Batch> implements BeingRead {
  constructor(
    private readonly source: ByteSource,
    private readonly reader: BatchReader<unknown, Batch>,
  ) {
    checkNoContent(source)
  }

  get header(): ReturnHeader | null {
    return this.reader.header
  }

  get totals(): ReturnTotals {
    return this.reader.totals
  }

  get diagnostics(): readonly Diagnostic[] {
    return this.reader.diagnostics
  }

  get leftOut(): number {
    return this.reader.leftOut
  }

  async *batches(): AsyncGenerator<Batch, void, undefined> {
    for await (const chunk of chunksOf(this.source)) yield* this.reader.read(chunk)
    yield* this.reader.finish()
  }
}
