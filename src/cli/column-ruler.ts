/** A line of a file over a ruler of its columns, in blocks that fit. */

/** How the characters of a field are shown. */
export interface Stretch {
  /** First and last column, 1-based. */
  readonly from: number
  readonly to: number
  style(text: string): string
}

/** Widths that are easy to count by; a narrow terminal has tens. */
const BLOCKS = [100, 80]
const TEN = 10

/** The columns of a block: as many as fit. */
export const blockWidth = (room: number): number =>
  BLOCKS.find((block) => block <= room) ?? Math.max(TEN, Math.floor(room / TEN) * TEN)

/**
 * Hundreds, tens and units above the columns of a line, block by block.
 *
 * @param text one character a column; what cannot be seen is already a single other one
 * @param stretches of the line, in order; what none has is shown as it is
 * @param marked columns to point at, 1-based
 */
export function* rulerLines(
  text: string,
  stretches: readonly Stretch[],
  marked: ReadonlySet<number>,
  block: number,
  { dim, mark }: { dim(text: string): string; mark(text: string): string },
): Generator<string> {
  for (let start = 1; start <= text.length; start += block) {
    const end = Math.min(start + block - 1, text.length)
    const columns = Array.from({ length: end - start + 1 }, (_, i) => start + i)
    if (start > 1) yield ''
    if (end >= 100)
      yield dim(
        columns
          .map((column) => atTens(column, Math.floor(column / 100) || ''))
          .join('')
          .trimEnd(),
      )
    yield dim(
      columns
        .map((column) => atTens(column, Math.floor(column / TEN) % TEN))
        .join('')
        .trimEnd(),
    )
    yield dim(columns.map((column) => column % TEN).join(''))
    yield styled(text, stretches, start, end).trimEnd()
    if (columns.some((column) => marked.has(column))) {
      yield mark(
        columns
          .map((column) => (marked.has(column) ? '^' : ' '))
          .join('')
          .trimEnd(),
      )
    }
  }
}

/** Digits of the hundreds and tens stand above the columns that end in zero. */
const atTens = (column: number, digit: number | ''): string => (column % TEN === 0 ? String(digit).padEnd(1) : ' ')

function styled(text: string, stretches: readonly Stretch[], start: number, end: number): string {
  let line = ''
  let next = start
  for (const { from, to, style } of stretches) {
    if (to < next || from > end) continue
    line += text.slice(next - 1, Math.max(next, from) - 1)
    const last = Math.min(to, end)
    line += style(text.slice(Math.max(next, from) - 1, last))
    next = last + 1
  }
  return line + text.slice(next - 1, end)
}
