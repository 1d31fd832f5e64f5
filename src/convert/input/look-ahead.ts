/** Lists the inputs ahead of their conversion. */
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { type Candidate, isStdin } from './candidates.js'
import { inGroups } from './groups.js'

export type Group = readonly Candidate[]

/** Number of candidates listed before other work has its turn. */
const LISTED_AT_ONCE = 512

/** Number of files, however small, for which threads save more time than they take to start. */
const MIN_FILES_FOR_THREADS = 4000

const sizeOf = (candidate: Candidate): number => ('source' in candidate ? candidate.size : 0)

/**
 * Lists all candidates, ahead of the caller.
 *
 * @param onTotal called with the sum of all sizes
 */
export function listed(
  candidates: AsyncIterable<Candidate>,
  onTotal: (bytes: number) => void = () => {},
): AsyncIterable<Group> {
  async function* counted(): AsyncGenerator<Candidate> {
    let [count, total] = [0, 0]
    for await (const candidate of candidates) {
      total += sizeOf(candidate)
      yield candidate
      if (++count % LISTED_AT_ONCE === 0) await setImmediate()
    }
    onTotal(total)
  }
  // The standard input may never end: nothing waits for it.
  const groups = inGroups(counted(), (candidate) => (isStdin(candidate) ? Number.POSITIVE_INFINITY : sizeOf(candidate)))
  return Readable.from(groups, { highWaterMark: Number.MAX_SAFE_INTEGER })
}

/**
 * Adds up the sizes of the first groups until they reach `enough`. A file counts as if it were larger, so that many small files are enough, too. `items` yields
 * all groups, including these.
 */
export async function lookAhead(
  groups: AsyncIterable<Group>,
  enough: number,
): Promise<{ readonly ahead: number; readonly items: AsyncIterable<Group> }> {
  const rest = groups[Symbol.asyncIterator]()
  const first: Group[] = []
  let ahead = 0
  while (ahead < enough) {
    const next = await rest.next()
    if (next.done) break
    first.push(next.value)
    for (const candidate of next.value) ahead += sizeOf(candidate) + enough / MIN_FILES_FOR_THREADS
  }
  async function* items(): AsyncGenerator<Group> {
    try {
      yield* first
      yield* { [Symbol.asyncIterator]: () => rest }
    } finally {
      await rest.return?.()
    }
  }
  return { ahead, items: items() }
}
