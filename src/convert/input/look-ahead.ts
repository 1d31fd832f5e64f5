/** How much there is to read. */
import type { Candidate } from './candidates.js'

const sizeOf = (candidate: Candidate): number => ('source' in candidate ? candidate.size : 0)

/** The sizes of the first candidates, until they come to `enough` bytes; and all the candidates, the first ones included. */
export async function lookAhead(
  candidates: AsyncGenerator<Candidate>,
  enough: number,
): Promise<{ readonly ahead: number; readonly items: AsyncIterable<Candidate> }> {
  const first: Candidate[] = []
  let ahead = 0
  while (ahead < enough) {
    const next = await candidates.next()
    if (next.done) break
    first.push(next.value)
    ahead += sizeOf(next.value)
  }
  async function* items(): AsyncGenerator<Candidate> {
    try {
      yield* first
      yield* candidates
    } finally {
      await candidates.return(undefined)
    }
  }
  return { ahead, items: items() }
}

/** The sizes of all. */
export async function totalOf(candidates: AsyncIterable<Candidate>): Promise<number> {
  let total = 0
  for await (const candidate of candidates) total += sizeOf(candidate)
  return total
}
