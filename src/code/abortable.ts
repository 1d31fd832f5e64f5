/** Iterations that an abort signal ends, also while they wait for a source. */

/**
 * Yields the items of a source until the signal is aborted. Then closes the source, without waiting for it.
 *
 * @throws the reason of the signal
 */
export async function* abortable<T>(source: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T, void, undefined> {
  signal.throwIfAborted()
  const iterator = source[Symbol.asyncIterator]()
  let isOver = false
  try {
    for (;;) {
      isOver = true
      const step = await beforeAbort(iterator.next(), signal).catch((error) => {
        // A source that fails is over, too.
        isOver = !signal.aborted
        throw error
      })
      if (step.done === true) return
      isOver = false
      yield step.value
      signal.throwIfAborted()
    }
  } finally {
    if (!isOver) {
      const closed = close(source, iterator, signal)
      // A source that waits for bytes closes when they come.
      if (signal.aborted) closed.catch(() => {})
      else await closed
    }
  }
}

async function close(source: object, iterator: AsyncIterator<unknown>, signal: AbortSignal): Promise<void> {
  // A stream of Node that waits for bytes is destroyed, e.g. to close its connection.
  if (signal.aborted && 'destroy' in source && typeof source.destroy === 'function') source.destroy()
  await iterator.return?.()
}

/** Settles as a promise does, or throws the reason of the signal if that is aborted earlier. */
export function beforeAbort<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    const isSettled = (): void => signal.removeEventListener('abort', stop)
    promise.then(resolve, reject).then(isSettled, isSettled)
  })
}
