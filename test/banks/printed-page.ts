/**
 * Pages of the manuals in few lines, the notation of all typed pages: `p. 14: 1-3 9 341, 4-7 9, 8 9 3, 14 X T, 15 X blanks, 82-96 9V2` is the page number, and columns, picture and printed
 * content of each field. A content shorter than its columns is filled with blanks; `zeros` and `blanks` fill them all.
 */
import type { Column, Page, Picture } from '../remittance/manual-pages.js'

/** Record name of `src/banks` → its page, or the reason why it has none. */
export type ReturnPages = Readonly<Record<string, Page | string>>

/** Record name → difference from its page, as `differences` prints it → the reason. */
export type Deviations = Readonly<Record<string, Readonly<Record<string, string>>>>

const COLUMN = /^(\d+)(?:-(\d+))? (X|9|9V(?:\d+(?:\/\d+)?)?|[DMAHS]{6,8})(?: (.+))?$/

function columnsOf(text: string): Column[] {
  return text
    .trim()
    .split(/,\s+/)
    .map((each) => {
      const match = COLUMN.exec(each)
      if (match === null) throw new Error(`«${each}» is no column`)
      const [, start, end, picture, content] = match
      const from = Number(start)
      const to = Number(end ?? start)
      if (content === undefined) return [from, to, picture as Picture]
      return [from, to, picture as Picture, filled(content, to - from + 1, picture as Picture)]
    })
}

/** Splits the source, `p. 14:`, from the columns. */
function withoutSource(text: string): string {
  const [source, columns] = text.trim().split(/:\s+/)
  if (columns === undefined) throw new Error(`«${source}» does not say where it is printed`)
  return columns
}

function filled(content: string, length: number, picture: Picture): string {
  if (content === 'zeros') return '0'.repeat(length)
  if (content === 'blanks') return ' '.repeat(length)
  if (content.length > length || (picture !== 'X' && content.length < length)) {
    throw new Error(`«${content}» is not ${length} columns long`)
  }
  return content.padEnd(length)
}

function checkTiling(columns: Page, from: number, to: number): void {
  let next = from
  for (const [start, end] of columns) {
    if (start !== next || end < start) throw new Error(`column ${start}-${end} where ${next} is next`)
    next = end + 1
  }
  if (next !== to + 1) throw new Error(`columns ${next}-${to} are missing`)
}

/** A whole page, of 240 or 400 columns, after its source. */
export function page(...text: Parameters<typeof String.raw>): Page {
  const columns = columnsOf(withoutSource(String.raw(...text)))
  checkTiling(columns, 1, columns.at(-1)![1] > 240 ? 400 : 240)
  return columns
}

/** Some columns of a page, without their source. The pages of remittances leave out the numbers of lots and lines. */
export const part = (...text: Parameters<typeof String.raw>): Page => columnsOf(String.raw(...text))

/**
 * A page with other columns in some ranges, with or without their source.
 *
 * @throws when the new columns do not replace whole columns of the page
 */
export const patched =
  (base: Page) =>
  (...text: Parameters<typeof String.raw>): Page => {
    const given = String.raw(...text)
    const columns = columnsOf(/:\s/.test(given) ? withoutSource(given) : given)
    const isReplaced = ([from, to]: Column) => columns.some(([start, end]) => start <= to && from <= end)
    if (positionsOf(columns).join() !== positionsOf(base.filter(isReplaced)).join()) {
      throw new Error(`«${given}» replaces parts of columns`)
    }
    return [...base.filter((column) => !isReplaced(column)), ...columns].sort(([a], [b]) => a - b)
  }

/** Every position of columns, in order. */
const positionsOf = (columns: Page): number[] =>
  columns.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i)).sort((a, b) => a - b)

/** The same columns once from each start; in `text` the first column of a group is 0. */
export const repeated = (starts: readonly number[], text: string): string =>
  starts
    .map((at) => text.replace(/(^|,\s+|(?<=\d)-)(\d+)/g, (_, before, offset) => before + (at + Number(offset))))
    .join(', ')
