/** What happens to whole lines and files. */
import { bytesOf, bytesOfText, type Line, linesOf, textOf } from './lines.js'

/** Leaves out the last line: a transfer that broke off, a file cut to a few titles by hand. */
export const dropTrailer = (bytes: Uint8Array): Uint8Array => bytesOf(linesOf(bytes).slice(0, -1))

/** Leaves out the first line: titles copied from one file into another. */
export const dropHeader = (bytes: Uint8Array): Uint8Array => bytesOf(linesOf(bytes).slice(1))

/** Leaves out a line, counted from 1: the U of a title whose T stayed, say. */
export const dropLine = (bytes: Uint8Array, line: number): Uint8Array =>
  bytesOf(linesOf(bytes).filter((_, i) => i !== line - 1))

/** Puts a line so many times more behind itself: a program that appends what it has written already. */
export const repeatLine = (bytes: Uint8Array, line: number, times = 1): Uint8Array =>
  bytesOf(linesOf(bytes).flatMap((each, i) => (i === line - 1 ? Array<Line>(times + 1).fill(ended(each)) : [each])))

/** Lets two lines trade places, both counted from 1: files that were sorted. */
export function swapLines(bytes: Uint8Array, line: number, other: number): Uint8Array {
  const lines = [...linesOf(bytes)]
  const [a, b] = [lines[line - 1], lines[other - 1]]
  if (a === undefined || b === undefined) return bytes
  lines[line - 1] = { ...b, end: a.end }
  lines[other - 1] = { ...a, end: b.end }
  return bytesOf(lines)
}

/** The first bytes of a file: a disk that is full, a transfer that broke off. */
export const truncate = (bytes: Uint8Array, length: number): Uint8Array => bytes.slice(0, length)

/** The file, and the file again: a mailbox that was read twice into one file. */
export const repeatFile = (bytes: Uint8Array, times = 1): Uint8Array =>
  Buffer.concat(Array.from({ length: times + 1 }, () => bytesOf(linesOf(bytes).map(ended))))

/** A file, and another behind it: folders of returns that were concatenated before they were read. */
export const append = (bytes: Uint8Array, other: Uint8Array): Uint8Array =>
  bytesOfText(textOf(bytesOf(linesOf(bytes).map(ended))) + textOf(other))

/** A line of one file and a line of the other by turns: two programs that write to one file at a time. */
export function interleave(bytes: Uint8Array, other: Uint8Array): Uint8Array {
  const [a, b] = [linesOf(bytes), linesOf(other)]
  const count = Math.max(a.length, b.length)
  return bytesOf(
    Array.from({ length: count }, (_, i) =>
      [a[i], b[i]].flatMap((each) => (each === undefined ? [] : [ended(each)])),
    ).flat(),
  )
}

/** A line that something may follow. */
const ended = (line: Line): Line => (line.end === '' ? { ...line, end: '\r\n' } : line)
