/** Requests to a storage at the same time. */
const WIDTH = 8

/** Calls `act` for each item, for several items at the same time. Throws the first error, after the calls that have begun. */
export async function inParallel<T>(
  items: readonly T[],
  act: (item: T, index: number) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  let next = 0
  let isFailing = false
  const take = async (): Promise<void> => {
    while (next < items.length && !isFailing) {
      const i = next++
      try {
        signal.throwIfAborted()
        await act(items[i]!, i)
      } catch (error) {
        isFailing = true
        throw error
      }
    }
  }
  const results = await Promise.allSettled(Array.from({ length: WIDTH }, take))
  const failed = results.find((result) => result.status === 'rejected')
  if (failed !== undefined) throw failed.reason
}
