import type { ReturnRecord } from '../../src/index.js'

type Batches = AsyncIterable<Iterable<ReturnRecord>>

export const NO_BATCHES = 'this version reads record by record only'

/** The batches of a return that is being read, where the version measured gives them. */
export function batchesOf(stream: object): Batches | null {
  const { batches } = stream as { batches?(): Batches }
  return batches === undefined ? null : batches.call(stream)
}
