/** First and last line of lines that follow each other, 1-based. */
export type LineRange = readonly [number, number]

/** Maximum number of ranges that are kept. */
export const MAX_LINE_RANGES = 10_000

/** A set of line numbers, in bounded memory. */
export class LineRanges {
  private ranges: [number, number][] = []
  private isComplete = true
  /** First and last line; null without lines. */
  first: number | null = null
  last: number | null = null

  add(line: number): void {
    if (this.first === null || line < this.first) this.first = line
    if (this.last === null || line > this.last) this.last = line
    const range = this.ranges.at(-1)
    if (range !== undefined && line >= range[0] && line <= range[1] + 1) range[1] = Math.max(range[1], line)
    else if (this.isComplete) this.begin(line)
  }

  /** The ranges in order, without overlaps; null if there are more than {@link MAX_LINE_RANGES}. */
  get list(): readonly LineRange[] | null {
    return this.isComplete ? joined(this.ranges) : null
  }

  private begin(line: number): void {
    if (this.ranges.length >= MAX_LINE_RANGES) this.ranges = joined(this.ranges)
    if (this.ranges.length < MAX_LINE_RANGES) this.ranges.push([line, line])
    else {
      this.isComplete = false
      this.ranges = []
    }
  }
}

/** Sorts ranges, and joins those that overlap or follow each other: diagnostics of a title may come after those of its later lines. */
function joined(ranges: readonly LineRange[]): [number, number][] {
  const all: [number, number][] = []
  for (const [from, to] of [...ranges].sort((a, b) => a[0] - b[0])) {
    const before = all.at(-1)
    if (before !== undefined && from <= before[1] + 1) before[1] = Math.max(before[1], to)
    else all.push([from, to])
  }
  return all
}
