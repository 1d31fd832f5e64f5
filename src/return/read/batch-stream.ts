/** Streams of return files, for every kind of result. */
import { checkNoContent } from '../../cobranca/index.js'
import type { Diagnostic } from '../../fixed-width/index.js'
import type { ReturnHeader, ReturnTotals } from '../meaning/return-record.js'
import type { BatchReader } from './batch-reader.js'
import { type ByteSource, chunksOf } from './byte-source.js'

/** Progress of reading a file. Complete when the iteration has ended. */
export interface ReadProgress {
  /** The header of the file; null before the first record, or if the file has none. */
  readonly header: ReturnHeader | null
  /** Totals of all records so far, including those that `kinds` and `since` leave out. */
  readonly totals: ReturnTotals
  /** Diagnostics so far. */
  readonly diagnostics: readonly Diagnostic[]
  /** Number of records that `kinds` and `since` have left out so far. The totals include them. */
  readonly leftOut: number
}

export class BatchStream<Batch> implements ReadProgress {
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
