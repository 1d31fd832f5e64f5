/** Meanings of the code columns of regular titles for generated code, computed once for each content. */
import { latin1Text } from '../../../runtime/bytes.js'
import { withFrozenReasons } from '../../meaning/known-outcomes.js'
import type { TitleOutcome } from '../../meaning/title-outcome.js'
import type { CodeRange } from '../code-ranges.js'
import type { MeaningOfCodes, ReadCodes } from '../title-codes.js'

export interface RegularOutcome extends MeaningOfCodes {
  /** The value that the emission rendered. */
  readonly rendered: unknown
  /** Outcome of a title with the same codes that is money; usually this object. */
  readonly whenMoney: RegularOutcome
}

/** A file has a few dozen contents. With more, the cache is cleared to bound memory. */
const MAX_CONTENTS = 4096

/** Returns a function that reads each content of the code columns once. */
export function knownCodes(
  ranges: readonly CodeRange[],
  read: ReadCodes,
  render: (outcome: TitleOutcome) => unknown,
): (bytes: Uint8Array, main: number, companion: number) => RegularOutcome | null {
  const known = new Map<string, RegularOutcome | null>()
  const rendered = ({ outcome, tests }: MeaningOfCodes): RegularOutcome => {
    const whenMoney = outcome.whenPaid && rendered({ outcome: outcome.whenPaid, tests })
    const regular = { outcome: withFrozenReasons(outcome), tests, rendered: render(outcome), whenMoney: whenMoney! }
    regular.whenMoney ??= regular
    return regular
  }
  return (bytes, main, companion) => {
    let key = ''
    for (const { record, from, to } of ranges) {
      const at = record === 0 ? main : companion
      key += latin1Text(bytes, at + from, at + to)
    }
    let regular = known.get(key)
    if (regular === undefined) {
      const meaning = read(bytes, main, companion)
      regular = meaning && rendered(meaning)
      if (known.size >= MAX_CONTENTS) known.clear()
      known.set(key, regular)
    }
    return regular
  }
}
