/** Damage to whole lines and files. */
import { concatBytes } from '../../runtime/bytes.js'
import { allTerminated, interleaved, terminated, withLines, withoutLine, withSwapped } from './line-damage.js'
import { bytesOfLines, linesOfBytes } from './lines.js'

/** Removes the last line, as an interrupted transfer does, or a person who cuts a file to a few titles. */
export const dropTrailer = (bytes: Uint8Array): Uint8Array => bytesOfLines(linesOfBytes(bytes).slice(0, -1))

/** Removes the first line, as in a file of titles copied from another file. */
export const dropHeader = (bytes: Uint8Array): Uint8Array => bytesOfLines(linesOfBytes(bytes).slice(1))

/** Removes a line (1-based), e.g. segment U of a title that keeps its segment T. */
export const dropLine = (bytes: Uint8Array, line: number): Uint8Array =>
  bytesOfLines(withoutLine(linesOfBytes(bytes), line - 1))

/** Repeats a line, as programs do that append a record twice. */
export function repeatLine(bytes: Uint8Array, line: number, times = 1): Uint8Array {
  const lines = linesOfBytes(bytes)
  const again = lines[line - 1]
  if (again === undefined) return bytes
  const whole = terminated(again)
  return bytesOfLines(
    withLines(
      lines.with(line - 1, whole),
      line,
      Array.from({ length: times }, () => whole),
    ),
  )
}

/** Swaps two lines (1-based), as in sorted files. */
export const swapLines = (bytes: Uint8Array, line: number, other: number): Uint8Array =>
  bytesOfLines(withSwapped(linesOfBytes(bytes), line - 1, other - 1))

/** Keeps only the first bytes of a file, as a full disk or an interrupted transfer does. */
export const truncate = (bytes: Uint8Array, length: number): Uint8Array => bytes.slice(0, length)

/** Repeats the whole file, as a download does that is appended to an earlier one. */
export const repeatFile = (bytes: Uint8Array, times = 1): Uint8Array => {
  const once = bytesOfLines(allTerminated(linesOfBytes(bytes)))
  return concatBytes(Array.from({ length: times + 1 }, () => once))
}

/** Appends another file, as people do who concatenate all returns of a folder. */
export const append = (bytes: Uint8Array, other: Uint8Array): Uint8Array =>
  concatBytes([bytesOfLines(allTerminated(linesOfBytes(bytes))), other])

/** Alternates the lines of two files, as two programs do that write to the same file at the same time. */
export const interleave = (bytes: Uint8Array, other: Uint8Array): Uint8Array =>
  bytesOfLines(interleaved(linesOfBytes(bytes), linesOfBytes(other)))
