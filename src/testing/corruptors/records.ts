/** Damage to whole lines and files. */
import { bytesOf, bytesOfText, type Line, linesOf, textOf } from './lines.js'

/** Removes the last line, as an interrupted transfer does, or a person who cuts a file to a few titles. */
export const dropTrailer = (bytes: Uint8Array): Uint8Array => bytesOf(linesOf(bytes).slice(0, -1))

/** Removes the first line, as in a file of titles copied from another file. */
export const dropHeader = (bytes: Uint8Array): Uint8Array => bytesOf(linesOf(bytes).slice(1))

/** Removes a line (1-based), e.g. segment U of a title that keeps its segment T. */
export const dropLine = (bytes: Uint8Array, line: number): Uint8Array =>
  bytesOf(linesOf(bytes).filter((_, i) => i !== line - 1))

/** Repeats a line, as programs do that append a record twice. */
export const repeatLine = (bytes: Uint8Array, line: number, times = 1): Uint8Array =>
  bytesOf(
    linesOf(bytes).flatMap((each, i) => (i === line - 1 ? Array<Line>(times + 1).fill(terminated(each)) : [each])),
  )

/** Swaps two lines (1-based), as in sorted files. */
export function swapLines(bytes: Uint8Array, line: number, other: number): Uint8Array {
  const lines = [...linesOf(bytes)]
  const [a, b] = [lines[line - 1], lines[other - 1]]
  if (a === undefined || b === undefined) return bytes
  lines[line - 1] = { ...b, end: a.end }
  lines[other - 1] = { ...a, end: b.end }
  return bytesOf(lines)
}

/** Keeps only the first bytes of a file, as a full disk or an interrupted transfer does. */
export const truncate = (bytes: Uint8Array, length: number): Uint8Array => bytes.slice(0, length)

/** Repeats the whole file, as a download does that is appended to an earlier one. */
export const repeatFile = (bytes: Uint8Array, times = 1): Uint8Array =>
  Buffer.concat(Array.from({ length: times + 1 }, () => bytesOf(linesOf(bytes).map(terminated))))

/** Appends another file, as people do who concatenate all returns of a folder. */
export const append = (bytes: Uint8Array, other: Uint8Array): Uint8Array =>
  bytesOfText(textOf(bytesOf(linesOf(bytes).map(terminated))) + textOf(other))

/** Alternates the lines of two files, as two programs do that write to the same file at the same time. */
export function interleave(bytes: Uint8Array, other: Uint8Array): Uint8Array {
  const [a, b] = [linesOf(bytes), linesOf(other)]
  const count = Math.max(a.length, b.length)
  return bytesOf(
    Array.from({ length: count }, (_, i) =>
      [a[i], b[i]].flatMap((each) => (each === undefined ? [] : [terminated(each)])),
    ).flat(),
  )
}

/** Adds a terminator to an unterminated line. */
const terminated = (line: Line): Line => (line.end === '' ? { ...line, end: '\r\n' } : line)
