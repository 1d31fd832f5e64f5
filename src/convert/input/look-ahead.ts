/** Sizes of the inputs. */
import type { Candidate } from './candidates.js'

const sizeOf = (candidate: Candidate): number => ('source' in candidate ? candidate.size : 0)

/** Adds up the sizes of the first candidates until they reach `enough` bytes. `items` yields all candidates, including these. */
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

/** Adds up the sizes of all candidates. */
export async function totalOf(candidates: AsyncIterable<Candidate>): Promise<number> {
  let total = 0
  for await (const candidate of candidates) total += sizeOf(candidate)
  return total
}
