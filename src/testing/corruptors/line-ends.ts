/** Damage to line ends. */
import { withEnds, withLines } from './line-damage.js'
import { bytesOfLines, bytesOfText, latin1TextOf, linesOfBytes } from './lines.js'

/** Terminator of a line; empty if the records follow each other without line ends. */
export type LineEnd = '\r\n' | '\n' | '\r' | ''

/**
 * Ends every line with the same terminator. Most real files use CR LF. Files that passed through a text editor, a repository or a text-mode transfer
 * use LF; a few have no line ends.
 */
export const setLineEnds = (bytes: Uint8Array, end: LineEnd): Uint8Array =>
  bytesOfLines(withEnds(linesOfBytes(bytes), end))

/** Ends lines alternately with CR LF, LF, LF and CR, as in files merged from several sources or edited by hand. */
export const mixLineEnds = (bytes: Uint8Array): Uint8Array =>
  bytesOfLines(withEnds(linesOfBytes(bytes), (at) => MIXED[at % MIXED.length]!))

const MIXED: readonly LineEnd[] = ['\r\n', '\n', '\n', '\r']

/** Removes the terminator of the last line. About one real file in six lacks it. */
export function dropLastLineEnd(bytes: Uint8Array): Uint8Array {
  const lines = linesOfBytes(bytes)
  return bytesOfLines(lines.map((line, i) => (i === lines.length - 1 ? { ...line, end: '' } : line)))
}

/** Adds the end mark of CP/M (1Ah) after the last line. Some manuals require it; old programs always write it. */
export const addEndMark = (bytes: Uint8Array): Uint8Array => bytesOfText(`${latin1TextOf(bytes)}\x1a`)

/** Inserts blank lines before a line (1-based); by default at the end of the file. Editors and web forms leave such lines. */
export function addBlankLines(bytes: Uint8Array, count = 1, before = Number.POSITIVE_INFINITY): Uint8Array {
  const lines = linesOfBytes(bytes)
  const blank = { text: '', end: lines[0]?.end ?? '' }
  return bytesOfLines(
    withLines(
      lines,
      before - 1,
      Array.from({ length: count }, () => blank),
    ),
  )
}
