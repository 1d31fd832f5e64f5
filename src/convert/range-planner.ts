/**
 * One big file in ranges: each is formatted into memory by whoever is free, and put where it belongs in the one output as soon as the sizes of
 * all before it are known. No parts to be joined, and nothing is copied.
 *
 * A range in the middle does not know what came before it (which line it is, whether a title is half read), so it begins on a guess. When the
 * range before has ended, the guess is held against the truth, and what was made on a wrong one is made again: however a file is cut, the
 * output is that of reading it in one go.
 */

/** From the first byte to the one before `end`. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** A range that is formatted and waits for its place. `S` is what a reader has to know to go on in the middle of a file. */
export interface FormattedRange<S> {
  /** The state it began with: the guess, or the one it was given. */
  readonly began: S
  readonly ended: S
  /** Bytes of output. */
  readonly size: number
  /** Writes the output from this offset on. */
  place(offset: number): Promise<void>
  /** Forgets the output: it was made on a wrong guess. */
  discard(): void
}

export interface RangeWork<S> {
  /** State of the reader at the beginning of the file. */
  readonly first: S
  /** How many ranges are formatted, or wait, at a time: what bounds the memory. */
  readonly width: number
  /** Formats a range from a state; from a guess when none is given. */
  format(range: ByteRange, state: S | null): Promise<FormattedRange<S>>
  isSame(a: S, b: S): boolean
}

/** So many bytes of input are a range: large enough to be worth the messages, small enough to be held in memory by every thread. */
const RANGE_SIZE = 8 * 1024 * 1024

/** A file of so many bytes in ranges. */
export function rangesOf(size: number, rangeSize = RANGE_SIZE): ByteRange[] {
  const count = Math.max(1, Math.ceil(size / rangeSize))
  return Array.from({ length: count }, (_, i) => ({ start: i * rangeSize, end: Math.min(size, (i + 1) * rangeSize) }))
}

/**
 * Formats all ranges and puts each in its place.
 *
 * @returns the state at the end of the file, and how many bytes the output has
 */
export async function placeRanges<S>(
  ranges: readonly ByteRange[],
  { first, width, format, isSame }: RangeWork<S>,
): Promise<{ readonly ended: S; readonly size: number }> {
  const waiting: Promise<FormattedRange<S>>[] = []
  const placing = new Set<Promise<void>>()
  let started = 0
  let state = first
  let offset = 0
  let failure: { readonly error: unknown } | null = null

  const startUpTo = (count: number): void => {
    for (; started < Math.min(count, ranges.length); started++) {
      const formatted = format(ranges[started]!, started === 0 ? first : null)
      // It is waited for when its turn comes; until then its failure is no one's.
      formatted.catch(() => {})
      waiting.push(formatted)
    }
  }
  const place = (formatted: FormattedRange<S>): void => {
    const placed: Promise<void> = formatted.place(offset).then(
      () => void placing.delete(placed),
      (error: unknown) => {
        placing.delete(placed)
        failure ??= { error }
      },
    )
    placing.add(placed)
    offset += formatted.size
    state = formatted.ended
  }

  try {
    for (const [i, range] of ranges.entries()) {
      startUpTo(i + width)
      let formatted = await waiting.shift()!
      if (!isSame(formatted.began, state)) {
        formatted.discard()
        formatted = await format(range, state)
      }
      place(formatted)
      if (placing.size >= width) await Promise.race(placing)
      throwIfAny(failure)
    }
  } finally {
    // Nobody may still be at work on the output when it is given up.
    await Promise.allSettled(waiting.map((each) => each.then((formatted) => formatted.discard())))
    await Promise.all(placing)
  }
  throwIfAny(failure)
  return { ended: state, size: offset }
}

function throwIfAny(failure: { readonly error: unknown } | null): void {
  if (failure !== null) throw failure.error
}
