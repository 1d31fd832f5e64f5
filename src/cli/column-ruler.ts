/** Prints a line of a file below a ruler of its columns, in blocks that fit the terminal. */

/** Style of a range of columns. */
export interface StyledRange {
  /** First and last column, 1-based. */
  readonly from: number
  readonly to: number
  style(text: string): string
}

/** Preferred block widths; narrow terminals use a multiple of ten. */
const BLOCKS = [100, 80]
const TEN = 10

/** Returns the number of columns per block. */
export const blockWidth = (room: number): number =>
  BLOCKS.find((block) => block <= room) ?? Math.max(TEN, Math.floor(room / TEN) * TEN)

/**
 * Yields the lines of each block: hundreds, tens and units of the column numbers, then the text.
 *
 * @param text one visible character per column
 * @param ranges ranges of the line, in order; other columns have no style
 * @param marked columns to mark with `^`, 1-based
 */
export function* rulerLines(
  text: string,
  ranges: readonly StyledRange[],
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
    yield styled(text, ranges, start, end).trimEnd()
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

/** Returns the digit for columns that are multiples of ten, otherwise a blank. */
const atTens = (column: number, digit: number | ''): string => (column % TEN === 0 ? String(digit).padEnd(1) : ' ')

function styled(text: string, ranges: readonly StyledRange[], start: number, end: number): string {
  let line = ''
  let next = start
  for (const { from, to, style } of ranges) {
    if (to < next || from > end) continue
    line += text.slice(next - 1, Math.max(next, from) - 1)
    const last = Math.min(to, end)
    line += style(text.slice(Math.max(next, from) - 1, last))
    next = last + 1
  }
  return line + text.slice(next - 1, end)
}
