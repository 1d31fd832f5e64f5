import type { ReturnRecord } from '../../src/index.js'

type Batches = AsyncIterable<Iterable<ReturnRecord>>

export const NO_BATCHES = 'not supported by this version, which reads record by record'

/** Returns the batches of a return; null if the measured version does not have them. */
export function batchesOf(stream: object): Batches | null {
  const { batches } = stream as { batches?(): Batches }
  return batches === undefined ? null : batches.call(stream)
}
