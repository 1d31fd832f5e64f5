/** Lines of several records without line ends between them. */
import { FORMAT_WIDTHS } from './formats.js'
import { HEADER_240, HEADER_400 } from './header-lines.js'
import { ownHeaderOf } from './own-header.js'

/** Whether a line is as long as two records, or starts with a header of its own width. */
export const mayBeJoined = (line: string): boolean => line.length >= 2 * FORMAT_WIDTHS.cnab240[0] || ownHeaderOf(line) !== undefined

/** Splits a line of several records without line ends. Returns other lines unchanged. */
export function recordsOf(line: string): string[] {
  const own = ownHeaderOf(line)
  if (own?.joined.test(line) === true) return [line.slice(0, own.width), ...piecesOf(line.slice(own.width), FORMAT_WIDTHS.cnab400[0])]
  const width = JOINED.find(
    ({ width, begins, ends }) => line.length >= 2 * width && begins.test(line) && ends.test(line.slice(width - END, width + 1)),
  )?.width
  return width === undefined ? [line] : piecesOf(line, width)
}

const piecesOf = (line: string, width: number): string[] =>
  Array.from({ length: Math.ceil(line.length / width) }, (_, i) => line.slice(i * width, (i + 1) * width))

/** Columns at the end of a header that `ends` looks at, together with the first column of the next record. */
const END = 50

/** Start and end of a header of each width. */
const JOINED = [
  { width: 240, begins: HEADER_240, ends: /^.{50}[0-9]$/s },
  { width: 400, begins: HEADER_400, ends: /^.{44}[0-9]{6}[1-9]$/s },
  // The sequence is at the end, or blank columns follow it.
  { width: 444, begins: HEADER_400, ends: /^(?:.{44}[0-9]{6}|[0-9]{6} {44})[1-9]$/s },
  { width: 750, begins: HEADER_400, ends: /^.{44}[0-9]{6}[1-9]$/s },
  { width: 750, begins: /^[0-9]{3}0000[01].{232} {510}/s, ends: /^ {50}[0-9]$/ },
] as const
