/**
 * Iterates over the items of batches. Behaves like an async generator that yields each item, in less than a third of the time: it only waits for the first
 * item of a batch.
 */
export class BatchIterator<T> implements AsyncIterableIterator<T, undefined> {
  /**
   * The rest of the batch. V8's iterator makes the results, because V8 may allocate the objects of a literal in the old heap; they would keep all records
   * until the next full garbage collection.
   */
  private items: Iterator<T, undefined> = NO_ITEMS
  /** The last pending call. Further calls wait for it. */
  private waiting: Promise<unknown> | null = null

  /** @param signal ends the iteration: the batches throw its reason */
  constructor(
    private readonly batches: AsyncGenerator<readonly T[], void, undefined>,
    private readonly signal?: AbortSignal,
  ) {}

  [Symbol.asyncIterator](): this {
    return this
  }

  next(): Promise<IteratorResult<T, undefined>> {
    if (this.signal?.aborted === true) this.items = NO_ITEMS
    const item = this.waiting === null ? this.items.next() : ENDED
    return item.done === true ? this.enqueue(() => this.read()) : Promise.resolve(item)
  }

  return(): Promise<IteratorResult<T, undefined>> {
    return this.enqueue(async () => {
      this.items = NO_ITEMS
      await this.batches.return()
      return ENDED
    })
  }

  private async read(): Promise<IteratorResult<T, undefined>> {
    for (;;) {
      const item = this.items.next()
      if (item.done !== true) return item
      const { value, done } = await this.batches.next()
      if (done) return ENDED
      this.items = value.values()
    }
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
const NO_ITEMS = [].values()
