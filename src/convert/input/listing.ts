/** Lists the inputs ahead of their conversion. */
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { type Candidate, isStdin } from './candidates.js'
import { inGroups } from './groups.js'

/** Number of candidates listed before other work has its turn. */
const LISTED_AT_ONCE = 512

const sizeOf = (candidate: Candidate): number => ('source' in candidate ? candidate.size : 0)

export class Listing {
  /** Number of candidates listed so far, and the sum of their sizes. */
  files = 0
  bytes = 0
  /** All candidates. Small files are in groups. */
  readonly groups: AsyncIterable<readonly Candidate[]>

  /** @param onTotal called with the sum of all sizes */
  constructor(
    private readonly candidates: AsyncIterable<Candidate>,
    private readonly onTotal: (bytes: number) => void = () => {},
  ) {
    // The standard input may never end: nothing waits for it.
    const sizes = (candidate: Candidate): number => (isStdin(candidate) ? Number.POSITIVE_INFINITY : sizeOf(candidate))
    this.groups = Readable.from(inGroups(this.counted(), sizes), { highWaterMark: Number.MAX_SAFE_INTEGER })
  }

  private async *counted(): AsyncGenerator<Candidate> {
    for await (const candidate of this.candidates) {
      this.files++
      this.bytes += sizeOf(candidate)
      yield candidate
      if (this.files % LISTED_AT_ONCE === 0) await setImmediate()
    }
    this.onTotal(this.bytes)
  }
}
