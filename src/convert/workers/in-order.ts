/** Concurrent work with results in order. */

/**
 * Works on up to `width` items at a time. Yields results in the order of the items: each time all that are ready, at least one. If the caller
 * stops early, the iterator of the items is closed too.
 */
export async function* inOrder<T, R>(
  items: AsyncIterable<T>,
  width: number,
  work: (item: T) => Promise<R>,
): AsyncGenerator<R[]> {
  const iterator = items[Symbol.asyncIterator]()
  const window: { readonly result: Promise<R>; ready?: { readonly value: R } }[] = []
  let isOver = false
  try {
    for (;;) {
      while (!isOver && window.length < width) {
        const next = await iterator.next()
        isOver = next.done === true
        if (next.done) break
        const slot: (typeof window)[number] = {
          result: work(next.value).then((value) => {
            slot.ready = { value }
            return value
          }),
        }
        // Awaited in order below; avoids an unhandled rejection before that.
        slot.result.catch(() => {})
        window.push(slot)
      }
      const first = window[0]
      if (first === undefined) return
      await first.result
      const results: R[] = []
      while (window[0]?.ready !== undefined) results.push(window.shift()!.ready!.value)
      yield results
    }
  } finally {
    await iterator.return?.()
  }
}
