/** What happens to the ends of lines. */
import { bytesOf, bytesOfText, linesOf, textOf } from './lines.js'

/** What may end a line; nothing, where records stand one behind the other. */
export type LineEnd = '\r\n' | '\n' | '\r' | ''

/**
 * Ends every line in the same way. Most real files end lines in CR LF, but whatever went through a text editor, a repository or a transfer as text has
 * LF; a few have no line ends at all.
 */
export const setLineEnds = (bytes: Uint8Array, end: LineEnd): Uint8Array =>
  bytesOf(linesOf(bytes).map(({ text }) => ({ text, end })))

/** Ends lines by turns in CR LF, LF, LF and CR: a file put together from several, or mended by hand. */
export const mixLineEnds = (bytes: Uint8Array): Uint8Array =>
  bytesOf(linesOf(bytes).map(({ text }, i) => ({ text, end: MIXED[i % MIXED.length]! })))

const MIXED: readonly LineEnd[] = ['\r\n', '\n', '\n', '\r']

/** Leaves out the end of the last line: about one real file in six. */
export function dropLastLineEnd(bytes: Uint8Array): Uint8Array {
  const lines = linesOf(bytes)
  return bytesOf(lines.map((line, i) => (i === lines.length - 1 ? { ...line, end: '' } : line)))
}

/** Puts the mark of CP/M (1Ah) behind the last line: some manuals ask for it, programs of the eighties write it unasked. */
export const addEndMark = (bytes: Uint8Array): Uint8Array => bytesOfText(`${textOf(bytes)}\x1a`)

/** Puts so many blank lines before a line, counted from 1; behind the last one by default. Editors and forms on the web leave them. */
export function addBlankLines(bytes: Uint8Array, count = 1, before = Number.POSITIVE_INFINITY): Uint8Array {
  const lines = linesOf(bytes)
  const blank = { text: '', end: lines[0]?.end ?? '' }
  return bytesOf(lines.toSpliced(before - 1, 0, ...Array.from({ length: count }, () => blank)))
}
