/** Streams of return files, for every kind of result. */
import { checkNoContent } from '../../cobranca/index.js'
import { isTurnDue, turn } from '../../code/turns.js'
import type { Diagnostic } from '../../fixed-width/index.js'
import type { ReturnHeader, ReturnTotals } from '../meaning/return-record.js'
import type { BatchReader, ReadStep } from './batch-reader.js'
import { type ByteSource, chunksOfSource, piecesOf, type SourceOptions } from './byte-source.js'

/** Progress of reading a file. Complete when the iteration has ended. */
export interface ReadProgress {
  /** The header of the file; null before the first record, or if the file has none. */
  readonly header: ReturnHeader | null
  /** Totals of all records so far, including those that `kinds` and `since` leave out. */
  readonly totals: ReturnTotals
  /** Diagnostics so far; empty with `onDiagnostic`. */
  readonly diagnostics: readonly Diagnostic[]
  /** Number of records that `kinds` and `since` have left out so far. The totals include them. */
  readonly leftOut: number
}

export class BatchStream<Batch> implements ReadProgress {
  private readonly chunks: AsyncIterable<Uint8Array>
  protected readonly signal: AbortSignal | undefined

  constructor(
    source: ByteSource,
    private readonly reader: BatchReader<unknown, Batch>,
    options: SourceOptions,
  ) {
    checkNoContent(source)
    this.chunks = chunksOfSource(source, options)
    this.signal = options.signal
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
    for await (const chunk of this.chunks)
      for (const piece of piecesOf(chunk)) yield* this.taken(this.reader.steps(piece))
    yield* this.taken(this.reader.lastSteps())
  }

  private async *taken(steps: Iterable<ReadStep<Batch>>): AsyncGenerator<Batch, void, undefined> {
    const { signal } = this
    for (const batch of steps) {
      signal?.throwIfAborted()
      if (batch !== null) yield batch
      if (isTurnDue()) await turn()
    }
    signal?.throwIfAborted()
  }
}
